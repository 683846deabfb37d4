import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { bytesToHex, hexToBytes, type Hex } from 'viem'
import { DevchainError } from './devchainError.ts'

/**
 * Replaces the state file in one step: a temporary file beside it is written, flushed to disk and renamed over it, and
 * the folder entry is flushed too. Whenever the process dies, the file holds either the old or the new state, whole.
 *
 * @param state what `anvil_dumpState` answered (gzip, hex)
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

/** The saved state as `anvil_loadState` takes it, null when there is none. */
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
