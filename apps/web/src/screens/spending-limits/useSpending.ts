import type { Address } from '@countersign/primitives'
import { useSent } from '../../data/sent/sentStore.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useSendCall } from '../../signing/execution/useSendCall.ts'
import { anchorOf } from './model/limitForms.ts'
import { exact } from './model/LimitForm.ts'
import type { SpendingLimit } from './model/SpendingLimit.ts'
import { spendingLimitsMessages } from './spendingLimitsMessages.ts'

/** The name under which the page shows the fee of a payment within a limit: see `feeChoices`. */
export const nameOfSpending = ({ module, delegate, token }: SpendingLimit, { to, amount }: Payment): string =>
  ['spending', module, delegate, token, to, amount].join(' ')

type Payment = { readonly to: Address; readonly amount: bigint }

/** Sends a payment within a limit from the connected wallet and shows its outcome. */
export function useSpending(limit: SpendingLimit, onDone: () => void) {
  const { account, safe } = useAccount()
  const { phase, error, txHash, send } = useSendCall()
  const path = pathOf(account, limit)
  const spend = async ({ to, amount }: Payment) => {
    const what = `${exact(amount, limit.decimals)} ${limit.symbol}`
    const build = async () => {
      const { spendingData } = await import('./limitCalls.ts')
      return { operation: 0, to: limit.module, value: 0n, data: spendingData(limit, { safe, to, amount }) } as const
    }
    const isDone = await send(build, {
      description: spendingLimitsMessages.sendWithinLimit({ what }),
      done: spendingLimitsMessages.whatSent({ what }),
      doneDetail: spendingLimitsMessages.withinLimit,
      path,
      feesOf: nameOfSpending(limit, { to, amount }),
    })
    if (isDone) onDone()
  }
  return { phase, error, txHash, spend }
}

/** Whether this browser has sent a payment within the limit that no block contains yet. */
export function useIsSpending(limit: SpendingLimit): boolean {
  const { account } = useAccount()
  const path = pathOf(account, limit)
  return useSent(limit.delegate).some((record) => record.status === 'pending' && record.path === path)
}

const pathOf = (account: string, limit: SpendingLimit): string => `/safes/${account}/setup#${anchorOf(limit)}`
