import type { OutcomePanelProps } from '@countersign/ui'
import type { ExecutionFailure } from '../../signing/execution/PendingExecution.ts'

type Words = {
  readonly title: string
  /** What it means for the nonce, and what to do. */
  readonly after: (nonce: string) => { readonly main: string; readonly rest: string }
  readonly tone: NonNullable<OutcomePanelProps['tone']>
  /** The label of the retry; null if the signatures can no longer be used. */
  readonly retry: string | null
}

export const FAILURE_WORDS: Readonly<Record<ExecutionFailure, Words>> = {
  reverted: {
    title: 'Failed, nothing moved',
    after: (nonce) => ({
      main: `Nonce ${nonce} is still unused`,
      rest: 'and the signatures stay valid, so you can try again.',
    }),
    tone: 'danger',
    retry: 'Try again',
  },
  replaced: {
    title: 'Replaced in the wallet, nothing moved',
    after: (nonce) => ({
      main: `Nonce ${nonce} is still unused`,
      rest: 'and the signatures stay valid, so you can execute it again.',
    }),
    tone: 'caution',
    retry: 'Execute again',
  },
  timeout: {
    title: 'Not in a block yet',
    after: (nonce) => ({
      main: 'This page continues to check.',
      rest: `You can send it again: nonce ${nonce} can be used only once, so only one of the two would take effect, but both may cost gas.`,
    }),
    tone: 'caution',
    retry: 'Send again',
  },
  'nonce-taken': {
    title: 'Replaced by another transaction',
    after: (nonce) => ({
      main: `Nonce ${nonce} is used.`,
      rest: 'Nothing moved here. To execute it in spite of that, propose it with a new nonce.',
    }),
    tone: 'void',
    retry: null,
  },
  'inner-failed': {
    title: 'The inner call failed, nothing moved',
    after: (nonce) => ({
      main: `Nonce ${nonce} is used.`,
      rest: 'The transaction was included in a block, but the inner call failed. To try again, propose it with a new nonce.',
    }),
    tone: 'danger',
    retry: null,
  },
}
