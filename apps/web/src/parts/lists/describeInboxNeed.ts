type Need = {
  readonly act: 'sign' | 'execute'
  readonly signed: number
  readonly required: number
  /** How many transactions must be executed first; null for a message. */
  readonly ahead: number | null
}

/** What the connected wallet can do about a row of the inbox, as a sentence. */
export function describeInboxNeed({ act, signed, required, ahead }: Need): string {
  if (act === 'execute') return 'Fully signed, any wallet can execute it'
  if (required - signed > 1) return `${signed} of ${required} signed, your signature is missing`
  if (ahead === null) return 'Your signature completes it'
  if (ahead <= 0) return 'Your signature completes it, and you can execute it now'
  return ahead === 1
    ? 'Your signature completes it, 1 other is executed first'
    : `Your signature completes it, ${ahead} others are executed first`
}
