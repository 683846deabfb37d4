import { SafeError } from '../errors/SafeError.ts'
import type { Hex } from '@countersign/primitives'
import { decodeMultiSend } from './decodeMultiSend.ts'
import { MULTISEND_SELECTOR, type MultiSendCall } from './MultiSendCall.ts'
import { batchMessages as messages } from './batchMessages.ts'

/**
 * A call of a batch with the calls inside it, when it is a batch itself.
 *
 * @example
 * const count = (node: MultiSendNode): number => (node.calls ?? []).reduce((sum, inner) => sum + count(inner), 1)
 */
export type MultiSendNode = MultiSendCall & { readonly calls: readonly MultiSendNode[] | null }

/**
 * The calls of a batch with the batches inside them, to any depth up to a limit.
 *
 * @param data calldata of `multiSend`
 * @param options `maxDepth`: levels of batches allowed, 16 by default
 * @throws SafeError `batch/malformed` when the data, or an inner call with the selector of `multiSend`, does not decode;
 * `batch/too-deep` beyond the limit
 * @example
 * decodeMultiSendTree(transaction.data)[0]?.calls // calls of the first inner batch, or null
 */
export function decodeMultiSendTree(data: Hex, options: { readonly maxDepth?: number } = {}): MultiSendNode[] {
  return decodeLevel(data, 1, options.maxDepth ?? 16)
}

function decodeLevel(data: Hex, depth: number, limit: number): MultiSendNode[] {
  if (depth > limit) {
    throw new SafeError('batch/too-deep', messages.tooDeep(limit), {
      limit,
    })
  }
  const calls = decodeMultiSend(data)
  if (calls === null) {
    throw new SafeError('batch/malformed', messages.unreadable(depth), { level: depth })
  }
  return calls.map((call) => ({ ...call, calls: isBatch(call.data) ? decodeLevel(call.data, depth + 1, limit) : null }))
}

function isBatch(data: Hex): boolean {
  return data.slice(0, 10).toLowerCase() === MULTISEND_SELECTOR
}
