import { listMessages as messages } from './listMessages.ts'

type Need = {
  readonly act: 'sign' | 'execute'
  readonly signed: number
  readonly required: number
  /** How many transactions must be executed first; null for a message. */
  readonly ahead: number | null
}

/** What the connected wallet can do about a row of the inbox, as a sentence. */
export function describeInboxNeed({ act, signed, required, ahead }: Need): string {
  if (act === 'execute') return messages.executable
  if (required - signed > 1) return messages.mine({ signed, required })
  if (ahead === null) return messages.completes
  return ahead <= 0 ? messages.completesAtOnce : messages.completesLater(ahead)
}
