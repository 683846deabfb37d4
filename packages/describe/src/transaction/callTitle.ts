import type { DataDecoded } from '@countersign/api'
import type { Call } from './Call.ts'
import type { ReadCall } from './CallMeaning.ts'
import { clauseParts } from './clauseParts.ts'
import { clausesOfRead } from './clausesOf.ts'
import { statementMessages } from './statementMessages.ts'
import { joinParts, plain, type TextPart } from './TextPart.ts'
import type { ViewContext } from './ViewContext.ts'

export type CallTitle = { readonly parts: readonly TextPart[]; readonly tone: 'none' | 'caution' | 'danger' }

/**
 * One call as a short imperative: "Send 24,000.00 TUSD to Northwind Legal".
 *
 * @param decoded the service's decoding, used only to name a method that the page does not know
 * @example
 * textOf(callTitle(readCall(payment, viewFixture), payment, viewFixture, null).parts) // 'Send 1.00 ETH to Kestrel Audits'
 */
export function callTitle(read: ReadCall, call: Call, context: ViewContext, decoded: DataDecoded | null): CallTitle {
  const { meaning } = read
  if (meaning.kind === 'batch') {
    const count = meaning.calls.length
    return { parts: [plain(statementMessages.batchOf(count))], tone: 'none' }
  }
  const clauses = clausesOfRead(read, call, context, decoded, 0)
  const tones = clauses.map(({ tone }) => tone ?? 'none')
  const sentence = joinParts(clauses.map(({ verb, object }) => clauseParts(verb, object, 'will')))
  return {
    parts: capitalised(sentence),
    tone: tones.includes('danger') ? 'danger' : tones.includes('caution') ? 'caution' : 'none',
  }
}

const capitalised = ([first, ...rest]: readonly TextPart[]): TextPart[] =>
  first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : []
