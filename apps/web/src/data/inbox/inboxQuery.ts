import type { Address } from '@countersign/primitives'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { AccountKey } from '../keys/queryKeys.ts'
import { changedAccounts } from './changedAccounts.ts'
import { isRead, type InboxEntries, type InboxEntry } from './InboxEntry.ts'
import { nameOfKey } from '../keys/nameOfKey.ts'
import { DEEPEST, reachOf } from './reachOf.ts'
import { readInboxAccounts } from './readInboxAccounts.ts'
import { nextTask } from '../tasks/nextTask.ts'

/** How many accounts below those of the browser are read. Any address can create more of them. */
const MOST_BELOW = 400
/** More are asked for in a task of their own. */
const MANY = 200

export type Inbox = {
  readonly entries: InboxEntries
  /** Moment of `changedAccounts` up to which the entries are current. */
  readonly asOf: number
  /** There are accounts below that were not read: too many, or too deep. */
  readonly isCut: boolean
}

/** The pending work in the accounts of this browser and of the wallet. */
export const inboxQuery = (keys: readonly AccountKey[], wallet: Address | null) => {
  const queryKey = ['inbox', 'known', listOf(keys), wallet] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Inbox> => {
      if (keys.length > MANY) await nextTask()
      const read = readerOf(previousOf(client, queryKey), wallet, signal)
      return { entries: await read.entries(keys), asOf: read.asOf, isCut: false }
    },
    // Events report changes, so the inbox need not be requested again when its page is opened.
    staleTime: 60_000,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  })
}

/**
 * The pending work in the accounts that those accounts own, level by level.
 * @param known the accounts of the browser and of the wallet, which were read before
 */
export const inboxBelowQuery = (seeds: readonly AccountKey[], known: InboxEntries, wallet: Address) => {
  const queryKey = ['inbox', 'below', listOf(seeds), wallet] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Inbox> => {
      const read = readerOf(previousOf(client, queryKey), wallet, signal)
      const entries: Record<string, InboxEntry> = {}
      let isCut = false
      let level = [...seeds]
      for (let depth = 1; level.length > 0; depth++) {
        const room = MOST_BELOW - Object.keys(entries).length
        if (room <= 0 || depth > DEEPEST) return { entries, asOf: read.asOf, isCut: true }
        isCut ||= level.length > room
        Object.assign(entries, await read.entries(level.slice(0, room)))
        level = ownedAccounts({ ...known, ...entries }, wallet)
      }
      return { entries, asOf: read.asOf, isCut }
    },
    staleTime: 60_000,
    structuralSharing: false,
  })
}

/** Accounts that are owned by accounts within reach of the wallet, and that are not among the entries. */
export function ownedAccounts(entries: InboxEntries, wallet: Address): AccountKey[] {
  const found = new Map<string, AccountKey>()
  for (const [name, depth] of reachOf(entries, wallet)) {
    const entry = entries[name]
    if (depth >= DEEPEST || !isRead(entry)) continue
    for (const safe of entry.owns) {
      const key = { chainId: entry.chainId, safe }
      if (!(nameOfKey(key) in entries)) found.set(nameOfKey(key), key)
    }
  }
  return [...found.values()]
}

const listOf = (keys: readonly AccountKey[]): string => keys.map(nameOfKey).toSorted().join()

const previousOf = (client: QueryClient, queryKey: readonly unknown[]): Inbox | undefined =>
  client.getQueryData<Inbox>(queryKey)

/**
 * Reads only what changed since the previous answer. If nothing changed, a request means that the user or the page wants a new answer, so
 * everything is read.
 */
function readerOf(previous: Inbox | undefined, wallet: Address | null, signal: AbortSignal) {
  const asOf = changedAccounts.now()
  const hasChanged = (name: string) => changedAccounts.hasChanged(name, previous?.asOf ?? 0)
  const isKept = (name: string) => previous?.entries[name] !== undefined && !hasChanged(name)
  const isRefresh = previous !== undefined && !Object.keys(previous.entries).some(hasChanged)
  return {
    asOf,
    entries: async (keys: readonly AccountKey[]): Promise<InboxEntries> => {
      const asked = isRefresh ? keys : keys.filter((key) => !isKept(nameOfKey(key)))
      const read = asked.length > 0 ? await readInboxAccounts(asked, { wallet, signal }) : {}
      return Object.fromEntries(
        keys.flatMap((key): [string, InboxEntry][] => {
          const name = nameOfKey(key)
          const entry = read[name] ?? previous?.entries[name]
          return entry ? [[name, entry]] : []
        }),
      )
    },
  }
}
