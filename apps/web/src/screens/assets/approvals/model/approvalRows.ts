import { shortenAddress } from '@countersign/primitives'
import { fiatOf } from '@countersign/describe/transaction'
import type { Balances } from '@countersign/api'
import { approvalId, type Approval, isNft } from './Approval.ts'

export type ApprovalRow = Approval & {
  readonly id: string
  /** Price of one unit, decimal string; null without a price. */
  readonly price: string | null
  /** Today's value of what the spender could take, decimal string; null without a price. */
  readonly value: string | null
}

/** Approvals with their values: the largest first, then what has no price, then what can take nothing now. */
export function approvalRows(approvals: readonly Approval[], balances: Balances | undefined): ApprovalRow[] {
  const prices = new Map(
    (balances?.items ?? []).map(({ tokenInfo, fiatConversion }) => [tokenInfo.address.toLowerCase(), fiatConversion]),
  )
  return approvals
    .map((approval): ApprovalRow => {
      const { takeable, decimals, token } = approval
      const price = decimals === null ? null : (prices.get(token.toLowerCase()) ?? null)
      const value = takeable === null || decimals === null ? null : fiatOf(takeable, decimals, price)
      return { ...approval, id: approvalId(approval), price: value === null ? null : price, value }
    })
    .toSorted(
      (first, second) =>
        rankOf(first) - rankOf(second) ||
        compare(scale(second.value), scale(first.value)) ||
        Number(second.isUnlimited) - Number(first.isUnlimited) ||
        compare(BigInt(second.changedBlock), BigInt(first.changedBlock)) ||
        first.id.localeCompare(second.id),
    )
}

const rankOf = ({ takeable, value }: ApprovalRow): number => (takeable === 0n ? 2 : value === null ? 1 : 0)

const compare = (first: bigint, second: bigint): number => (first < second ? -1 : first > second ? 1 : 0)

export type Stake = {
  /** Decimal string; null when nothing of it has a price. */
  readonly value: string | null
  readonly nfts: bigint
  /** Fungible tokens without a price that could be taken. */
  readonly unpriced: number
}

/** What these approvals could take together. Several spenders of one token can take its balance only once. */
export function stakeOf(rows: readonly ApprovalRow[]): Stake {
  const groups = new Map<string, ApprovalRow[]>()
  for (const row of rows) {
    const key = `${row.token.toLowerCase()} ${isNft(row)}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  let [total, nfts, unpriced, isPriced] = [0n, 0n, 0, false]
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const { decimals, price, held } = first
    const sum = group.reduce((all, { takeable }) => all + (takeable ?? 0n), 0n)
    const most = held !== null && held < sum ? held : sum
    if (isNft(first)) {
      nfts += most
      continue
    }
    const value = decimals === null ? null : fiatOf(most, decimals, price)
    if (value !== null) isPriced = true
    else if (most > 0n || held === null) unpriced += 1
    total += scale(value)
  }
  return { value: isPriced ? unscale(total) : null, nfts, unpriced }
}

export type ApprovalFilter = {
  readonly text: string
  readonly isUnlimited: boolean
  readonly before: number | null
  /** Address of the token; empty for any. */
  readonly token?: string
}

/** @param nameOf the name under which the page shows a spender */
export function filterApprovals(
  rows: readonly ApprovalRow[],
  { text, isUnlimited, before, token = '' }: ApprovalFilter,
  nameOf: (row: ApprovalRow) => string,
): ApprovalRow[] {
  const wanted = text.trim().toLowerCase()
  return rows.filter(
    (row) =>
      (token === '' || row.token === token) &&
      (!isUnlimited || row.isUnlimited) &&
      (before === null || row.changedAt < before) &&
      [row.symbol, row.token, row.spender, nameOf(row)].some((part) => part.toLowerCase().includes(wanted)),
  )
}

/** The tokens of these approvals for a menu, by symbol. The address distinguishes tokens with the same symbol. */
export function tokenOptions(rows: readonly ApprovalRow[]): { value: string; label: string }[] {
  const symbols = new Map(rows.map(({ token, symbol }) => [token, symbol]))
  const isShared = (symbol: string) => [...symbols.values()].filter((other) => other === symbol).length > 1
  return [...symbols]
    .map(([token, symbol]) => ({
      value: token,
      label: isShared(symbol) ? `${symbol} ${shortenAddress(token)}` : symbol,
    }))
    .toSorted((first, second) => first.label.localeCompare(second.label))
}

/** `fiatOf` writes six decimals. */
const DIGITS = 6
const scale = (value: string | null): bigint => (value === null ? 0n : BigInt(value.replace('.', '')))
function unscale(value: bigint): string {
  const digits = value.toString().padStart(DIGITS + 1, '0')
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`
}
