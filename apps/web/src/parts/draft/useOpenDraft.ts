import { useNavigate } from '@tanstack/react-router'
import { draftStore, type Draft } from '../../data/drafts/draftStore.ts'
import { useAccount } from '../../data/url/useAccount.ts'

/** Saves a draft of the open account and opens its review. */
export function useOpenDraft() {
  const { chainId, safe, account } = useAccount()
  const navigate = useNavigate()
  return (draft: Omit<Draft, 'chainId' | 'safe'>): Promise<void> =>
    navigate({
      to: '/safes/$safe/review',
      params: { safe: account },
      search: { draft: draftStore.save({ chainId, safe, ...draft }) },
    })
}
