import * as z from 'zod/mini'
import { StoredRecord } from './JournalStore.ts'

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
