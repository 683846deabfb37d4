import type { TransactionRowModel } from '@countersign/describe/transaction'
import { numberMarks } from '@countersign/primitives'

export const historyKinds = ['incoming', 'outgoing', 'settings', 'module', 'failed'] as const
export type HistoryKind = (typeof historyKinds)[number]

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

/** Parses the search part of a URL; unknown values are left out. */
export function parseHistoryFilters(search: Readonly<Record<string, unknown>>): HistoryFilters {
  const text = (name: string) => (typeof search[name] === 'string' && search[name] !== '' ? search[name] : undefined)
  const [q, asset, nonce] = [text('q'), text('asset'), text('nonce')]
  const kind = historyKinds.find((one) => one === search['kind'])
  return {
    ...(q === undefined ? {} : { q }),
    ...(kind === undefined ? {} : { kind }),
    ...(asset === undefined ? {} : { asset }),
    ...(nonce === undefined ? {} : { nonce }),
    ...(search['suspicious'] === 'show' ? { suspicious: 'show' } : {}),
  }
}

export const isNonce = (text: string): boolean => /^\d+$/.test(text)

export const hasFilters = ({ q, kind, asset, nonce }: HistoryFilters): boolean =>
  q !== undefined || kind !== undefined || asset !== undefined || nonce !== undefined

/** The matching rows. The text filter searches titles, notes, amounts, addresses and hashes. */
export function filterHistory(rows: readonly TransactionRowModel[], filters: HistoryFilters): TransactionRowModel[] {
  const text = withoutGroups(filters.q?.trim().toLowerCase() ?? '')
  const nonce = filters.nonce !== undefined && isNonce(filters.nonce) ? Number(filters.nonce) : null
  return rows.filter(
    (row) =>
      (filters.suspicious === 'show' || row.suspicious === null) &&
      (filters.kind === undefined || isKind(row, filters.kind)) &&
      (filters.asset === undefined || row.amount?.symbol === filters.asset) &&
      (nonce === null || row.nonce === nonce) &&
      (text === '' || haystack(row).includes(text)),
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

const haystacks = new WeakMap<TransactionRowModel, string>()

/** Remembered, because each typed letter searches every loaded row. */
function haystack(row: TransactionRowModel): string {
  const known = haystacks.get(row)
  if (known !== undefined) return known
  const text = textOf(row)
  haystacks.set(row, text)
  return text
}

const textOf = ({ title, meta, amount, addresses, txHash, id }: TransactionRowModel): string =>
  withoutGroups(
    [title, ...meta.map(({ text }) => text), amount?.text, amount?.symbol, ...addresses, txHash, id]
      .join(' ')
      .toLowerCase(),
  )

/** An amount is found with and without the marks of thousands. */
const withoutGroups = (text: string): string => text.replaceAll(numberMarks().group, '')
