import { GENESIS_HASH, hashRecord, type StoredRecord } from '../JournalStore.ts'
import type { Branches } from './readBranches.ts'

/**
 * One chain with the entries of all branches. Each branch keeps its order; between branches the time of the record decides, so that an
 * older entry of one branch cannot restore a delegation that the other ended. Up to the first fork nothing changes; from there on records
 * get new numbers and hashes.
 */
export function* mergeBranches({ following }: Branches): Generator<StoredRecord> {
  let end: { sequence: number; hash: StoredRecord['hash'] } = { sequence: 0, hash: GENESIS_HASH }
  let next = [...(following.get(GENESIS_HASH) ?? [])]
  for (let first = earliest(next); first !== undefined; first = earliest(next)) {
    const chosen = first
    const record = { sequence: end.sequence + 1, previous: end.hash, at: chosen.at, entry: chosen.entry }
    end = { sequence: record.sequence, hash: hashRecord(record) }
    yield { ...record, hash: end.hash }
    next = [...next.filter((one) => one !== chosen), ...(following.get(chosen.hash) ?? [])]
  }
}

const earliest = (records: readonly StoredRecord[]): StoredRecord | undefined =>
  records.reduce<StoredRecord | undefined>((first, one) => (first && first.at <= one.at ? first : one), undefined)
