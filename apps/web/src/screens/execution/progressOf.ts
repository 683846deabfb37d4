import type { ExecutionFailure, PendingExecution } from '../../signing/execution/PendingExecution.ts'

export type ExecutionStep = {
  /** The key of its message. */
  readonly name:
    | 'stepSigned'
    | 'stepSubmitted'
    | 'stepInBlock'
    | 'stepIndexed'
    | (typeof ENDED)[Exclude<ExecutionFailure, 'timeout'>]
  readonly state: 'done' | 'current' | 'todo' | 'failed'
  readonly at: number | null
}

const ENDED = {
  reverted: 'stepReverted',
  'inner-failed': 'stepInnerFailed',
  replaced: 'stepReplaced',
  cancelled: 'stepCancelled',
  'not-relayed': 'stepNotRelayed',
  'nonce-taken': 'stepReplaced',
} as const

/**
 * The named steps of an execution with their times. After the timeout it still waits for its block.
 * @param signedAt Epoch milliseconds of the last signature.
 */
export function progressOf(pending: PendingExecution, signedAt: number | null): ExecutionStep[] {
  const { phase, failure, sentAt, minedAt, endedAt, block } = pending
  const isMined = block !== null
  const begun: ExecutionStep[] = [
    { name: 'stepSigned', state: 'done', at: signedAt },
    { name: 'stepSubmitted', state: 'done', at: sentAt },
  ]
  if (failure !== null && failure.kind !== 'timeout')
    return [
      ...begun,
      ...(isMined ? [{ name: 'stepInBlock' as const, state: 'done' as const, at: minedAt }] : []),
      { name: ENDED[failure.kind], state: 'failed', at: endedAt },
    ]
  return [
    ...begun,
    { name: 'stepInBlock', state: isMined || phase === 'indexed' ? 'done' : 'current', at: minedAt },
    {
      name: 'stepIndexed',
      state: phase === 'indexed' ? 'done' : isMined ? 'current' : 'todo',
      at: phase === 'indexed' ? endedAt : null,
    },
  ]
}
