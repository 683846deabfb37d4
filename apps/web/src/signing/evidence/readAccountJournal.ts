import type { AccountJournalRecord } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import type { EvidenceJournal } from '@countersign/safe/exchange'
import { api } from '../../data/client/apiClient.ts'

const MOST_PAGES = 50

/** The service's journal of one account. */
export type AccountJournal = Omit<EvidenceJournal, 'records'> & { readonly records: readonly AccountJournalRecord[] }

/** @throws without a journal */
export async function readAccountJournal(chainId: string, safe: Address): Promise<AccountJournal> {
  const records: AccountJournalRecord[] = []
  let cursor: string | null = null
  for (let pages = 0; ; pages++) {
    const page = await api().getJournal({ params: { chainId, safe }, query: cursor === null ? {} : { cursor } })
    records.push(...page.results)
    cursor = page.next === null ? null : new URL(page.next, location.href).searchParams.get('cursor')
    if (cursor === null || pages === MOST_PAGES)
      return {
        publicKey: page.seal.key.publicKey,
        headSequence: page.seal.chain.sequence,
        headHash: page.seal.chain.hash,
        records,
      }
  }
}

/** The records that name a hash. */
export const recordsAbout = ({ records, ...head }: AccountJournal, hash: Hex): EvidenceJournal => ({
  ...head,
  records: records
    .filter(({ entry }) => JSON.stringify(entry).toLowerCase().includes(hash.toLowerCase()))
    .map(({ sequence, hash: ofRecord, at }) => ({ sequence, hash: ofRecord, at })),
})
