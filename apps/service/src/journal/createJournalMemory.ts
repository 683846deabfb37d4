import type { StoredRecord } from './JournalEntry.ts'
import { createJournalMarks, type JournalMark, type JournalMarks } from './JournalMarks.ts'
import { JOURNAL_START, type JournalPlace } from './readJournalFile.ts'

/** Limits of the records in memory, by number and by bytes: one record may have a megabyte. */
const TAIL = 2000
const TAIL_BYTES = 16 * 1024 * 1024
/** Number of records between two positions at which reading can start. */
const STEP = 500

/** The newest records of a journal file, and positions at which reading can start. */
export type JournalMemory = {
  head(): JournalPlace
  readonly marks: JournalMarks
  /**
   * Adds the records that follow the stored ones, up to a position.
   * @param ends of the records in the file, where they are known
   */
  add(records: readonly StoredRecord[], end: JournalPlace, ends?: readonly number[]): void
  /** The records after a sequence; null when they are no longer in memory. */
  findAfter(sequence: number): readonly StoredRecord[] | null
  /** The last position that is not after a record. */
  placeBefore(sequence: number): JournalPlace
}

/**
 * @param start the first record that is added follows it
 * @param known marks before that
 */
export function createJournalMemory(start: JournalPlace, known: readonly JournalMark[]): JournalMemory {
  const marks = createJournalMarks(known)
  let head = start
  let tail: StoredRecord[] = []
  let parts: { count: number; bytes: number }[] = []
  const places: JournalPlace[] = [JOURNAL_START, start]
  return {
    head: () => head,
    marks,
    add(records, end, ends = []) {
      parts = keepLast([...parts, { count: records.length, bytes: end.offset - head.offset }])
      tail = [...tail, ...records].slice(-Math.min(TAIL, sum(parts, 'count')))
      for (const [index, { sequence }] of records.entries()) {
        const at = ends[index]
        if (at !== undefined) marks.note(sequence, at)
      }
      marks.note(end.sequence, end.offset)
      head = end
      const last = places.at(-1) ?? JOURNAL_START
      if (head.sequence - last.sequence >= STEP || head.offset - last.offset >= TAIL_BYTES) places.push(head)
    },
    findAfter(sequence) {
      const first = tail[0]
      return first && sequence >= first.sequence - 1 ? tail.slice(sequence - first.sequence + 1) : null
    },
    placeBefore: (sequence) => places.findLast((place) => place.sequence <= sequence) ?? JOURNAL_START,
  }
}

const sum = <Name extends string>(parts: readonly Record<Name, number>[], name: Name) =>
  parts.reduce((total, part) => total + part[name], 0)

/** The newest parts within the limits; at least the last one. */
function keepLast<Part extends { count: number; bytes: number }>(parts: readonly Part[]): Part[] {
  const first = parts.findIndex((_, index) => {
    const rest = parts.slice(index + 1)
    return sum(parts.slice(index), 'bytes') <= TAIL_BYTES && sum(rest, 'count') < TAIL
  })
  return parts.slice(first < 0 ? -1 : first)
}
