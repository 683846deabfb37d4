import type { ExecutionFailure, PendingExecution } from '../../signing/execution/PendingExecution.ts'

export type ExecutionStep = {
  readonly name: 'Signed' | 'Submitted' | 'In block' | 'Indexed' | (typeof ENDED)[Exclude<ExecutionFailure, 'timeout'>]
  readonly state: 'done' | 'current' | 'todo' | 'failed'
  readonly at: number | null
}

const ENDED = {
  reverted: 'Reverted',
  'inner-failed': 'Inner call failed',
  replaced: 'Replaced',
  'nonce-taken': 'Replaced',
} as const

/**
 * The named steps of an execution with their times. After the timeout it still waits for its block.
 * @param signedAt Epoch milliseconds of the last signature.
 */
export function progressOf(pending: PendingExecution, signedAt: number | null): ExecutionStep[] {
  const { phase, failure, sentAt, minedAt, endedAt, block } = pending
  const isMined = block !== null
  const begun: ExecutionStep[] = [
    { name: 'Signed', state: 'done', at: signedAt },
    { name: 'Submitted', state: 'done', at: sentAt },
  ]
  if (failure !== null && failure.kind !== 'timeout')
    return [
      ...begun,
      ...(isMined ? [{ name: 'In block' as const, state: 'done' as const, at: minedAt }] : []),
      { name: ENDED[failure.kind], state: 'failed', at: endedAt },
    ]
  return [
    ...begun,
    { name: 'In block', state: isMined || phase === 'indexed' ? 'done' : 'current', at: minedAt },
    {
      name: 'Indexed',
      state: phase === 'indexed' ? 'done' : isMined ? 'current' : 'todo',
      at: phase === 'indexed' ? endedAt : null,
    },
  ]
}
