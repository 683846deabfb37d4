import { statfsSync } from 'node:fs'

/** With less, writes fail soon, and the embedded database cannot even write its log. */
export const LEAST_FREE_BYTES = 64e6

/** Bytes that this user may still write on the disk of a folder. */
export function readFreeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}
