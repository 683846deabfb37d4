import { type Address, isSameAddress } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe'
import { amountWords, inspectCalls, isAlmostAll, outflowsOf, type Outflow, type Read } from '@countersign/safe/checks'
import type { AssetDelta, SimulationResult } from '../values/SimulationResult.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { lossMessages } from './lossMessages.ts'
import type { UnitOf } from './UnitOf.ts'

type BalanceOf = (owner: Address, token: Address | null) => Read<bigint> | undefined

type Tried = {
  /** Reads balances before the transaction, at the block of the simulation. */
  readonly readHoldings: (holdings: readonly Pick<Outflow, 'owner' | 'token'>[], block: bigint) => Promise<BalanceOf>
  readonly safe: Address
  readonly transaction: SafeTransactionData
  readonly unitOf?: UnitOf | undefined
}

const at = { id: 'simulation', field: 'holdings' } as const

/**
 * Assets of which the simulation takes almost all from the account, although no call names them as a payment: a swap, a deposit.
 * `checkHoldings` compares the payments that calls name.
 *
 * @example
 * const result = await simulate({ chainId: 1n, safe, transaction }, rpc)
 * const losses = await judgeLosses({ readHoldings: async () => () => undefined, safe, transaction }, result)
 */
export async function judgeLosses(
  { readHoldings, safe, transaction, unitOf = () => null }: Tried,
  { success, deltas, block }: Pick<SimulationResult, 'success' | 'deltas' | 'block'>,
): Promise<EffectVerdict[]> {
  if (!success) return []
  const named = outflowsOf(safe, inspectCalls(safe, transaction)).filter(({ owner }) => isSameAddress(owner, safe))
  const lost = deltas
    .filter(({ owner, amount }) => isSameAddress(owner, safe) && amount < 0n)
    .flatMap((delta) => lossOf(safe, delta) ?? [])
    .filter(({ token, amount }) => !named.some((one) => isSameAsset(one.token, token) && one.amount >= amount))
  const balanceOf = await readHoldings(lost, block.number)
  return lost.flatMap(({ token, amount }): EffectVerdict[] => {
    const read = balanceOf(safe, token)
    const words = (value: bigint) => amountWords(value, unitOf(token), token === null)
    const amountText = token === null ? words(amount) : lossMessages.amountOf({ amount: words(amount), token })
    if (read === undefined || !read.ok)
      return [
        {
          ...at,
          verdict: 'unchecked',
          title: lossMessages.remains,
          reason: lossMessages.remainsUnread({
            amount: amountText,
            reason: read === undefined ? lossMessages.notRequested : read.reason,
          }),
        },
      ]
    if (!isAlmostAll(amount, read.value)) return []
    return [
      {
        ...at,
        verdict: 'caution',
        title: lossMessages.almostNothing,
        reason: lossMessages.almostNothingWhy({
          amount: amountText,
          before: words(read.value),
          after: words(read.value - amount),
        }),
      },
    ]
  })
}

/** Null for a collectible. */
function lossOf(owner: Address, delta: AssetDelta): Pick<Outflow, 'owner' | 'token' | 'amount'> | null {
  if (delta.kind === 'native') return { owner, token: null, amount: -delta.amount }
  return delta.kind === 'erc20' ? { owner, token: delta.token, amount: -delta.amount } : null
}

const isSameAsset = (first: Address | null, second: Address | null): boolean =>
  first === null || second === null ? first === second : isSameAddress(first, second)
