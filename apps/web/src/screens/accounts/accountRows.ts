import type { SafeOverview } from '@countersign/api'
import { nameOfKey } from '../../data/inbox/nameOfKey.ts'
import type { Names } from '../../data/names/useNames.ts'
import type { KnownAccount } from './KnownAccount.ts'

export type AccountRow = {
  readonly account: KnownAccount
  readonly name: string | null
  readonly overview: SafeOverview | null
  readonly needsYou: number
}

type Input = {
  readonly accounts: readonly KnownAccount[]
  readonly overviews: readonly SafeOverview[] | undefined
  readonly names: Names
  /** The number of transactions that need the wallet, by account. */
  readonly needed: (account: KnownAccount) => number
  /** Words to search in name, address or chain. */
  readonly filter: string
}

/** Rows of the accounts table, the most valuable first. Accounts without a value keep their order at the end. */
export function accountRows({ accounts, overviews, names, needed, filter }: Input): AccountRow[] {
  const wanted = filter.trim().toLowerCase()
  const overviewOf = new Map(
    overviews?.map((overview) => [nameOfKey({ chainId: overview.chainId, safe: overview.address.value }), overview]),
  )
  return accounts
    .map((account) => ({
      account,
      name: names.nameOf(account.safe, account.chain.chainId)?.name ?? null,
      overview: overviewOf.get(nameOfKey(account.key)) ?? null,
      needsYou: needed(account),
    }))
    .filter(({ account, name }) =>
      [name ?? '', account.account, account.chain.chainName].some((text) => text.toLowerCase().includes(wanted)),
    )
    .toSorted((first, second) => compareFiat(second.overview?.fiatTotal, first.overview?.fiatTotal))
}

/** The sum of the values; null while one is unknown, so that no total is too small. */
export function totalOfRows(rows: readonly AccountRow[]): string | null {
  let sum = 0n
  for (const { overview } of rows) {
    if (overview === null || overview.error !== undefined || overview.unpriced === true) return null
    sum += scaled(overview.fiatTotal)
  }
  const digits = sum.toString().padStart(FRACTION + 1, '0')
  return `${digits.slice(0, -FRACTION)}.${digits.slice(-FRACTION)}`
}

/** Compares decimal strings as numbers without floats; an unknown value is the smallest. */
export function compareFiat(first: string | undefined, second: string | undefined): number {
  const [left, right] = [scaled(first), scaled(second)]
  return left < right ? -1 : left > right ? 1 : 0
}

const FRACTION = 18
function scaled(value: string | undefined): bigint {
  if (value === undefined) return -1n
  const [whole = '0', fraction = ''] = value.split('.')
  return BigInt(whole + fraction.slice(0, FRACTION).padEnd(FRACTION, '0'))
}
