import type { Transaction } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { toTransactionInfo, unreadInfo, type Call } from '../describe/toTransactionInfo.ts'
import { contractAddress } from '../names/addressInfo.ts'
import type { TokenIndex } from '../tokens/LedgerToken.ts'

/**
 * A call that a module made through the account, without signatures of owners.
 *
 * @example
 * const facts: ModuleFacts = { safe, id: 'i1234…5', module, to, value: 0n, data, operation: 0, failed: false, transactionHash, executedAt }
 */
export type ModuleFacts = Call & {
  readonly safe: Address
  /** `i`, the Ethereum transaction hash without `0x`, the position of the event. */
  readonly id: string
  readonly module: Address
  readonly transactionHash: Hex
  /** Epoch milliseconds. */
  readonly executedAt: number
  readonly failed: boolean
}

const UNREAD = 'A module acted. Its call could not be read from the chain, because the singleton does not log it.'

/**
 * A placeholder for the call of a module of which only the outcome is known.
 *
 * @example
 * unknownModuleCall(first) // { to: first, value: 0n, data: '0x', operation: 0 }
 */
export const unknownModuleCall = (module: Address): Call => ({ to: module, value: 0n, data: '0x', operation: 0 })

/**
 * Whether the call of a module is the placeholder for an unknown call: a module never calls itself without data.
 *
 * @example
 * isUnknownModuleCall({ module: first, ...unknownModuleCall(first) }) // true
 */
export const isUnknownModuleCall = ({ module, to, value, data, operation }: Call & { module: Address }): boolean =>
  to === module && value === 0n && data === '0x' && operation === 0

/**
 * A module's transaction as a list row.
 *
 * @example
 * toModuleTransaction(moduleFacts, tokens).executionInfo?.type // 'MODULE'
 */
export function toModuleTransaction(facts: ModuleFacts, tokens: TokenIndex): Transaction {
  return {
    id: moduleId(facts),
    timestamp: facts.executedAt,
    txHash: facts.transactionHash,
    txStatus: facts.failed ? 'FAILED' : 'SUCCESS',
    txInfo: isUnknownModuleCall(facts) ? unreadInfo(facts.safe, UNREAD) : toTransactionInfo(facts, tokens),
    executionInfo: { type: 'MODULE', address: contractAddress(facts.module) },
    safeAppInfo: null,
    note: null,
  }
}

/**
 * The id of a transaction of a module in lists and details.
 *
 * @example
 * moduleId({ safe, id: 'i1234…5' }) // 'module_0x5aFE…_i1234…5'
 */
export const moduleId = ({ safe, id }: Pick<ModuleFacts, 'safe' | 'id'>): string => `module_${safe}_${id}`
