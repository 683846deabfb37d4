import {
  JOURNAL_START,
  type JournalPlace,
  type JournalRange,
  readJournalFile,
  SupersededError,
} from './readJournalFile.ts'

export type JournalScan = { superseded: JournalRange[]; end: JournalPlace }

/** Reads a whole journal and finds the bytes that were never acknowledged. */
export async function findSuperseded(path: string): Promise<JournalScan> {
  const superseded: JournalRange[] = []
  for (;;)
    try {
      let last = JOURNAL_START
      for await (const { end } of readJournalFile(path, { superseded })) last = end
      return { superseded, end: last }
    } catch (error) {
      if (!(error instanceof SupersededError)) throw error
      superseded.push(error.range)
    }
}
