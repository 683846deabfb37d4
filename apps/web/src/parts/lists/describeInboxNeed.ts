type Need = {
  readonly act: 'sign' | 'execute'
  readonly signed: number
  readonly required: number
  /** Transactions that are executed before it; null for a message. */
  readonly ahead: number | null
}

/** What the connected wallet can do about a row of the inbox, as a sentence. */
export function describeInboxNeed({ act, signed, required, ahead }: Need): string {
  if (act === 'execute') return 'Fully signed, anyone can execute it'
  if (required - signed > 1) return `${signed} of ${required} signed, yours is missing`
  if (ahead === null) return 'You complete it'
  if (ahead <= 0) return 'You complete it and can execute it at once'
  return ahead === 1
    ? 'You complete it, 1 other is executed first'
    : `You complete it, ${ahead} others are executed first`
}
