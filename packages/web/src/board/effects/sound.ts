import { once } from "../../ui/once.ts";
import type { Show } from "./show.ts";

/** Made here, of noise and one tone: no files. A sound is a fraction of a second, and quiet. */

/** Shots that are heard one by one; more would be a roar. */
const MOST_SHOTS = 8;
const MOST_FALLS = 4;
const VOLUME = 0.16;

const speaker = once(() => new AudioContext());
const hiss = once(() => noise(speaker()));

/** Lets what has happened be heard. A browser that gives no sound gives none. */
export function sound({ tracers, losses }: Show): void {
  if (typeof AudioContext === "undefined") return;
  const context = speaker();
  // Until somebody has pressed something a page has to be silent.
  if (context.state === "suspended") void context.resume();
  const begin = context.currentTime + 0.02;
  const shots = Math.min(tracers.length, MOST_SHOTS);
  for (let at = 0; at < shots; at++) crack(context, begin + at * 0.045 + Math.random() * 0.02);
  const falls = Math.min(losses.filter(({ slain }) => slain).length, MOST_FALLS);
  for (let at = 0; at < falls; at++) thud(context, begin + 0.28 + at * 0.08);
}

/** A short burst of noise, the high part of it gone at once. */
function crack(audio: AudioContext, when: number): void {
  const source = audio.createBufferSource();
  source.buffer = hiss();
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(4_200, when);
  filter.frequency.exponentialRampToValueAtTime(500, when + 0.1);
  source.connect(filter).connect(fading(audio, when, 0.12));
  source.start(when);
  source.stop(when + 0.13);
}

/** A tone that falls. */
function thud(audio: AudioContext, when: number): void {
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(130, when);
  tone.frequency.exponentialRampToValueAtTime(45, when + 0.16);
  tone.connect(fading(audio, when, 0.2));
  tone.start(when);
  tone.stop(when + 0.22);
}

function fading(audio: AudioContext, when: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(VOLUME, when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
  gain.connect(audio.destination);
  return gain;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.13), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
