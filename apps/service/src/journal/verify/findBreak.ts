import type { AccountJournalRecord, JournalPage, JournalPosition, JournalSeal } from '@countersign/api'
import { nextPosition } from '../nextPosition.ts'
import { isSealedBy } from '../journalSeal.ts'
import { hashRecord } from '../JournalEntry.ts'

type Account = JournalSeal['account']
/** The position after the last verified record, and that record's number in the journal of all accounts. */
export type Progress = { place: JournalPosition; sequence: number; hash: string }

/** The new position after the next record, or a sentence that says what is wrong with the record. */
export function followRecord(account: Account, from: Progress, record: AccountJournalRecord): Progress | string {
  const { place } = from
  const expected = place.position + 1
  if (record.position !== expected)
    return `Record ${expected}: record ${record.position} is in its place. A record is missing, or the order was changed.`
  const hash = hashRecord(record)
  if (hash !== record.hash)
    return `Record ${expected}: its hash is ${record.hash}, its content hashes to ${hash}. The record was changed.`
  const { chainId, safe } = record.entry
  if (chainId !== account.chainId || safe !== account.safe)
    return `Record ${expected}: it is about ${String(safe)} on chain ${String(chainId)}, not about ${account.safe} on chain ${account.chainId}.`
  if (record.sequence <= from.sequence)
    return `Record ${expected}: its number in the journal of all accounts is ${record.sequence}, after ${from.sequence}.`
  const next = nextPosition(account, place, record.hash)
  if (next.link !== record.link)
    return `Record ${expected}: its link is ${record.link}, the records before it give ${next.link}. It or an earlier record was replaced.`
  return { place: next, sequence: record.sequence, hash: record.hash }
}

/** A sentence that says what is wrong with a seal over verified records, or null. */
export function findSealBreak(
  seal: JournalSeal,
  after: JournalPosition,
  { place, sequence, hash }: Progress,
  publicKey: string,
): string | null {
  if (!isSamePlace(seal.after, after))
    return `The seal begins after ${tell(seal.after)}, the records before it end at ${tell(after)}.`
  if (!isSamePlace(seal.last, place))
    return `The seal ends at ${tell(seal.last)}, the records lead to ${tell(place)}. Records are missing or were added.`
  const { head, chain } = seal
  if (head.position < place.position || (head.position === place.position && head.link !== place.link))
    return `The seal says that the account's journal ends at ${tell(head)}, but the records lead to ${tell(place)}.`
  if (chain.sequence < sequence || (chain.sequence === sequence && chain.hash !== hash && sequence > 0))
    return `The seal says that the journal of all accounts ends at record ${chain.sequence} with ${chain.hash}, but a record here is ${sequence} with ${hash}.`
  if (seal.key.publicKey.toLowerCase() !== toHex(publicKey))
    return `The seal names the key ${seal.key.publicKey}; the service's key is ${toHex(publicKey)}.`
  if (!isSealedBy(seal, publicKey))
    return `The signature ${seal.signature} of the seal is not by the key ${toHex(publicKey)}. The seal, its signature or the key was changed.`
  return null
}

/** A sentence that says how a page disagrees with its seal, or null. */
export function findFrameBreak({ count, next, previous, seal }: JournalPage): string | null {
  if (count !== seal.head.position) return `The page counts ${count} records, its seal ${seal.head.position}.`
  const isLast = seal.last.position === seal.head.position
  if ((next === null) !== isLast)
    return isLast
      ? `The page names a next page after the end.`
      : `The page names no next page, but there are more records.`
  if ((previous === null) !== (seal.after.position === 0))
    return `The page begins behind record ${seal.after.position}, but ${previous === null ? 'names no' : 'names a'} page before it.`
  return null
}

const isSamePlace = (first: JournalPosition, second: JournalPosition) =>
  first.position === second.position && first.link === second.link
const tell = ({ position, link }: JournalPosition) => `record ${position} (${link})`
const toHex = (key: string) => `0x${key.replace(/^0x/i, '').toLowerCase()}`
