import * as z from 'zod/mini'
import { SavedSignature } from './SavedSignature.ts'

/** Earlier versions of the page stored the two kinds under separate keys, each with its own field name for the hash. */
const EARLIER = [
  { key: 'countersign.signatures', kind: 'transaction', hash: 'safeTxHash' },
  { key: 'countersign.message-signatures', kind: 'message', hash: 'messageHash' },
] as const

export const EARLIER_KEYS = EARLIER.map(({ key }) => key)

const Entries = z.array(z.record(z.string(), z.unknown()))

/** Parses each entry alone, so that an unreadable entry does not hide the others. */
export const parseSavedSignatures = (text: string): SavedSignature[] =>
  entriesOf(text).flatMap((entry) => {
    const parsed = SavedSignature.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })

export const printSavedSignatures = (signatures: readonly SavedSignature[]): string =>
  JSON.stringify(z.encode(z.array(SavedSignature), [...signatures]))

/** Signatures that an earlier version of the page stored. Its messages had no time. */
export const readEarlierSignatures = (storage: Pick<Storage, 'getItem'>): SavedSignature[] =>
  EARLIER.flatMap(({ key, kind, hash }) => {
    const entries = entriesOf(storage.getItem(key) ?? '[]')
    return parseSavedSignatures(JSON.stringify(entries.map((entry) => ({ at: 0, ...entry, kind, hash: entry[hash] }))))
  })

function entriesOf(text: string): z.output<typeof Entries> {
  try {
    const parsed = Entries.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}
