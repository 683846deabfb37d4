import type { MovedAsset, MultisigExecutionDetails, TransactionDetails } from '@countersign/api'
import {
  callOf,
  callTreeOf,
  flowOf,
  flowOfTransfer,
  recordedFlows,
  statementOf,
  type CallTree,
  type Flow,
  type Statement,
  type ViewContext,
} from '@countersign/describe/transaction'
import { kindOf } from '../../../parts/transaction/page/kindOf.ts'
import { pageMessages } from '../../../parts/transaction/page/pageMessages.ts'

/** What the page shows about a transaction, derived from its bytes. */
export type TransactionModel = {
  readonly kind: string
  readonly statement: Statement
  readonly tree: CallTree | null
  readonly flows: readonly Flow[]
  /** Movements that the chain recorded; null before the execution, or if the service does not send them. */
  readonly moved: readonly MovedAsset[] | null
  readonly execution: MultisigExecutionDetails | null
  readonly phase: 'pending' | 'done' | 'failed' | 'replaced'
  /** "Transaction 37: Batch of 14 payments". */
  readonly title: string
}

export function transactionModel(
  details: TransactionDetails,
  context: ViewContext,
  options: { readonly executing?: boolean } = {},
): TransactionModel {
  const call = callOf(details)
  const tree = call && callTreeOf(call, context, details.txData)
  const execution = details.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : null
  const kind = kindOf(details, tree)
  const phase = PHASES[details.txStatus]
  const asked = tree ? flowOf(tree.nodes) : flowOfTransfer(details)
  const moved = phase === 'done' ? movedBy(details, tree) : null
  return {
    kind,
    statement: statementOf(details, context, options),
    tree,
    // Token approvals leave no movement, so they are taken from the calls.
    flows: moved && tree ? [...recordedFlows(moved), ...asked.filter(({ kind }) => kind !== 'out')] : asked,
    moved,
    execution,
    phase,
    title: execution ? pageMessages.titled({ nonce: execution.nonce, kind }) : kind,
  }
}

/** A transfer without a call of this account is its own movement. */
function movedBy({ transfers, txInfo, txId }: TransactionDetails, tree: CallTree | null): readonly MovedAsset[] | null {
  if (tree) return transfers ?? null
  return txInfo.type === 'Transfer' ? [{ ...txInfo, id: txId }] : null
}

const PHASES = {
  SUCCESS: 'done',
  FAILED: 'failed',
  CANCELLED: 'replaced',
  AWAITING_CONFIRMATIONS: 'pending',
  AWAITING_EXECUTION: 'pending',
} as const
