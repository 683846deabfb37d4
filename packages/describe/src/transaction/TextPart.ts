import type { Address } from '@countersign/primitives'
import { statementMessages } from './statementMessages.ts'

/** A part of a sentence: plain text, an emphasised amount, an address, or a warning. */
export type TextPart = {
  readonly text: string
  readonly kind: 'plain' | 'amount' | 'address' | 'name'
  /** The full address, for parts that name an address. */
  readonly address?: Address
  readonly tone?: 'caution' | 'danger'
  /** Set if only the service provides it: a name for an address or for the native currency. */
  readonly source?: 'service'
}

export const plain = (text: string): TextPart => ({ text, kind: 'plain' })

/**
 * The sentence as plain text, for titles and accessible names.
 *
 * @example
 * textOf(statementOfCall({ call: payment, tense: 'will' }, viewFixture).parts)
 * // 'Demo treasury will send 1.00 ETH to Kestrel Audits.'
 */
export const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('')

/** Sets the tone of every part. Adjacent parts with the same tone read as one warning. */
export const toned = (tone: 'caution' | 'danger', parts: readonly TextPart[]): TextPart[] =>
  parts.map((part) => ({ ...part, tone }))

/** "A", "A and B", "A, B and C". */
export function joinParts(items: readonly (readonly TextPart[])[]): TextPart[] {
  return items.flatMap((item, index) => {
    if (index === 0) return [...item]
    return [plain(index === items.length - 1 ? statementMessages.listTwo : statementMessages.listComma), ...item]
  })
}
