import type { TransactionRowModel } from '@countersign/describe/transaction'

const KINDS = ['incoming', 'outgoing', 'settings', 'module', 'failed'] as const
export type HistoryKind = (typeof KINDS)[number]

/** The filters in the URL. All except `suspicious` apply to loaded rows only. */
export type HistoryFilters = {
  readonly q?: string
  readonly kind?: HistoryKind
  /** The token's symbol. */
  readonly asset?: string
  readonly nonce?: string
  /** `show` includes imitations and tokens without a known origin. */
  readonly suspicious?: 'show'
}

export const historyKinds: readonly { kind: HistoryKind; label: string }[] = [
  { kind: 'incoming', label: 'Incoming' },
  { kind: 'outgoing', label: 'Outgoing' },
  { kind: 'settings', label: 'Settings' },
  { kind: 'module', label: 'By module' },
  { kind: 'failed', label: 'Failed' },
]

/** Parses the search part of a URL; unknown values are left out. */
export function parseHistoryFilters(search: Readonly<Record<string, unknown>>): HistoryFilters {
  const text = (name: string) => (typeof search[name] === 'string' && search[name] !== '' ? search[name] : undefined)
  const [q, asset, nonce] = [text('q'), text('asset'), text('nonce')]
  const kind = KINDS.find((one) => one === search['kind'])
  return {
    ...(q === undefined ? {} : { q }),
    ...(kind === undefined ? {} : { kind }),
    ...(asset === undefined ? {} : { asset }),
    ...(nonce === undefined ? {} : { nonce }),
    ...(search['suspicious'] === 'show' ? { suspicious: 'show' } : {}),
  }
}

/** Why the nonce filter is invalid; null if it is valid. */
export const nonceProblem = (nonce: string | undefined): string | null =>
  nonce === undefined || /^\d+$/.test(nonce) ? null : `"${nonce}" is not a nonce. Enter a whole number, 0 or higher.`

export const hasFilters = ({ q, kind, asset, nonce }: HistoryFilters): boolean =>
  q !== undefined || kind !== undefined || asset !== undefined || nonce !== undefined

/** The matching rows. The text filter searches titles, notes, amounts, addresses and hashes. */
export function filterHistory(rows: readonly TransactionRowModel[], filters: HistoryFilters): TransactionRowModel[] {
  const text = filters.q?.trim().toLowerCase().replaceAll(',', '')
  const nonce = filters.nonce !== undefined && nonceProblem(filters.nonce) === null ? Number(filters.nonce) : null
  return rows.filter(
    (row) =>
      (filters.suspicious === 'show' || row.suspicious === null) &&
      (filters.kind === undefined || isKind(row, filters.kind)) &&
      (filters.asset === undefined || row.amount?.symbol === filters.asset) &&
      (nonce === null || row.nonce === nonce) &&
      (!text || haystack(row).includes(text)),
  )
}

/** Symbols for the filter, the most frequent first. */
export function assetsOf(rows: readonly TransactionRowModel[]): string[] {
  const counts = new Map<string, number>()
  for (const { amount, suspicious } of rows) {
    if (amount && suspicious === null) counts.set(amount.symbol, (counts.get(amount.symbol) ?? 0) + 1)
  }
  return [...counts].toSorted(([, first], [, second]) => second - first).map(([symbol]) => symbol)
}

function isKind(row: TransactionRowModel, kind: HistoryKind): boolean {
  if (kind === 'incoming') return row.amount?.sign === '+'
  if (kind === 'outgoing') return row.amount?.sign === '−' || row.kind === 'batch'
  if (kind === 'settings') return row.kind === 'settings'
  return kind === 'module' ? row.origin === 'module' : row.status === 'FAILED'
}

const haystack = ({ title, meta, amount, addresses, txHash, id }: TransactionRowModel): string =>
  [title, ...meta.map(({ text }) => text), amount?.text, amount?.symbol, ...addresses, txHash, id]
    .join(' ')
    .toLowerCase()
    .replaceAll(',', '')
