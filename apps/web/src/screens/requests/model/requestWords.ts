import { callTitle, readCall, textOf, type ViewContext } from '@countersign/describe/transaction'
import type { Ask } from './Ask.ts'

const LENGTH = 80

/** What a dapp wants, as one line; read from its bytes. */
export function requestWords(ask: Ask, context: ViewContext): string {
  if (ask.kind !== 'calls') {
    const how = ask.kind === 'message' ? 'Sign' : 'Sign on chain'
    if (typeof ask.content === 'string') return `${how} “${shorten(ask.content.trim().replace(/\s+/g, ' '))}”`
    return `${how} typed data: ${shorten(ask.content.primaryType ?? Object.keys(ask.content.types).join(', '))}`
  }
  const [first, ...others] = ask.calls
  if (first === undefined || others.length > 0) return `Batch of ${ask.calls.length} calls`
  const call = { ...first, operation: 0 as const }
  return textOf(callTitle(readCall(call, context), call, context, null).parts)
}

const shorten = (text: string): string => {
  const characters = [...text]
  return characters.length <= LENGTH ? text : `${characters.slice(0, LENGTH - 1).join('')}…`
}
