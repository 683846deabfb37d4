import type { PendingExecution } from '../../shared/execution/PendingExecution.ts'

export type ExecutionStep = {
  readonly name: 'Submitted' | 'In block' | 'Indexed' | 'Failed'
  readonly state: 'done' | 'current' | 'todo' | 'failed'
  readonly at: number | null
}

/** The named steps of an execution with their times. */
export function progressOf({ phase, sentAt, minedAt, endedAt, block }: PendingExecution): ExecutionStep[] {
  const isMined = block !== null
  if (phase === 'failed')
    return [
      { name: 'Submitted', state: 'done', at: sentAt },
      ...(isMined ? [{ name: 'In block' as const, state: 'done' as const, at: minedAt }] : []),
      { name: 'Failed', state: 'failed', at: endedAt },
    ]
  return [
    { name: 'Submitted', state: 'done', at: sentAt },
    { name: 'In block', state: isMined || phase === 'indexed' ? 'done' : 'current', at: minedAt },
    { name: 'Indexed', state: phase === 'indexed' ? 'done' : isMined ? 'current' : 'todo', at: endedAt },
  ]
}
