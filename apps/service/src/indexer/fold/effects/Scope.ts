import type { ExecutionCallFinder, OutcomeFinder, SafeCall, SafeLog, SafeLogName, SafeLogOf } from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import type { IndexedAccount } from '../../../db/schema/IndexedAccount.ts'
import type { ChainTransaction } from '../decode/ChainTransaction.ts'
import type { CreationFinder } from '../decode/createCreationFinder.ts'
import type { Effect } from './Effect.ts'

/** The input of a handler: the account before the event, and the transaction that contains it. */
export type Scope = {
  chainId: string
  /** Undefined before the setup. */
  account: IndexedAccount | undefined
  transaction: ChainTransaction
  /** The account event of this Ethereum transaction at a position in the block. */
  logAt(logIndex: number): SafeLog | undefined
  /** Among the account calls of this Ethereum transaction, from calldata or a trace; decoded on first use. */
  findCall: ExecutionCallFinder
  findOutcome: OutcomeFinder
  hasModuleCallFailed(log: SafeLogOf<'safeModuleTransaction'>): boolean
  /** The account logs the calls of modules before they run. */
  logsModuleCalls(safe: Address): boolean
  /** How this Ethereum transaction created an account. */
  creationOf: CreationFinder
  /** Native transfers of this Ethereum transaction come from a trace and not from the events. */
  isTraced: boolean
  /** A row with this hash came from an earlier event of this transaction. */
  isRecorded(safeTxHash: Hex): boolean
  /** A module call without a row; each call is returned once. */
  takeModuleCall(safe: string, module: string): SafeCall | undefined
}

export type Handler<Name extends SafeLogName> = (log: SafeLogOf<Name>, scope: Scope) => Effect[]
