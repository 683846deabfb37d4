import type { TypedAmount } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import { type Draft, useOpenDraft } from '../../data/drafts/draftStore.ts'
import { placeStore } from '../../data/drafts/placeStore.ts'
import { useAccount } from '../../data/url/useAccount.ts'

/**
 * Saves a transaction as a draft, with the nonce that the user chose for the next transaction if there is one, and opens its review.
 * @param source the form the draft comes from
 * @param note sent to the service with the transaction; not signed
 */
export function useOpenReview(source: Draft['source'], note = '') {
  const openDraft = useOpenDraft()
  const { key } = useAccount()
  return (
    transaction: SafeTransactionData,
    typed: readonly TypedAmount[] = [],
    facts: Pick<Draft, 'owners' | 'removedModules'> = {},
  ): Promise<void> => {
    const nonce = placeStore.get(key)?.nonce ?? transaction.nonce
    return openDraft({ transaction: { ...transaction, nonce }, note, source, typed: [...typed], ...facts })
  }
}
