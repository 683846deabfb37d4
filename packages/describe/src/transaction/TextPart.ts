import type { Address } from '@countersign/safe/light'

/** A piece of a sentence: plain, an amount set heavy, an address, or words that warn. */
export type TextPart = {
  readonly text: string
  readonly kind: 'plain' | 'amount' | 'address' | 'name'
  /** The whole address, for parts that name one. */
  readonly address?: Address
  readonly tone?: 'caution' | 'danger'
  /** Only the service says so: a name it gives to an address, or to the coin. */
  readonly source?: 'service'
}

export const plain = (text: string): TextPart => ({ text, kind: 'plain' })

/** The sentence as one line of text, for titles and accessible names. */
export const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('')

/** Marks every part; neighbours in the same tone read as one warning. */
export const toned = (tone: 'caution' | 'danger', parts: readonly TextPart[]): TextPart[] =>
  parts.map((part) => ({ ...part, tone }))

/** "A", "A and B", "A, B and C". */
export function joinParts(items: readonly (readonly TextPart[])[]): TextPart[] {
  return items.flatMap((item, index) => {
    if (index === 0) return [...item]
    return [plain(index === items.length - 1 ? ' and ' : ', '), ...item]
  })
}
