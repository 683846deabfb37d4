import type { Address, Hex } from '@countersign/primitives'
import type { IndexedAccount } from '../../../db/schema/IndexedAccount.ts'
import type { ChainTransaction } from '../decode/ChainTransaction.ts'

const SETTINGS = ['owners', 'threshold', 'modules', 'guard', 'moduleGuard', 'fallbackHandler', 'singleton'] as const
type Setting = (typeof SETTINGS)[number]

export type SettingsChange = {
  safe: Address
  transactionHash: Hex
  at: number
  /** Each once, in the order of the events. */
  changed: Setting[]
}

/** Adds what an event changed to the entry of its Ethereum transaction. The settings of a creation are no change. */
export function noteSettings(
  settings: SettingsChange[],
  { address: safe, creationTransactionHash }: IndexedAccount,
  { hash: transactionHash, blockTime: at }: ChainTransaction,
  change: Partial<IndexedAccount>,
): void {
  if (transactionHash === creationTransactionHash) return
  const changed = SETTINGS.filter((name) => name in change)
  if (changed.length === 0) return
  const last = settings.find((one) => one.safe === safe && one.transactionHash === transactionHash)
  if (last) last.changed = [...new Set([...last.changed, ...changed])]
  else settings.push({ safe, transactionHash, at, changed })
}
