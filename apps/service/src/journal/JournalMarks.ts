import type { JournalRange } from './readJournalFile.ts'

/** A record and where it ends in the file. */
export type JournalMark = readonly [sequence: number, end: number]

/** Records between two marks. One record is found by reading what is between two marks: about 50 kB. */
const STEP = 64

/** Where some of the records of a journal file are, so that any other one is found without reading the whole file. */
export type JournalMarks = {
  /** Notes a record after the last one, if that is far enough behind. */
  note(sequence: number, end: number): void
  /** Bytes that contain a record. */
  rangeOf(sequence: number): JournalRange
  all(): readonly JournalMark[]
}

export function createJournalMarks(known: readonly JournalMark[]): JournalMarks {
  const marks = [...known]
  /** The number of marks before a record. */
  const countBefore = (sequence: number) => {
    let [low, high] = [0, marks.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((marks[middle]?.[0] ?? 0) < sequence) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    note(sequence, end) {
      if (sequence - (marks.at(-1)?.[0] ?? 0) >= STEP) marks.push([sequence, end])
    },
    rangeOf(sequence) {
      const before = countBefore(sequence)
      return { from: marks[before - 1]?.[1] ?? 0, to: marks[before]?.[1] ?? Infinity }
    },
    all: () => marks,
  }
}
