import type { OwnerTarget } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { useQueueEffect, type QueueJudgement } from '../../../../parts/owners/useQueueEffect.ts'
import { noncesQuery } from '../../../../data/query/noncesQuery.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import type { AccountSetup } from '../../model/accountSetup.ts'
import type { OwnersForm } from './OwnersForm.ts'

type Input = { readonly setup: AccountSetup; readonly form: OwnersForm; readonly target: OwnerTarget | null }

/** When the change executes: after all queued transactions, or next. */
export type When = {
  /** Null while the queue is loading. */
  readonly nonce: bigint | null
  readonly next: bigint
  readonly behind: bigint | null
  readonly judgement: QueueJudgement
}

/** The possible nonces of the change, and its effect on queued transactions for the chosen one. */
export function useWhen({ setup, form, target }: Input): When {
  const { key } = useAccount()
  const before = { owners: setup.owners, threshold: setup.threshold }
  const after = target ?? before
  const recommended = useQuery(noncesQuery(key)).data?.recommendedNonce
  const atNext = useQueueEffect({ before, after, nonce: setup.nonce })
  const { nonceBehind } = atNext
  const behind = nonceBehind === null ? null : max(nonceBehind, BigInt(recommended ?? 0))
  const atBehind = useQueueEffect({ before, after, nonce: behind ?? setup.nonce })
  const isNext = form.when === 'next'
  return {
    nonce: isNext ? setup.nonce : behind,
    next: setup.nonce,
    behind,
    judgement: isNext ? atNext : atBehind,
  }
}

const max = (first: bigint, second: bigint): bigint => (first > second ? first : second)
