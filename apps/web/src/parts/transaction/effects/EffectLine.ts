import type { Address } from '@countersign/primitives'

/** Whose row it is, or what it is about. */
export type EffectSubject =
  | { readonly kind: 'account' | 'address'; readonly address: Address }
  | { readonly kind: 'asset'; readonly symbol: string }
  | { readonly kind: 'value'; readonly label: string }

/** A value of a setting: words, or an address. */
export type EffectValue = { readonly text: string; readonly address?: Address }

/** One row of the table of effects, in words. */
export type EffectLine = {
  readonly id: string
  readonly subject: EffectSubject
  readonly note: string | null
  /** Shows the complete address of the subject instead of the note. */
  readonly isFull: boolean
  readonly change: string | null
  readonly changeNote: string | null
  readonly before: EffectValue | null
  readonly beforeNote: string | null
  readonly after: EffectValue | null
  readonly afterNote: string | null
  readonly isDanger: boolean
  /** It may happen later, without another signature. */
  readonly isLater: boolean
}

export type EffectLines = { readonly id: string; readonly title: string | null; readonly lines: readonly EffectLine[] }

export const effectLine = (line: Partial<EffectLine> & Pick<EffectLine, 'id' | 'subject'>): EffectLine => ({
  note: null,
  isFull: false,
  change: null,
  changeNote: null,
  before: null,
  beforeNote: null,
  after: null,
  afterNote: null,
  isDanger: false,
  isLater: false,
  ...line,
})
