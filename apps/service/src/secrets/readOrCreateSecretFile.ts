import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeFileDurably } from '../files/writeFileDurably.ts'
import { SecretError } from './SecretError.ts'

/** Only one process uses the data directory, so no other one writes between the check and the rename. */
export async function readOrCreateSecretFile(dataDir: string, name: string, create: () => string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  const path = join(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const present = await readIfThere(path)
  if (present === null) {
    const value = create()
    await writeFileDurably(path, `${value}\n`)
    await syncFolder(dataDir)
    return value
  }
  if (present === '') throw SecretError.empty(path)
  // A restored backup may have a more permissive mode.
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
