/** What the machine refuses, in words; of anything else the code that it gives. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file would be too large",
  EROFS: "the disk is read-only",
  EACCES: "permission denied",
  EPERM: "permission denied",
  ENOENT: "no such folder",
  ENOTDIR: "no such folder",
  EIO: "the disk cannot be written",
};

export function systemFault(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  return reason === undefined ? message : `${reason} (${code})`;
}
