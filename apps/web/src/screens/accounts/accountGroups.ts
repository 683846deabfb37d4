import type { Chain, SafeOverview } from '@countersign/api'
import { formatAccountAddress } from '@countersign/primitives'
import { nameOfKey } from '../../data/keys/nameOfKey.ts'
import type { Names } from '../../data/names/useNames.ts'
import type { AccountGroup, AccountPlace, OpenDeployment } from './AccountGroup.ts'
import type { KnownAccount } from './KnownAccount.ts'
import { mostCommonSetup, plainVersion, setupDifferences, type PlaceSetup } from './setupDifferences.ts'

type Input = {
  readonly accounts: readonly KnownAccount[]
  readonly open: readonly OpenDeployment[]
  readonly overviews: readonly SafeOverview[] | undefined
  readonly names: Names
  /** The number of transactions that need the wallet, by account. */
  readonly needed: (account: string) => number
}

/** The accounts of one address are one group, in the order of their first account. */
export function accountGroups({ accounts, open, overviews, names, needed }: Input): AccountGroup[] {
  const overviewOf = new Map(
    overviews?.map((overview) => [nameOfKey({ chainId: overview.chainId, safe: overview.address.value }), overview]),
  )
  const deployed = new Set(accounts.map(({ key }) => nameOfKey(key)))
  const places = [
    ...accounts.map((known): AccountPlace => {
      const { chain, key, account } = known
      const overview = overviewOf.get(nameOfKey(key)) ?? null
      return { chain, key, account, known, open: null, overview, needsYou: needed(account), setup: setupOf(overview) }
    }),
    ...open.flatMap((one): AccountPlace[] => {
      const { chain, safe, setup } = one
      const key = { chainId: chain.chainId, safe }
      // Another owner may have deployed it in the meantime.
      if (deployed.has(nameOfKey(key))) return []
      const account = formatAccountAddress({ shortName: chain.shortName, address: safe })
      return [{ chain, key, account, known: null, open: one, overview: null, needsYou: 0, setup }]
    }),
  ]
  const byAddress = new Map<string, [AccountPlace, ...AccountPlace[]]>()
  for (const place of places) {
    const name = place.key.safe.toLowerCase()
    const same = byAddress.get(name)
    if (same) same.push(place)
    else byAddress.set(name, [place])
  }
  return [...byAddress.values()].map((same) => ({ ...groupOfPlaces(same), name: nameOf(same, names) }))
}

/** The sums of some networks of an address. */
export function groupOfPlaces(places: AccountGroup['places']): Omit<AccountGroup, 'name'> {
  const values = places.flatMap(({ overview }) => (hasValue(overview) ? [scaled(overview.fiatTotal)] : []))
  const known = places.flatMap(({ setup }) => (setup === null ? [] : [setup]))
  const most = mostCommonSetup(known)
  const activity = places.flatMap(({ overview }) => overview?.lastActivity ?? [])
  return {
    safe: places[0].key.safe,
    places,
    needsYou: places.reduce((sum, { needsYou }) => sum + needsYou, 0),
    queued: places.reduce((sum, { overview }) => sum + (overview?.queued ?? 0), 0),
    sum: values.reduce((sum, value) => sum + value, 0n),
    valued: { known: values.length, all: places.filter(({ known }) => known !== null).length },
    lastActivity: activity.length === 0 ? null : Math.max(...activity),
    setup: most,
    differing: most === null ? 0 : known.filter((setup) => setupDifferences(most, setup).length > 0).length,
  }
}

function nameOf(places: AccountGroup['places'], names: Names): string | null {
  for (const { key } of places) {
    const known = names.nameOf(key.safe, key.chainId)
    if (known) return known.name
  }
  return places.find(({ open }) => (open?.name ?? '') !== '')?.open?.name ?? null
}

const setups = new WeakMap<SafeOverview, PlaceSetup>()

/** The same object for the same overview: see `setupDifferences`. */
function setupOf(overview: SafeOverview | null): PlaceSetup | null {
  if (!isRead(overview)) return null
  const known = setups.get(overview)
  if (known) return known
  const { owners, threshold, version } = overview
  const setup = { owners: owners.map(({ value }) => value), threshold, version: plainVersion(version) }
  setups.set(overview, setup)
  return setup
}

/** The service answered, and could read the account. */
export const isRead = (overview: SafeOverview | null): overview is SafeOverview =>
  overview !== null && overview.error === undefined

const hasValue = (overview: SafeOverview | null): overview is SafeOverview =>
  isRead(overview) && overview.unpriced !== true

/**
 * The groups with a word in name, address or network.
 * @param chainId only accounts on this network; null for all. Their sums stay those of all networks.
 */
export function filterGroups(
  groups: readonly AccountGroup[],
  { filter, chainId }: { readonly filter: string; readonly chainId: string | null },
): readonly AccountGroup[] {
  const wanted = filter.trim().toLowerCase()
  if (wanted === '' && chainId === null) return groups
  const isWanted = (text: string) => text.toLowerCase().includes(wanted)
  return groups.filter(
    ({ name, places }) =>
      (chainId === null || places.some(({ chain }) => chain.chainId === chainId)) &&
      (isWanted(name ?? '') || places.some(({ account, chain }) => isWanted(account) || isWanted(chain.chainName))),
  )
}

/** The networks of the accounts, by name. */
export function networksOf(groups: readonly AccountGroup[]): Chain[] {
  const chains = new Map(groups.flatMap(({ places }) => places.map(({ chain }) => [chain.chainId, chain] as const)))
  return [...chains.values()].toSorted((first, second) => first.chainName.localeCompare(second.chainName))
}

/** The sum of the values; null while one is unknown, so that no total is too small. */
export function totalOfGroups(groups: readonly AccountGroup[]): string | null {
  if (groups.some(({ valued }) => valued.known < valued.all)) return null
  return fiatOfSum(groups.reduce((all, { sum }) => all + sum, 0n))
}

const FRACTION = 18
/** Exact: no floats. */
function scaled(value: string): bigint {
  const [whole = '0', fraction = ''] = value.split('.')
  return BigInt(whole + fraction.slice(0, FRACTION).padEnd(FRACTION, '0'))
}

/** A sum of a group as a decimal string. */
export function fiatOfSum(sum: bigint): string {
  const digits = sum.toString().padStart(FRACTION + 1, '0')
  return `${digits.slice(0, -FRACTION)}.${digits.slice(-FRACTION)}`
}
