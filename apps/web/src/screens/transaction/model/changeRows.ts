import type { Balances, SafeState, TransactionDetails } from '@countersign/api'
import { NATIVE_DECIMALS } from '@countersign/primitives'
import {
  exactAmount,
  settingsChanges,
  settingsRecord,
  type SettingsBefore,
  type CallNode,
  type Change,
  type Flow,
} from '@countersign/describe/transaction'

/** Balances that the payments change, for tokens that the account holds. Paying more than the balance is a danger. */
export function balanceChanges(flows: readonly Flow[], balances: Balances | undefined): Change[] {
  const spent = new Map<string, bigint>()
  for (const { kind, token, amount, tokenId } of flows) {
    if (kind !== 'out' || tokenId !== null) continue
    const key = token?.toLowerCase() ?? 'native'
    spent.set(key, (spent.get(key) ?? 0n) + (amount ?? 0n))
  }
  return (balances?.items ?? []).flatMap(({ tokenInfo, balance }): Change[] => {
    const key = tokenInfo.type === 'NATIVE_TOKEN' ? 'native' : tokenInfo.address.toLowerCase()
    const amount = spent.get(key)
    if (amount === undefined || amount === 0n) return []
    const decimals = key === 'native' ? NATIVE_DECIMALS : tokenInfo.decimals
    const say = (value: bigint) => exactAmount(value, decimals)
    const after = amount > balance ? `${say(amount - balance)} more than it holds` : say(balance - amount)
    return [
      { label: `${tokenInfo.symbol} balance`, before: say(balance), after, tone: amount > balance ? 'danger' : 'none' },
    ]
  })
}

export type ChangeInput = {
  readonly details: TransactionDetails
  readonly nodes: readonly CallNode[]
  readonly flows: readonly Flow[]
  /** Current balances; undefined for a finished transaction. */
  readonly balances: Balances | undefined
  readonly safe: SafeState | undefined
}

/** The changes of the account that follow from the calls alone. */
export function changesOfDetails({ details, nodes, flows, balances, safe }: ChangeInput): Change[] {
  const execution = details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG' || details.txStatus === 'CANCELLED') return []
  const hasEnded = details.txStatus === 'SUCCESS' || details.txStatus === 'FAILED'
  const nonce: Change = {
    label: 'Nonce',
    // If the account's nonce is lower, earlier transactions execute first.
    before: `${hasEnded || !safe ? execution.nonce : Math.min(safe.nonce, execution.nonce)}`,
    after: `${execution.nonce + 1}`,
    tone: 'none',
  }
  if (details.txStatus === 'SUCCESS') return [...settingsRecord(nodes), nonce]
  if (hasEnded || !safe) return [nonce]
  return [...settingsChanges(nodes, stateOf(safe)), ...balanceChanges(flows, balances), nonce]
}

const stateOf = (safe: SafeState): SettingsBefore => ({
  owners: safe.owners.map(({ value }) => value),
  threshold: safe.threshold,
  modules: (safe.modules ?? []).map(({ value }) => value),
  guard: safe.guard?.value ?? null,
  fallbackHandler: safe.fallbackHandler?.value ?? null,
})
