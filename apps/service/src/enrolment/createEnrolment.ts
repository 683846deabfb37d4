import { type Address, isSameAddress } from '@countersign/primitives'
import { eq, type SQL, sql } from 'drizzle-orm'
import { createUseOrder } from '../cache/createUseOrder.ts'
import type { ChainSafeState } from '../chain/reader/readSafes.ts'
import type { EnrolmentConfig } from '../config/EnrolmentConfig.ts'
import type { Database } from '../db/database/Database.ts'
import { followedAccounts } from '../db/schema/durableSchema.ts'
import { safes } from '../db/schema/schema.ts'
import { insertMany } from '../db/statements/insertMany.ts'
import { currentRequest } from '../requests/currentRequest.ts'
import { createReadCounter } from './createReadCounter.ts'
import { hasOwnRecords } from './hasOwnRecords.ts'

/** Decides which accounts the service begins to follow on chains with the mode `onDemand`. */
export type Enrolment = {
  /** Whether any read of the account enrols it: the operator lists it, or the chain has few accounts. */
  isOpen(chainId: string, address: Address): Promise<boolean>
  /** Whether this read enrols the account: for an owner, because of its records, or after repeated reads. */
  isDue(chainId: string, state: ChainSafeState): Promise<boolean>
  /** Notes that an account that is followed was read; see `evictAccounts`. */
  noteRead(chainId: string, address: Address): void
  /** After the operator dropped the account: a read of today must be noted again. */
  forgetReads(chainId: string, address: Address): void
  /** Stores the noted reads, or sends them to a process that does. */
  saveReads(): Promise<void>
  /** The state of an account that is not followed, cached for a few seconds. */
  readState(
    chainId: string,
    address: Address,
    read: () => Promise<ChainSafeState | null>,
  ): Promise<ChainSafeState | null>
}

type Parts = {
  config: EnrolmentConfig
  db: Pick<Database, 'drizzle'>
  clock: () => number
  monotonic: () => number
  /** Sends the noted reads to the processes that write, for one that only reads. */
  passReads?: ((reads: readonly { chainId: string; safe: Address }[]) => Promise<void>) | undefined
}

/** As long as a negative answer of the indexer. */
const STATE_MS = 3000
const MOST_STATES = 2000
const MOST_NOTED = 100_000
const DAY_MS = 86_400_000

/** Reads of accounts that are still indexed: a process may have noted one that was dropped since. The lock makes `dropAccount` wait, or be awaited. */
const ofIndexed = (reads: SQL): SQL => sql`
  select reads.* from (${reads}) as reads
  join safes on safes.chain_id = reads.chain_id and safes.address = reads.safe::char(42)
  for key share of safes`

export function createEnrolment({ config, db, clock, monotonic, passReads }: Parts): Enrolment {
  const counter = createReadCounter(config, monotonic)
  const listed = new Set(config.accounts.map(({ chainId, address }) => `${chainId}:${address}`))
  const states = createUseOrder<{ state: Promise<ChainSafeState | null>; until: number }>()

  /** The day of the last noted read. */
  const noted = createUseOrder<number>()
  let unsaved = new Map<string, { chainId: string; safe: Address; readAt: number }>()

  return {
    async isOpen(chainId, address) {
      if (listed.has(`${chainId}:${address}`)) return true
      const few = db.drizzle
        .select({ one: sql`1` })
        .from(safes)
        .where(eq(safes.chainId, chainId))
        .limit(config.freeAccounts)
        .as('few')
      return config.freeAccounts > 0 && (await db.drizzle.$count(few)) < config.freeAccounts
    },
    async isDue(chainId, { address, owners }) {
      if (await hasOwnRecords(db.drizzle, chainId, address)) return true
      const visitor = currentRequest()
      const signer = (await visitor?.findSigner()) ?? null
      if (signer !== null && owners.some((owner) => isSameAddress(owner, signer))) return true
      return counter.count(`${chainId}:${address}`, visitor?.client() ?? '')
    },
    noteRead(chainId, safe) {
      const key = `${chainId}:${safe}`
      const readAt = clock()
      const day = Math.floor(readAt / DAY_MS)
      // One write a day for each account.
      if (noted.use(key) === day) return
      noted.set(key, day)
      noted.trim(MOST_NOTED)
      unsaved.set(key, { chainId, safe, readAt })
    },
    forgetReads(chainId, safe) {
      const key = `${chainId}:${safe}`
      noted.delete(key)
      unsaved.delete(key)
    },
    async saveReads() {
      const rows = unsaved
      if (rows.size === 0) return
      unsaved = new Map()
      try {
        if (passReads) return await passReads([...rows.values()])
        await insertMany(followedAccounts, [...rows.values()], (part) =>
          db.drizzle
            .insert(followedAccounts)
            .select(ofIndexed(part))
            .onConflictDoUpdate({
              target: [followedAccounts.chainId, followedAccounts.safe],
              set: { readAt: sql`greatest(followed_accounts.read_at, excluded.read_at)` },
            }),
        )
      } catch (error) {
        for (const [key, row] of rows) if (!unsaved.has(key)) unsaved.set(key, row)
        throw error
      }
    },
    async readState(chainId, address, read) {
      const key = `${chainId}:${address}`
      const known = states.use(key)
      if (known && known.until > monotonic()) return known.state
      const state = read()
      states.set(key, { state, until: monotonic() + STATE_MS })
      state.catch(() => states.delete(key))
      states.trim(MOST_STATES)
      return state
    },
  }
}
