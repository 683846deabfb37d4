import type { OutcomePanelProps } from '@countersign/ui'
import type { ExecutionFailure } from '../../signing/execution/PendingExecution.ts'
import { executionMessages as messages } from './executionMessages.ts'

type Words = {
  readonly title: string
  /** What it means for the nonce, and what to do. */
  readonly after: (nonce: string) => string
  readonly tone: NonNullable<OutcomePanelProps['tone']>
  /** The label of the retry; null if the signatures can no longer be used. */
  readonly retry: string | null
}

export function failureWords(failure: ExecutionFailure): Words {
  switch (failure) {
    case 'reverted':
      return {
        title: messages.reverted,
        after: messages.revertedAfter,
        tone: 'danger',
        retry: messages.revertedRetry,
      }
    case 'replaced':
      return {
        title: messages.replaced,
        after: messages.replacedAfter,
        tone: 'caution',
        retry: messages.replacedRetry,
      }
    case 'cancelled':
      return {
        title: messages.cancelled,
        after: messages.replacedAfter,
        tone: 'void',
        retry: messages.replacedRetry,
      }
    case 'not-relayed':
      return {
        title: messages.notRelayed,
        after: messages.notRelayedAfter,
        tone: 'caution',
        retry: messages.replacedRetry,
      }
    case 'timeout':
      return { title: messages.timeout, after: messages.timeoutAfter, tone: 'caution', retry: messages.timeoutRetry }
    case 'nonce-taken':
      return { title: messages.nonceTaken, after: messages.nonceTakenAfter, tone: 'void', retry: null }
    case 'inner-failed':
      return { title: messages.innerFailed, after: messages.innerFailedAfter, tone: 'danger', retry: null }
  }
}
