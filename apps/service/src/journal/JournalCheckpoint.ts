import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { HashSchema } from '@countersign/api'
import { writeFileDurably } from '../files/writeFileDurably.ts'
import type { JournalMark } from './JournalMarks.ts'
import { JOURNAL_START, type JournalPlace, type JournalRange } from './readJournalFile.ts'

const Position = z.number().check(z.int(), z.nonnegative())

/** The file beside the journal. It may be deleted at any time: then the next start verifies every record. */
const CheckpointFile = z.object({
  format: z.literal(1),
  place: z.object({ sequence: Position, hash: HashSchema, offset: Position, writer: Position }),
  superseded: z.array(z.object({ from: Position, to: Position })),
  accounts: z.record(z.string(), Position),
  /** Files of earlier versions lack it, and are ignored. */
  marks: z.array(z.tuple([Position, Position])),
  /** SHA-256 of the bytes of the journal up to the place. */
  sha256: z.string(),
})
type CheckpointFile = z.output<typeof CheckpointFile>

/** A file whose own bytes are damaged must not be believed, so it contains the checksum of its content. */
const Sealed = z.object({ content: z.string(), sha256: z.string() })

/** A verified part of a journal, from its beginning. */
export type JournalCheckpoint = {
  /** The end of the part. */
  readonly place: JournalPlace
  /** Bytes before the place that were never acknowledged. */
  readonly superseded: readonly JournalRange[]
  /** The last record of each account up to the place: see `JournalEnds`. */
  readonly accounts: ReadonlyMap<string, number>
  /** Where records are; also some after the place. */
  readonly marks: readonly JournalMark[]
  /** Has received the bytes up to the place. */
  readonly sum: Hash
}

/** The part that every journal has. */
export const emptyCheckpoint = (): JournalCheckpoint => ({
  place: JOURNAL_START,
  superseded: [],
  accounts: new Map(),
  marks: [],
  sum: createHash('sha256'),
})

const pathOf = (journalPath: string) => `${journalPath}.verified`
const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex')
const digestOf = (sum: Hash) => sum.copy().digest('hex')

/** @param mayReplace throws when this process no longer holds the journal; then the file stays as it is */
export async function writeCheckpoint(
  journalPath: string,
  { place, superseded, accounts, marks, sum }: JournalCheckpoint,
  mayReplace: () => Promise<void>,
): Promise<void> {
  const file: CheckpointFile = {
    format: 1,
    place,
    superseded: superseded.filter(({ from }) => from < place.offset),
    accounts: Object.fromEntries(accounts),
    marks: marks.filter(([, end]) => end <= place.offset).map(([sequence, end]) => [sequence, end]),
    sha256: digestOf(sum),
  }
  const content = JSON.stringify(file)
  await writeFileDurably(pathOf(journalPath), JSON.stringify({ content, sha256: checksumOf(content) }), mayReplace)
}

/**
 * The stored checkpoint, if the journal still begins with the same bytes: the checksum of every one of them is computed. A journal that was
 * replaced, shortened or damaged has another one.
 * @returns null when there is none, or it does not fit
 */
export async function readCheckpoint(journalPath: string): Promise<JournalCheckpoint | null> {
  const file = await readSealed(pathOf(journalPath))
  if (file === null) return null
  const { place, superseded, accounts, marks } = file
  const sum = createHash('sha256')
  if (place.offset > 0)
    for await (const chunk of createReadStream(journalPath, { end: place.offset - 1, highWaterMark: 1 << 20 }))
      sum.update(Buffer.from(chunk))
  if (digestOf(sum) !== file.sha256) return null
  return { place, superseded, accounts: new Map(Object.entries(accounts)), marks, sum }
}

async function readSealed(path: string): Promise<CheckpointFile | null> {
  try {
    const { content, sha256 } = z.parse(Sealed, JSON.parse(await readFile(path, 'utf8')))
    return checksumOf(content) === sha256 ? z.parse(CheckpointFile, JSON.parse(content)) : null
  } catch {
    return null
  }
}
