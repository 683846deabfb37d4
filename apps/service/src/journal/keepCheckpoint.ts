import type { DataDirLock } from '../db/data-dir/lockDataDir.ts'
import type { Logger } from '../logging/createLogger.ts'
import { type JournalCheckpoint, writeCheckpoint } from './JournalCheckpoint.ts'
import { noteAccounts } from './noteAccounts.ts'
import type { JournalMarks } from './JournalMarks.ts'
import { type JournalPlace, type JournalRange, readJournalFile } from './readJournalFile.ts'

type Parts = {
  lock: DataDirLock
  log: Logger
  /** The replaced ranges of the open journal; the list grows. */
  superseded: readonly JournalRange[]
  stored: JournalCheckpoint
  /** The marks of the open journal; their number grows. */
  marks: JournalMarks
  /** Records between two checkpoints. */
  every: number
}

/** Writes a checkpoint from time to time. A failure only makes the next start slower. */
export function keepCheckpoint({ lock, log, superseded, stored, marks, every }: Parts) {
  let last = stored
  let next = stored.place.sequence + every
  let running: Promise<void> = Promise.resolve()
  let isRunning = false

  function start(run: () => Promise<JournalCheckpoint>): void {
    isRunning = true
    running = run()
      .then(async (checkpoint) => {
        last = checkpoint
        await writeCheckpoint(lock.journalPath, checkpoint, lock.assertHeld)
      })
      .catch((error: unknown) => log.warn('The checkpoint of the journal was not written.', { error: String(error) }))
      .finally(() => void (isRunning = false))
  }

  /** Verifies the records up to the head in the file again: a checkpoint contains what is on disk. */
  async function extendTo(head: JournalPlace): Promise<JournalCheckpoint> {
    const accounts = new Map(last.accounts)
    const sum = last.sum.copy()
    const known = [...superseded]
    let { place } = last
    const part = { from: place, to: head.offset, superseded: known, sum }
    for await (const { records, end } of readJournalFile(lock.journalPath, part)) {
      noteAccounts(accounts, records)
      place = end
    }
    if (place.hash !== head.hash) throw new Error(`The journal has another record ${head.sequence} than was written.`)
    return { place, superseded: known, accounts, marks: marks.all(), sum }
  }

  return {
    /** Continues after the records that were verified at the start. */
    begin(verified: JournalCheckpoint): void {
      last = verified
      if (verified.place.sequence < next) return
      next = verified.place.sequence + every
      start(() => Promise.resolve(verified))
    },
    /** @param head the end of the records that were appended and applied */
    advance(head: JournalPlace): void {
      if (isRunning || head.sequence < next) return
      next = head.sequence + every
      start(() => extendTo(head))
    },
    close: () => running,
  }
}
