import type { TypedAmount } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import { type Draft, useOpenDraft } from '../../data/drafts/draftStore.ts'

/**
 * Saves a transaction as a draft and opens its review.
 * @param source the form the draft comes from
 * @param note sent to the service with the transaction; not signed
 */
export function useOpenReview(source: Draft['source'], note = '') {
  const openDraft = useOpenDraft()
  return (
    transaction: SafeTransactionData,
    typed: readonly TypedAmount[] = [],
    facts: Pick<Draft, 'owners' | 'removedModules'> = {},
  ): Promise<void> => openDraft({ transaction, note, source, typed: [...typed], ...facts })
}
