import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { bytesToHex, hexToBytes, type Hex } from 'viem'
import { DevchainError } from './DevchainError.ts'

/**
 * Replaces the state file atomically: writes a temporary file beside it, flushes it to disk, renames it over the old
 * one, and flushes the folder entry. Whenever the process dies, the file contains either the old or the new state
 * completely.
 *
 * @param state the answer of `anvil_dumpState` (gzip, hex)
 * @throws DevchainError STATE_UNWRITABLE (disk full, no permission)
 */
export async function writeStateFile(file: string, state: Hex): Promise<void> {
  const folder = dirname(file)
  const temporary = join(folder, `.${basename(file)}.${process.pid}.tmp`)
  try {
    await mkdir(folder, { recursive: true })
    const handle = await open(temporary, 'w', 0o600)
    try {
      await handle.writeFile(hexToBytes(state))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
    await syncFolder(folder)
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => {})
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DevchainError(
      'STATE_UNWRITABLE',
      `The state of the local chain could not be saved to ${file}: ${reason}. Free some space or correct the permissions; the last saved state is untouched.`,
      { cause },
    )
  }
}

/** The saved state in the form of `anvil_loadState`; null if there is none. */
export async function readStateFile(file: string): Promise<Hex | null> {
  if (!existsSync(file)) return null
  try {
    return bytesToHex(await readFile(file))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DevchainError('STATE_UNREADABLE', `The saved state ${file} could not be read: ${reason}.`, { cause })
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
