import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SecretError } from './secretError.ts'

/** The data directory has one process, so nobody else writes between the look and the rename. */
export async function readOrCreateSecretFile(dataDir: string, name: string, create: () => string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  const path = join(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const present = await readIfThere(path)
  if (present === null) {
    const value = create()
    await writeDurably(folder, path, value)
    return value
  }
  if (present === '') throw SecretError.empty(path)
  // A restored backup may have opened it to others.
  await chmod(path, 0o600)
  return present
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function writeDurably(folder: string, path: string, text: string): Promise<void> {
  const draft = `${path}.draft`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.chmod(0o600)
    await file.writeFile(`${text}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(folder)
  await syncFolder(dirname(folder))
}

/** A name is on disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  await directory.sync().finally(() => directory.close())
}
