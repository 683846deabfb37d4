import type { TypedAmount } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import { useNavigate } from '@tanstack/react-router'
import { draftStore, type Draft } from '../../data/drafts/draftStore.ts'
import { useAccount } from '../../data/url/useAccount.ts'

/**
 * Saves a transaction as a draft and opens its review.
 * @param source the form the draft comes from
 * @param note told to the service beside the transaction; never signed
 */
export function useOpenReview(source: Draft['source'], note = '') {
  const { chainId, safe, account } = useAccount()
  const navigate = useNavigate()
  return (
    transaction: SafeTransactionData,
    typed: readonly TypedAmount[] = [],
    facts: Pick<Draft, 'owners' | 'removedModules'> = {},
  ): Promise<void> => {
    const draft = draftStore.save({ chainId, safe, transaction, note, source, typed: [...typed], ...facts })
    return navigate({ to: '/safes/$safe/review', params: { safe: account }, search: { draft } })
  }
}
