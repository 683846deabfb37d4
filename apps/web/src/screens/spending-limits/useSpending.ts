import { type Address, errorText } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { exact } from './model/LimitForm.ts'
import type { SpendingLimit } from './model/SpendingLimit.ts'
import { spendingLimitsMessages } from './spendingLimitsMessages.ts'

/** The name under which the page shows the fee of a payment within a limit: see `feeChoices`. */
export const nameOfSpending = ({ module, delegate, token }: SpendingLimit, { to, amount }: Payment): string =>
  ['spending', module, delegate, token, to, amount].join(' ')

type Payment = { readonly to: Address; readonly amount: bigint }

/** Sends a payment within a limit from the connected wallet and shows its outcome. */
export function useSpending(limit: SpendingLimit, onDone: () => void) {
  const { key, chain, safe } = useAccount()
  const client = useQueryClient()
  const [phase, setPhase] = useState<'idle' | 'asking' | 'mining' | 'sent'>('idle')
  const [error, setError] = useState<string | null>(null)
  const spend = async ({ to, amount }: Payment) => {
    setPhase('asking')
    setError(null)
    try {
      const [{ spendingData }, { sendTransaction }, { publicClientFor }] = await Promise.all([
        import('./limitCalls.ts'),
        import('../../signing/execution/sendTransaction.ts'),
        import('../../data/chain-access/publicClientFor.ts'),
      ])
      const data = spendingData(limit, { safe, to, amount })
      const what = `${exact(amount, limit.decimals)} ${limit.symbol}`
      const description = spendingLimitsMessages.sendWithinLimit({ what })
      const { txHash } = await sendTransaction(chain, limit.module, data, {
        description,
        feesOf: nameOfSpending(limit, { to, amount }),
      })
      setPhase('mining')
      const mined = await publicClientFor(chain)
        .waitForTransactionReceipt({ hash: txHash })
        .catch(() => null)
      if (mined === null) {
        setPhase('sent')
        setError(spendingLimitsMessages.sentNotInBlock({ txHash }))
        return
      }
      if (mined.status !== 'success') throw new Error(spendingLimitsMessages.failedInBlock({ txHash }))
      toasts.show({
        kind: 'executed',
        title: spendingLimitsMessages.whatSent({ what }),
        detail: spendingLimitsMessages.withinLimit,
      })
      onDone()
    } catch (cause) {
      setError(errorText(cause))
      setPhase('idle')
    } finally {
      void client.invalidateQueries({ queryKey: queryKeys.account(key) })
    }
  }
  return { phase, error, spend }
}
