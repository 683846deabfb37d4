import type { SafeLog } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { IndexedAccount } from '../../../db/schema/IndexedAccount.ts'
import type { ChainTransaction } from '../decode/ChainTransaction.ts'
import { findCreationCalls } from '../decode/findCreationCalls.ts'

export type CreationFacts = Pick<
  IndexedAccount,
  | 'createdBlock'
  | 'creationTransactionHash'
  | 'creator'
  | 'factory'
  | 'creationSingleton'
  | 'setupData'
  | 'saltNonce'
  | 'createdAt'
>

/** How an account was created, as far as its creation transaction shows. */
export function describeCreation(
  safe: Address,
  transaction: ChainTransaction,
  logs: readonly SafeLog[],
): CreationFacts {
  const made = logs.filter((log) => log.name === 'proxyCreation' || log.name === 'legacyProxyCreation')
  const position = made.findIndex((log) => log.safe === safe)
  const { factory = null, singleton = null } = made[position] ?? {}
  const detailed = logs.find(
    (log) => (log.name === 'proxyCreationL2' || log.name === 'chainSpecificProxyCreationL2') && log.safe === safe,
  )
  const calls = transaction.to ? findCreationCalls(transaction.to, transaction.input) : []
  // The order of the calls identifies several accounts that one transaction created.
  const call = calls.length === made.length ? calls[position] : undefined
  const known = detailed && 'initializer' in detailed ? detailed : call
  return {
    createdBlock: transaction.blockNumber,
    creationTransactionHash: transaction.hash,
    creator: transaction.from,
    createdAt: transaction.blockTime,
    factory,
    creationSingleton: singleton ?? known?.singleton ?? null,
    setupData: known?.initializer ?? null,
    saltNonce: known?.saltNonce?.toString() ?? null,
  }
}
