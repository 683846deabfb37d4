import type { SharedBookEntry } from '@countersign/api'
import { type Address, hasHiddenCharacters, type Hex, isSameAddress } from '@countersign/primitives'
import { NO_SHARED_ENTRY } from '@countersign/safe/light'

/** An entry of the service, with what this page found out about its signature. */
export type VerifiedEntry = Pick<
  SharedBookEntry,
  'address' | 'name' | 'everyNetwork' | 'version' | 'previous' | 'signedAt' | 'addedAt'
> & {
  /** Computed here from the entry. */
  readonly hash: Hex
  /** Recovered here; null: the signature is by no address, or not for this entry. */
  readonly signer: Address | null
  /** The chain did not say whether a contract signed. */
  readonly isUnread: boolean
}

/** What this browser has seen of an entry. The service cannot go back behind it unseen. */
export type SeenEntry = Pick<VerifiedEntry, 'address' | 'everyNetwork' | 'version' | 'hash' | 'name'>

export type SharedState =
  /** An owner signed it, and nothing contradicts it. */
  | 'named'
  | 'removed'
  /** The signature is not for these values. */
  | 'unsigned'
  /** The chain has not said who the owners are, or whether a contract signed. */
  | 'unread'
  /** Its signer is not an owner now. */
  | 'former'
  /** The name has invisible characters or spaces at its ends. */
  | 'unreadable'
  /** Owners signed different names at once. */
  | 'conflict'
  /** This browser has seen a newer version. */
  | 'older'
  /** This browser has seen other content of the same version. */
  | 'changed'
  /** It does not replace the version before it. */
  | 'broken'

export type SharedRow = { readonly entry: VerifiedEntry; readonly state: SharedState }
export type JudgedBook = {
  readonly rows: readonly SharedRow[]
  /** Entries that this browser has seen and that the service no longer sends. */
  readonly hidden: readonly SeenEntry[]
}

type Place = Pick<SeenEntry, 'address' | 'everyNetwork'>
export const placeOfShared = ({ address, everyNetwork }: Place): string => `${everyNetwork} ${address.toLowerCase()}`

/**
 * Judges what the service sent. Only the names of `named` entries may be shown beside an address.
 * @param owners read from the chain; null while they are unknown
 */
export function judgeSharedBook(
  entries: readonly VerifiedEntry[],
  owners: readonly Address[] | null,
  seen: readonly SeenEntry[],
): JudgedBook {
  const known = new Map(seen.map((one) => [placeOfShared(one), one]))
  const sent = new Map<string, VerifiedEntry[]>()
  for (const entry of entries) sent.set(placeOfShared(entry), [...(sent.get(placeOfShared(entry)) ?? []), entry])
  const rows = [...sent].flatMap(([place, versions]) => judgePlace(versions, owners, known.get(place) ?? null))
  const isSent = new Set(rows.filter(({ state }) => state !== 'unsigned').map(({ entry }) => placeOfShared(entry)))
  return { rows, hidden: seen.filter((one) => one.name !== '' && !isSent.has(placeOfShared(one))) }
}

function judgePlace(
  versions: readonly VerifiedEntry[],
  owners: readonly Address[] | null,
  seen: SeenEntry | null,
): SharedRow[] {
  const judged = versions.map((entry): SharedRow => ({ entry, state: judgeEntry(entry, owners, seen) }))
  const valid = judged.filter(({ state }) => state === 'named' || state === 'removed')
  const newest = Math.max(0, ...valid.map(({ entry }) => entry.version))
  const rivals = new Set(valid.filter(({ entry }) => entry.version === newest).map(({ entry }) => entry.hash))
  return judged.map((row) => {
    if (!valid.includes(row)) return row
    if (row.entry.version < newest) return { ...row, state: 'older' }
    return rivals.size > 1 ? { ...row, state: 'conflict' } : row
  })
}

function judgeEntry(entry: VerifiedEntry, owners: readonly Address[] | null, seen: SeenEntry | null): SharedState {
  const { signer, name, version, previous, hash } = entry
  if (entry.isUnread) return 'unread'
  if (signer === null) return 'unsigned'
  if (name !== name.trim() || hasHiddenCharacters(name)) return 'unreadable'
  if (owners === null) return 'unread'
  if (!owners.some((owner) => isSameAddress(owner, signer))) return 'former'
  if (seen !== null && version < seen.version) return 'older'
  if (seen !== null && version === seen.version && hash !== seen.hash) return 'changed'
  if (seen !== null && version === seen.version + 1 && previous !== seen.hash) return 'broken'
  if ((version === 1) !== (previous === NO_SHARED_ENTRY)) return 'broken'
  return name === '' ? 'removed' : 'named'
}

/** What is remembered after a look: the newest undisputed version of each entry. */
export function rememberShared({ rows }: JudgedBook, seen: readonly SeenEntry[]): SeenEntry[] {
  const next = new Map(seen.map((one) => [placeOfShared(one), one]))
  for (const { entry, state } of rows) {
    if (state !== 'named' && state !== 'removed') continue
    const { address, everyNetwork, version, hash, name } = entry
    next.set(placeOfShared(entry), { address, everyNetwork, version, hash, name })
  }
  return [...next.values()]
}
