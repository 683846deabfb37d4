import type { Address } from '@countersign/primitives'
import { proposerMessages } from './proposerMessages.ts'

/** How long a proposer may propose. */
export type Term = 'no-end' | 'month' | 'quarter' | 'year' | 'own'

export const TERMS: readonly { readonly term: Term; readonly days: number | null }[] = [
  { term: 'no-end', days: null },
  { term: 'month', days: 30 },
  { term: 'quarter', days: 90 },
  { term: 'year', days: 365 },
  { term: 'own', days: null },
]

export const termWords = (term: Term): string =>
  ({
    'no-end': proposerMessages.noEnd,
    month: proposerMessages.days30,
    quarter: proposerMessages.days90,
    year: proposerMessages.oneYear,
    own: proposerMessages.untilDate,
  })[term]

export type ProposerForm = {
  readonly text: string
  readonly address: Address | null
  readonly label: string
  readonly term: Term
  /** `2026-12-31`, for the term `own`. */
  readonly day: string
  /** The label is also stored in the address book. */
  readonly isKept: boolean
}

export const EMPTY_FORM: ProposerForm = { text: '', address: null, label: '', term: 'no-end', day: '', isKept: false }
