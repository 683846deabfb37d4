import type { SafeCall, SafeLog, SafeLogName, SafeLogOf } from '@countersign/ledger'
import type { Hex } from '@countersign/primitives'
import type { IndexedAccount } from '../../../db/schema/IndexedAccount.ts'
import type { ChainTransaction } from '../decode/ChainTransaction.ts'
import type { Effect } from './Effect.ts'

/** The input of a handler: the account before the event, and the transaction that contains it. */
export type Scope = {
  chainId: string
  /** Undefined before the setup. */
  account: IndexedAccount | undefined
  transaction: ChainTransaction
  /** Every account event of this Ethereum transaction, in order. */
  logs: readonly SafeLog[]
  /** Account calls of this Ethereum transaction, from calldata or a trace; decoded on first use. */
  calls(): readonly SafeCall[]
  /** Native transfers of this Ethereum transaction come from a trace and not from the events. */
  isTraced: boolean
  /** A row with this hash came from an earlier event of this transaction. */
  isRecorded(safeTxHash: Hex): boolean
  /** A module call without a row; each call is returned once. */
  takeModuleCall(safe: string, module: string): SafeCall | undefined
}

export type Handler<Name extends SafeLogName> = (log: SafeLogOf<Name>, scope: Scope) => Effect[]
