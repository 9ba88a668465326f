/** Every bound of reading lists and catalogues: no file costs unbounded time or memory. */
export const LIST_LIMITS = {
  /** Of a list as it lies on the disk; the largest seen is a quarter of a megabyte. */
  fileBytes: 16 * 1024 * 1024,
  textBytes: 1024 * 1024,
  lines: 5_000,
  lineLength: 4_000,
  /** Of a roster unpacked from its zip. */
  unpackedBytes: 8 * 1024 * 1024,
  zipEntries: 2_000,
  depth: 64,
  nodes: 120_000,
  units: 400,
  modelsPerUnit: 400,
  models: 4_000,
  /** Of one kind on one line. */
  count: 1_000,
  points: 100_000,
  /** Names and remarks kept of one unit. */
  nameLength: 200,
  remarks: 200,
} as const;
