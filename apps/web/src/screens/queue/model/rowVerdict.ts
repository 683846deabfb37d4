import type { Verdict } from '@countersign/primitives'
import type { TransactionDetails } from '@countersign/api'
import { checkRefund } from '@countersign/safe/checks'
import {
  callOf,
  callTreeOf,
  checkVerdict,
  transactionOfDetails,
  type CallNode,
  type TransactionCheck,
  type ViewContext,
} from '@countersign/describe/transaction'
import { queueMessages } from '../queueMessages.ts'

export type RowVerdict = { readonly verdict: Verdict; readonly label?: string; readonly count?: number }

/**
 * The verdict of a row. Verified only if hash and signatures were checked here and no call has a warning. Warnings of
 * calls count even before the check.
 */
export function rowVerdict(
  details: TransactionDetails | undefined,
  check: TransactionCheck | null | undefined,
  context: ViewContext,
): RowVerdict {
  const call = details ? callOf(details) : null
  if (!details || !call) return { verdict: 'unchecked' }
  const checked = checkVerdict(check ?? undefined)
  if (checked === 'danger') {
    return {
      verdict: 'danger',
      label: check?.isHashEqual ? queueMessages.signatureExcluded : queueMessages.hashDiffers,
    }
  }
  const refund = refundOf(details)
  if (refund) return { verdict: refund.verdict, label: refund.title }
  const tones = flatten(callTreeOf(call, context, details.txData).nodes).map(({ tone }) => tone)
  const dangers = tones.filter((tone) => tone === 'danger').length
  if (dangers > 0) return { verdict: 'danger', count: dangers }
  const cautions = tones.filter((tone) => tone === 'caution').length
  if (cautions > 0) return { verdict: 'caution', count: cautions }
  return { verdict: checked }
}

/** The sentence of a row does not name what the account pays for gas. */
function refundOf(details: TransactionDetails) {
  const transaction = transactionOfDetails(details)
  if (transaction === null) return undefined
  // The version decides only whether a gas limit is unusual, which is a caution.
  const found = checkRefund(transaction, { version: '', isSetHere: false, unit: null })
  return found.find(({ verdict }) => verdict === 'danger')
}

const flatten = (nodes: readonly CallNode[]): CallNode[] => nodes.flatMap((node) => [node, ...flatten(node.children)])
