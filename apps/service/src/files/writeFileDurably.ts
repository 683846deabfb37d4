import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Replaces a file, readable by its owner alone, so that after a crash or a power loss it is the old or the new one, whole. */
export async function writeFileDurably(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`
  const file = await open(draft, 'w', 0o600)
  try {
    // The mode above only counts for a file that was not there.
    await file.chmod(0o600)
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/** A name is on disk only when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  await directory.sync().finally(() => directory.close())
}
