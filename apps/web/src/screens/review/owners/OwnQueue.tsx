import type { SafeTransaction } from '@countersign/safe'
import type { Ownership } from '@countersign/safe/checks'
import { useMemo } from 'react'
import { LostSignatures } from '../../../parts/owners/LostSignatures.tsx'
import { useQueueEffect } from '../../../parts/owners/useQueueEffect.ts'
import { draftStore } from '../../../data/drafts/draftStore.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useNavigateFromHere } from '../../../data/url/useNavigateFromHere.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'

type Props = {
  readonly before: Ownership
  readonly after: Ownership
  readonly reviewed: SafeTransaction
  readonly isStored: boolean
}

/** What the change does to the queue of this account. */
export function OwnQueue({ before, after, reviewed, isStored }: Props) {
  const { chainId, safe, account } = useAccount()
  const navigate = useNavigateFromHere()
  const { draft } = useReviewContext()
  const { transaction, safeTxHash } = reviewed
  const change = useMemo(
    () => ({ before, after, nonce: transaction.nonce, hash: isStored ? safeTxHash : null }),
    [before, after, transaction.nonce, safeTxHash, isStored],
  )
  const judgement = useQueueEffect(change)
  const proposeBehind = (nonce: bigint) => {
    const source = isStored ? 'repeat' : 'setup'
    const saved = draftStore.save({
      chainId,
      safe,
      transaction: { ...transaction, nonce },
      note: '',
      source,
      // The draft keeps the chosen owners: if the owners change, its calls are planned again.
      ...(draft?.owners === undefined ? {} : { owners: draft.owners }),
    })
    void navigate({ to: '/safes/$safe/review', params: { safe: account }, search: { draft: saved } })
  }
  return <LostSignatures judgement={judgement} onBehind={proposeBehind} />
}
