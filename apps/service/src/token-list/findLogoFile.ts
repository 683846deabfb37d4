import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The file of a logo beside the list. Null when it is missing, not a regular file, or outside the folder, also by a link. */
export function findLogoFile(folder: string, path: string): string | null {
  if (path.includes('\0') || path.startsWith('/') || path.includes('\\')) return null
  try {
    const root = realpathSync(folder)
    const file = realpathSync(join(root, decodeURIComponent(path)))
    return file.startsWith(`${root}${sep}`) && statSync(file).isFile() ? file : null
  } catch {
    return null
  }
}
