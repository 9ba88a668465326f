import { describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";

describe("settings", () => {
  test("have defaults, and an empty variable is none", () => {
    const read = readConfig({ PORT: "", HOME: "/root" });
    expect(read).toMatchObject({
      ok: true,
      config: {
        PORT: 2567,
        HOST: "0.0.0.0",
        GUNLINE_DATA: "data",
        GUNLINE_ORIGINS: [],
        GUNLINE_BEHIND_PROXY: false,
        GUNLINE_GAMES_PER_HOUR: 30,
        GUNLINE_LOG_LEVEL: "info",
      },
    });
    expect(read.ok && read.config.DATABASE_URL).toBeUndefined();
  });

  test("are read from the environment", () => {
    const config = {
      PORT: "8080",
      DATABASE_URL: "postgresql://user:secret@db.example.org:5432/gunline",
      REDIS_URL: "redis://cache:6379",
      PUBLIC_ADDRESS: "play-1.example.org:8443",
      GUNLINE_ORIGINS: "https://play.example.org, http://localhost:5173",
      GUNLINE_BEHIND_PROXY: "1",
    };
    expect(readConfig(config)).toMatchObject({
      ok: true,
      config: {
        PORT: 8080,
        GUNLINE_ORIGINS: ["https://play.example.org", "http://localhost:5173"],
        GUNLINE_BEHIND_PROXY: true,
        PUBLIC_ADDRESS: "play-1.example.org:8443",
      },
    });
  });

  test.each([
    ["PORT", "many"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["DATABASE_URL", "mysql://db/gunline"],
    ["DATABASE_URL", "the database"],
    ["REDIS_URL", "http://cache"],
    ["PUBLIC_ADDRESS", "https://play.example.org"],
    ["GUNLINE_ORIGINS", "play.example.org"],
    ["GUNLINE_ORIGINS", "https://play.example.org/path"],
    ["GUNLINE_BEHIND_PROXY", "yes"],
    ["GUNLINE_GAMES_PER_HOUR", "0"],
    ["GUNLINE_LOG_LEVEL", "loud"],
  ])("%s may not be %j", (name, value) => {
    const read = readConfig({ [name]: value });
    expect(read.ok).toBe(false);
    expect(!read.ok && read.faults.every((fault) => fault.startsWith(`${name}: `))).toBe(true);
  });

  test("several processes need one database", () => {
    expect(readConfig({ REDIS_URL: "redis://cache" })).toMatchObject({
      ok: false,
      faults: [expect.stringContaining("DATABASE_URL")],
    });
  });
});
