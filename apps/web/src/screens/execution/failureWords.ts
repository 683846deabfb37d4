import type { OutcomePanelProps } from '@countersign/ui'
import type { ExecutionFailure } from '../../signing/execution/PendingExecution.ts'

type Words = {
  readonly title: string
  /** What it means for the nonce, and what can be done. */
  readonly after: (nonce: string) => { readonly main: string; readonly rest: string }
  readonly tone: NonNullable<OutcomePanelProps['tone']>
  /** The signatures are still good for it: the very same can be sent again. */
  readonly retry: string | null
}

export const FAILURE_WORDS: Readonly<Record<ExecutionFailure, Words>> = {
  reverted: {
    title: 'Failed, nothing moved',
    after: (nonce) => ({
      main: `Nonce ${nonce} is still free`,
      rest: 'and the signatures stay valid, so it can be tried again.',
    }),
    tone: 'danger',
    retry: 'Try again',
  },
  replaced: {
    title: 'Replaced in the wallet, nothing moved',
    after: (nonce) => ({
      main: `Nonce ${nonce} is still free`,
      rest: 'and the signatures stay valid, so it can be executed again.',
    }),
    tone: 'caution',
    retry: 'Execute again',
  },
  timeout: {
    title: 'No block took it yet',
    after: (nonce) => ({
      main: 'This page keeps looking.',
      rest: `It can be sent again: nonce ${nonce} can be used once, so only one of the two would take effect, but both may cost gas.`,
    }),
    tone: 'caution',
    retry: 'Send again',
  },
  'nonce-taken': {
    title: 'Replaced by another transaction',
    after: (nonce) => ({
      main: `Nonce ${nonce} is used up.`,
      rest: 'Nothing moved here. To do it anyway, propose it with a new nonce.',
    }),
    tone: 'void',
    retry: null,
  },
  'inner-failed': {
    title: 'Failed inside, nothing moved',
    after: (nonce) => ({
      main: `Nonce ${nonce} is used up.`,
      rest: 'The chain took it, but the call inside failed. To try again, propose it with a new nonce.',
    }),
    tone: 'danger',
    retry: null,
  },
}
