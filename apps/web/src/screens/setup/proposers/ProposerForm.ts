import type { Address } from '@countersign/primitives'

/** How long a proposer may propose. */
export type Term = 'no-end' | 'month' | 'quarter' | 'year' | 'own'

export const TERMS: readonly { readonly term: Term; readonly label: string; readonly days: number | null }[] = [
  { term: 'no-end', label: 'No end', days: null },
  { term: 'month', label: '30 days', days: 30 },
  { term: 'quarter', label: '90 days', days: 90 },
  { term: 'year', label: '1 year', days: 365 },
  { term: 'own', label: 'Until a date', days: null },
]

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
