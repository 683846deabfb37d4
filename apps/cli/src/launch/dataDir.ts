import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LaunchError } from './LaunchError.ts'
import { startMessages } from './startMessages.ts'

/** What the launcher remembers beside the chains' and the service's own files. Its presence marks the folder as ours. */
export type Remembered = {
  /** Hash of block 0 by chain id: a chain that was lost is noticed before the service mixes two histories. */
  genesis: Record<string, string>
  /** Chain ids whose demo queue was proposed once; what the user deleted does not come back. */
  demoProposed: string[]
}

const fileName = 'launcher.json'
export const lockName = 'launcher.lock'

export const chainStateFile = (dataDir: string, chainId: number) => join(dataDir, 'chains', `${chainId}.state`)

/** Makes the folder, readable by this user alone. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new LaunchError(
      startMessages.dataDirUnusable({ dataDir, reason: error instanceof Error ? error.message : String(error) }),
    )
  }
}

/** What an earlier start remembered; marks the folder as ours. */
export async function openDataDir(dataDir: string): Promise<Remembered> {
  const remembered = (await readRemembered(dataDir)) ?? { genesis: {}, demoProposed: [] }
  await remember(dataDir, remembered)
  return remembered
}

export async function remember(dataDir: string, remembered: Remembered): Promise<void> {
  const temporary = join(dataDir, `.${fileName}.tmp`)
  await writeFile(temporary, `${JSON.stringify(remembered, null, 2)}\n`)
  await rename(temporary, join(dataDir, fileName))
}

/**
 * Deletes chains and service data together; refuses a folder that is not ours. Take the lock first.
 *
 * @returns whether there was anything
 */
export async function resetDataDir(dataDir: string): Promise<boolean> {
  const names = readdirSync(dataDir).filter((name) => name !== lockName)
  if (names.length > 0 && !names.includes(fileName))
    throw new LaunchError(startMessages.foreignDataDir({ dataDir, file: fileName }))
  // The mark goes last, so that a reset that was interrupted can be repeated.
  for (const name of [...names.filter((name) => name !== fileName), ...names.filter((name) => name === fileName)])
    await rm(join(dataDir, name), { recursive: true, force: true })
  return names.length > 0
}

async function readRemembered(dataDir: string): Promise<Remembered | null> {
  const file = join(dataDir, fileName)
  if (!existsSync(file)) return null
  const value: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (typeof value !== 'object' || value === null || !('genesis' in value) || !('demoProposed' in value)) return null
  const { genesis, demoProposed } = value
  if (typeof genesis !== 'object' || genesis === null || !Array.isArray(demoProposed)) return null
  return {
    genesis: Object.fromEntries(Object.entries(genesis).map(([chainId, hash]) => [chainId, String(hash)])),
    demoProposed: demoProposed.map(String),
  }
}
