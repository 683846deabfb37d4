import { HashSchema } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { JournalEntry, type JournalRecord } from './JournalEntry.ts'

/** The storage of records. An append is durable when it resolves. */
export type JournalStore = {
  /** @returns the sequence of the last record; the others directly precede it */
  append(entries: readonly JournalEntry[], at: number): Promise<number>
  /** Up to `limit` records with a higher sequence, in order; fewer when they are large, none at the end. */
  readAfter(sequence: number, limit: number): Promise<JournalRecord[]>
  /** Hash of a record; the genesis hash for 0, undefined when the record does not exist. */
  hashAt(sequence: number): Promise<string | undefined>
  close(): Promise<void>
}

/** `previous` of the first record. */
export const GENESIS_HASH: Hex = `0x${'0'.repeat(64)}`

/** A stored record; the entry in its wire form. */
export const StoredRecord = z.object({
  sequence: z.number(),
  previous: HashSchema,
  hash: HashSchema,
  at: z.number(),
  entry: z.record(z.string(), z.unknown()),
})
export type StoredRecord = z.output<typeof StoredRecord>

/** Sorts the keys, because a jsonb column does not preserve their order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

export function hashRecord({ sequence, previous, at, entry }: Omit<StoredRecord, 'hash'>): Hex {
  const text = `${previous}\n${sequence}\n${at}\n${canonicalJson(entry)}`
  return `0x${createHash('sha256').update(text).digest('hex')}`
}

/** Links entries to the end of the chain. */
export function chainEntries(
  entries: readonly JournalEntry[],
  after: { sequence: number; hash: Hex },
  at: number,
): StoredRecord[] {
  let { sequence, hash } = after
  return entries.map((value) => {
    const record = { sequence: sequence + 1, previous: hash, at, entry: encodeEntry(value) }
    sequence += 1
    hash = hashRecord(record)
    return { ...record, hash }
  })
}

/** The form of an entry that is hashed. */
export const encodeEntry = (entry: JournalEntry): Record<string, unknown> => ({ ...z.encode(JournalEntry, entry) })

export const decodeRecord = (stored: StoredRecord): JournalRecord => ({
  ...stored,
  entry: z.decode(JournalEntry, stored.entry as z.input<typeof JournalEntry>),
})

/** A record in the file. The number of its writer is not hashed; records of earlier versions have none. */
const FileRecord = z.extend(StoredRecord, { writer: z.optional(z.number()) })
export type FileRecord = z.output<typeof FileRecord>

/** Ends a line that a failed or interrupted write left incomplete. No JSON ends like this. */
export const UNFINISHED = ' #unfinished'

export function parseJournalLine(text: string): FileRecord | null {
  try {
    const result = FileRecord.safeParse(JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** Lines of one write. @param isAfterUnfinished the file does not end with a complete line */
export const formatJournalLines = (
  records: readonly StoredRecord[],
  writer: number,
  isAfterUnfinished: boolean,
): Buffer =>
  Buffer.from(
    [
      ...(isAfterUnfinished ? [`${UNFINISHED}\n`] : []),
      ...records.map((record) => `${JSON.stringify({ ...record, writer })}\n`),
    ].join(''),
  )
