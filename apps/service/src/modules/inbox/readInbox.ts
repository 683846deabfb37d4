import { AddressSchema, type InboxPage } from '@countersign/api'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { findSafeRows } from '../../read/accounts/findSafeRows.ts'
import { isBanned, readSafe, type SafeRow } from '../../read/accounts/requireSafe.ts'
import { mapLimited } from '../../read/accounts/mapLimited.ts'
import type { OverviewItem } from '../../read/accounts/parseOverviewItems.ts'
import { countWaiting } from './countWaiting.ts'
import { findWaitingMessages } from './findWaitingMessages.ts'
import { findWaitingTransactions } from './findWaitingTransactions.ts'
import type { Address } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { wantedAccounts } from '../../read/accounts/wantedAccounts.ts'

/** A page ends with the account that brings it to this size: about a thousand rows, or half a megabyte. */
const PAGE_WEIGHT = 1000
/** The service reads an account that is not indexed from its chain, so two dozen of them fill a page. */
const WEIGHT_OF_UNKNOWN = 40
const PARALLEL_READS = 8

/**
 * Pending work of these accounts, in the order of their names. The cursor is the name of the last account of the previous page, so that
 * changes in between move no account from one page to another. Each page costs the same few statements, whatever the number of its
 * accounts.
 */
export async function readInbox(
  context: ServiceContext,
  items: readonly OverviewItem[],
  cursor: string | null,
): Promise<InboxPage> {
  const ordered = items.toSorted((first, second) => (nameOf(first) < nameOf(second) ? -1 : 1))
  const rest = cursor === null ? ordered : ordered.filter((item) => nameOf(item) > cursor)
  // Rows of a chain that is no longer configured may still be in the database.
  const served = rest.filter(({ chainId, address }) => context.chains.has(chainId) && !isBanned(context, address))
  const found = await findSafeRows(context, served)
  const counts = await countWaiting(context, [...found.values()])
  const page = takePage(rest, (item) => {
    const waiting = counts.get(nameOf(item))
    if (waiting === undefined) return WEIGHT_OF_UNKNOWN
    return 1 + waiting.weight
  })
  const looked = await mapLimited(page, PARALLEL_READS, async (item) => {
    const row = found.get(nameOf(item))
    return row ?? readSafe(context, item.chainId, item.address).then(({ safe }) => safe, toError)
  })
  const rows = looked.filter((row): row is SafeRow => !(row instanceof Error))
  const [transactions, messages, owned] = await Promise.all([
    findWaitingTransactions(context, rows),
    findWaitingMessages(context, rows),
    findOwnedAccounts(context, rows),
  ])
  const last = page.at(-1)
  return {
    next: last !== undefined && page.length < rest.length ? nameOf(last) : null,
    results: page.map((item, index) => {
      const row = looked[index]
      if (row === undefined || row instanceof Error) return { ...item, error: reasonOf(row) }
      const name = nameOf(item)
      const waiting = counts.get(name)
      return {
        ...item,
        threshold: row.threshold,
        owners: row.owners,
        nonce: row.nonce,
        queued: waiting?.queued ?? 0,
        queue: transactions.get(name)?.queue ?? [],
        proposers: transactions.get(name)?.proposers ?? {},
        messages: messages.get(name)?.messages ?? [],
        moreMessages: messages.get(name)?.more === true || waiting?.hasOldMessages === true,
        owns: owned.get(name)?.accounts ?? [],
        ownsMore: owned.get(name)?.more ?? false,
      }
    }),
  }
}

const nameOf = ({ chainId, address }: { chainId: string; address: string }) => `${chainId}:${address}`

function takePage<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item[] {
  const page: Item[] = []
  let weight = 0
  for (const item of items) {
    weight += weightOf(item)
    // The first account always fits: an empty page would have no next cursor.
    if (weight > PAGE_WEIGHT && page.length > 0) break
    page.push(item)
  }
  return page
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

function reasonOf(error: unknown): string {
  const detail = error instanceof Error && 'detail' in error ? error.detail : undefined
  return typeof detail === 'string' ? detail : 'The account could not be read.'
}

/**
 * Limit per owner. An attacker can create accounts that name any address as owner, so the oldest come first and the answer says that more
 * exist.
 */
const MOST_OWNED = 100

const Found = z.array(z.object({ name: z.string(), safe: AddressSchema }))

type Owned = { readonly accounts: Address[]; readonly more: boolean }

/** The accounts that each of these accounts owns, by `chainId:address`, in one query. */
export async function findOwnedAccounts(
  { db }: ServiceContext,
  rows: readonly SafeRow[],
): Promise<ReadonlyMap<string, Owned>> {
  if (rows.length === 0) return new Map()
  const found = await db.drizzle.execute(sql`
    select owned.name, owned.safe from (
      select w.chain_id || ':' || w.address as name, o.safe,
        row_number() over (partition by w.chain_id, w.address order by s.created_at, s.address) as place
      from ${wantedAccounts(rows)} w
      join safe_owners o on o.chain_id = w.chain_id and o.owner = w.address
      join safes s on s.chain_id = o.chain_id and s.address = o.safe) owned
    where owned.place <= ${MOST_OWNED + 1} order by owned.name, owned.place`)
  const owned = new Map<string, Owned>()
  for (const { name, safe } of z.parse(Found, found)) {
    const { accounts } = owned.get(name) ?? { accounts: [] }
    const isFull = accounts.length === MOST_OWNED
    owned.set(name, isFull ? { accounts, more: true } : { accounts: [...accounts, safe], more: false })
  }
  return owned
}
