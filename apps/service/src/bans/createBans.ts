import type { Address } from '@countersign/primitives'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database/Database.ts'
import type { DurableStore } from '../db/durable/DurableStore.ts'
import { bannedAccounts } from '../db/schema/durableSchema.ts'

/** Accounts that the operator banned at run time, on every chain, beside `policy.bannedSafes`. */
export type Bans = {
  has(address: Address): boolean
  /** Grows with each change, so that answers from before are not sent again. */
  revision(): number
  list(): Promise<{ address: Address; bannedAt: number }[]>
  /** Resolves when the ban is durable and in force in this process; other processes on the database follow within seconds. */
  add(address: Address): Promise<void>
  /** False when it was not banned at run time. */
  remove(address: Address): Promise<boolean>
  /** Reads the bans of other processes. */
  load(): Promise<void>
}

type Parts = { db: Pick<Database, 'drizzle'>; durable: DurableStore; clock: () => number }

export function createBans({ db, durable, clock }: Parts): Bans {
  let banned = new Set<Address>()
  let revision = 0

  async function load(): Promise<void> {
    const rows = await db.drizzle.select({ safe: bannedAccounts.safe }).from(bannedAccounts)
    if (rows.length === banned.size && rows.every(({ safe }) => banned.has(safe))) return
    banned = new Set(rows.map(({ safe }) => safe))
    revision += 1
  }

  return {
    has: (address) => banned.has(address),
    revision: () => revision,
    list: () =>
      db.drizzle.select({ address: bannedAccounts.safe, bannedAt: bannedAccounts.bannedAt }).from(bannedAccounts),
    async add(safe) {
      await durable.write((tx) => tx.insert(bannedAccounts).values({ safe, bannedAt: clock() }).onConflictDoNothing())
      await load()
    },
    async remove(safe) {
      const gone = await durable.write((tx) =>
        tx.delete(bannedAccounts).where(eq(bannedAccounts.safe, safe)).returning({ safe: bannedAccounts.safe }),
      )
      await load()
      return gone.length > 0
    },
    load,
  }
}
