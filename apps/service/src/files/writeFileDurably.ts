import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Replaces a file, readable only by its owner. After a crash or a power loss it has the old or the new content, complete.
 * @param text whole, or in parts that need not fit into memory together
 * @param mayReplace runs when the new content is on disk; if it throws, the file stays as it is
 */
export async function writeFileDurably(
  path: string,
  text: string | AsyncIterable<string>,
  mayReplace: () => Promise<void> = async () => undefined,
): Promise<void> {
  const draft = `${path}.draft`
  const file = await open(draft, 'w', 0o600)
  try {
    // The mode above applies only to a new file.
    await file.chmod(0o600)
    for await (const part of typeof text === 'string' ? [text] : text) await file.writeFile(part)
    await file.sync()
  } finally {
    await file.close()
  }
  await mayReplace()
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/** A file name is durable only after fsync of its folder. */
export async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  await directory.sync().finally(() => directory.close())
}
