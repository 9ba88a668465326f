/** One small army as every tool writes it; the layouts are theirs, the lists are ours. */

const DIALECT_A = `Green tide (275 Points)

Orks
War Horde
Incursion (1,000 Points)

CHARACTERS

Warboss (90 Points)
  • Warlord
  • 1x Attack squig
  • 1x Power klaw
  • 1x Twin slugga
  • Enhancements: Follow Me Ladz

BATTLELINE

Boyz (85 Points)
  • 1x Boss Nob
     ◦ 1x Big choppa
     ◦ 1x Slugga
  • 9x Boy
     ◦ 8x Choppa
     ◦ 8x Slugga
     ◦ 1x Big shoota
     ◦ 1x Close combat weapon

OTHER DATASHEETS

Nobz (100 Points)
  • 1x Ammo Runt
  • 1x Boss Nob
     ◦ 1x Power klaw
     ◦ 1x Slugga
  • 4x Nob
     ◦ 4x Slugga
     ◦ 2x Big choppa
     ◦ 2x Power klaw

Exported with App Version: v1.40.0 (1), Data Version: v700
`;

const DIALECT_B = `Green tide (275 points)

Orks
Incursion (1000 points)
War Horde


CHARACTERS

Warboss (90 points)
  • Warlord
  • 1x Attack squig
    1x Power klaw
    1x Twin slugga
  • Enhancement: Follow Me Ladz


BATTLELINE

Boyz (85 points)
  • 1x Boss Nob
    • 1x Big choppa
      1x Slugga
  • 9x Boy
    • 8x Choppa
      8x Slugga
      1x Big shoota
      1x Close combat weapon


OTHER DATASHEETS

Nobz (100 points)
  • 1x Ammo Runt
  • 1x Boss Nob
    • 1x Power klaw
      1x Slugga
  • 4x Nob
    • 4x Slugga
      2x Big choppa
      2x Power klaw

Exported with App Version: v1.40.0 (75), Data Version: v700
`;

const NR_HEADER = `+++++++++++++++++++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Xenos - Orks
+ DETACHMENT: War\u00a0Horde (Get Stuck In)
+ TOTAL ARMY POINTS: 275pts
+
+ WARLORD: Char1: Warboss
+ ENHANCEMENT: Follow Me Ladz (on Char1: Warboss)
+ NUMBER OF UNITS: 3
+ SECONDARY: - Assassination: 1 Characters
+++++++++++++++++++++++++++++++++++++++++++++++
`;

const NR_GW = `${NR_HEADER}
CHARACTER

1x Warboss (90 pts)
• 1x Attack squig
• 1x Power klaw
• 1x Twin slugga
• Warlord
• Follow Me Ladz (+25 pts)

BATTLELINE

10x Boyz (85 pts)
• 1x Boss Nob
    • 1x Big choppa
    • 1x Slugga
• 8x Boy
    • 8x Choppa
    • 8x Slugga
    • 8x Boy
• 1x Boy
    • 1x Big shoota
    • 1x Close combat weapon

OTHER DATASHEETS

5x Nobz (100 pts)
• 1x Boss Nob
    • 1x Power klaw
    • 1x Slugga
• 4x Nob
    • 4x Slugga
    • 2x Big choppa
    • 2x Power klaw
  • Ammo Runt
`;

const WTC_FULL = `${NR_HEADER}
CHARACTER

Char1: 1x Warboss (90 pts)
1 with Attack squig, Power klaw, Twin slugga
  • Warlord
Enhancement: Follow Me Ladz (+25 pts)

BATTLELINE

10x Boyz (85 pts)
• 1x Boss Nob
    1 with Big choppa, Slugga
• 9x Boy
    8 with Choppa, Slugga
    1 with Big shoota, Close combat weapon

OTHER DATASHEETS

5x Nobz (100 pts)
• 1x Boss Nob
    1 with Power klaw, Slugga
      • Ammo Runt
• 4x Nob
    2 with Big choppa, Slugga
    2 with Power klaw, Slugga
`;

const WTC_COMPACT = `${NR_HEADER}
Char1: 1x Warboss (90 pts): Warlord, Attack squig, Power klaw, Twin slugga
Enhancement: Follow Me Ladz (+25 pts)

10x Boyz (85 pts)
• 1x Boss Nob: Big choppa, Slugga
• 9x Boy
    8 with Choppa, Slugga
    1 with Big shoota, Close combat weapon
5x Nobz (100 pts): Ammo Runt
• 1x Boss Nob: Power klaw, Slugga
• 4x Nob
    2 with Big choppa, Slugga
    2 with Power klaw, Slugga
`;

const SIMPLE = `Xenos - Orks - Green tide - [275 pts]

# ++ Army Roster ++ [275 pts]
## Configuration
Battle Size: Incursion (1000 Point limit)
Detachment: War Horde
Show/Hide Options

## Character [90 pts]
Warboss [90 pts]: Warlord, Follow Me Ladz [25 pts], Attack squig, Power klaw, Twin slugga

## Battleline [85 pts]
Boyz [85 pts]:
• 1x Boss Nob: Big choppa, Slugga
• 8x Boy: Choppa, Slugga
• 1x Boy: Big shoota, Close combat weapon

## Infantry [100 pts]
Nobz [100 pts]:
• 1x Boss Nob: Power klaw, Slugga, Ammo Runt
• 2x Nob: Big choppa, Slugga
• 2x Nob: Power klaw, Slugga
`;

const SHORT = `Warboss (90pts): Warlord, Attack squig, Power klaw, Twin slugga

10x Boyz (85pts)
5x Nobz (100pts)
`;

export const TEXTS = {
  app_a: DIALECT_A,
  app_b: DIALECT_B,
  gw: NR_GW,
  wtc_full: WTC_FULL,
  wtc_compact: WTC_COMPACT,
  simple: SIMPLE,
  short: SHORT,
} as const;

/** As tournament sites keep a list: nothing stands before its first sign. */
export function flat(text: string): string {
  return text.replaceAll(/^[ \t]+/gm, "");
}
