import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The fencing token of the journal. Each process that takes the data directory claims a number that no process had before. Only the holder
 * of the highest number may acknowledge a record.
 */
export type WriterClaim = {
  /** Written into every record. Of two records for one position the one with the higher number is valid. */
  readonly number: number
  /** Whether this is still the highest claim. */
  isHeld(): boolean
  /** Claims the next number; null when another process was faster. */
  next(): WriterClaim | null
  /** Writes the claim again after its file was deleted. Only for a holder that another lock protects. */
  restore(): void
}

const FILE = /^journal\.writer-(\d{1,15})$/
const pathOf = (dataDir: string, number: number) => join(dataDir, `journal.writer-${number}`)

/**
 * Claims the next number, at least `atLeast`. Every earlier claim is void from then on; the caller must read the journal afterwards. The
 * file of the highest number stays when the service stops, so that no number is given out twice.
 */
export function claimWriter(dataDir: string, owner: string, atLeast = 1): WriterClaim {
  for (;;) {
    const claim = tryClaim(dataDir, owner, Math.max(findHighest(dataDir) + 1, atLeast))
    if (claim) return claim
  }
}

function tryClaim(dataDir: string, owner: string, number: number): WriterClaim | null {
  const path = pathOf(dataDir, number)
  const content = `${owner} ${randomUUID()}\n`
  if (!createWhole(path, content, { mode: 0o600 })) return null
  // Another process may have claimed a higher number and cleaned up since the folder was read.
  if (findHighest(dataDir) !== number) {
    rmSync(path, { force: true })
    return null
  }
  // An earlier writer checks for its own file first, so its file is deleted before this process reads the journal.
  for (const lower of listNumbers(dataDir)) if (lower < number) rmSync(pathOf(dataDir, lower), { force: true })
  return {
    number,
    isHeld: () => readOrNull(path) === content && findHighest(dataDir) === number,
    next: () => tryClaim(dataDir, owner, number + 1),
    restore() {
      if (findHighest(dataDir) < number) createWhole(path, content, { mode: 0o600 })
    },
  }
}

/** False when the file exists. Linking a complete draft never exposes a half-written file, even on a full disk. */
function createWhole(path: string, content: string, options: { mode: number }): boolean {
  const draft = `${path}.${process.pid}.draft`
  try {
    writeFileSync(draft, content, options)
    linkSync(draft, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

const listNumbers = (dataDir: string) =>
  readdirSync(dataDir)
    .map((name) => Number(FILE.exec(name)?.[1] ?? 0))
    .filter((number) => number > 0)
const findHighest = (dataDir: string) => Math.max(0, ...listNumbers(dataDir))

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
