import { setTimeout as wait } from 'node:timers/promises'
import { type Address, checksumAddress, isAddress } from '@countersign/primitives'
import type { Indexer, IndexerStatus } from './Indexer.ts'
import { createMutex } from '../db/drivers/createMutex.ts'
import { addAccount } from './backfill/addAccount.ts'
import { dropAccount } from './backfill/dropAccount.ts'
import { createAuditor } from './audit/createAuditor.ts'
import { createBackfiller } from './backfill/createBackfiller.ts'
import { fetchHeader } from './read/fetchHeader.ts'
import { readCursor } from './state/Cursor.ts'
import { createHeadFollower } from './follow/createHeadFollower.ts'
import { createMemoryKeeper } from './state/createMemoryKeeper.ts'
import type { IndexerParts } from './state/IndexerParts.ts'
import { lowerAddress } from './fold/decode/lowerAddress.ts'
import { createPoller } from './follow/createPoller.ts'
import { createRecentAddresses } from './audit/createRecentAddresses.ts'
import { createRepairer } from './audit/createRepairer.ts'
import { AddressSchema, type SafeEventType } from '@countersign/api'
import { wantedAccounts } from '../enrolment/wantedAccounts.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../db/database/Database.ts'

/** The first request for an account waits this long for its history; a longer history is read in the background. */
const PATIENCE_MS = 3000
/** How long a negative answer is cached. It is short, so that a user who has just created the account does not notice. */
const ABSENT_MS = 3000

/** Follows one chain and reads the history of accounts that it did not follow from their creation. */
export function createIndexer(parts: IndexerParts): Indexer {
  const { config, reader, db, bus, monotonic, log, pool } = parts
  const { chainId } = config
  const turn = createMutex()
  const memory = createMemoryKeeper(db, chainId)
  const dayLength = createDayLength(parts)
  const follower = createHeadFollower(parts, memory, dayLength)
  const backfiller = createBackfiller(parts, memory, dayLength)
  const auditor = createAuditor(parts, memory, follower)
  const fillings = new Set<Promise<void>>()
  let lastError: string | null = null
  let leads = false
  const absences = createRecentAddresses(monotonic, ABSENT_MS)
  let hasJournaled = false
  let stopping = false

  async function syncHead(): Promise<void> {
    const release = await turn.acquire()
    try {
      await follower.follow(mustStop)
      await auditor.audit()
      lastError = null
    } catch (error) {
      lastError = error instanceof Error ? error.message : String(error)
      throw error
    } finally {
      release()
    }
  }

  /**
   * A rebuilt database has proposals from the journal before it has their accounts, and an owner may propose to an account that is not
   * followed.
   */
  async function addJournaled(): Promise<void> {
    if (config.mode === 'full' || hasJournaled) return
    hasJournaled = true
    try {
      for (const address of await findMissingAccounts(db.drizzle, chainId, parts.listed ?? [])) {
        const state = await reader.readSafe(address)
        if (state && state.version !== null) await addAccount(parts, state)
      }
    } catch (error) {
      hasJournaled = false
      throw error
    }
  }

  /** An entry of the journal may belong to an account that is not followed. */
  bus.subscribe(({ event }) => {
    if (event.chainId !== chainId || event.address === undefined || !FROM_JOURNAL.has(event.type)) return
    const followed = memory.peek()?.accounts
    if (isAddress(event.address) && followed?.has(lowerAddress(event.address))) return
    hasJournaled = false
    poller.wake()
  })

  async function sync(): Promise<void> {
    await syncHead()
    await addJournaled()
    await Promise.all(fillings)
    const { failure } = await backfiller.work(() => stopping)
    if (failure !== null) throw failure
  }

  async function discover(address: Address): Promise<boolean> {
    const known = await memory.recall()
    if (known.accounts.has(lowerAddress(address))) return true
    if (absences.has(address)) return false
    const state = await reader.readSafe(address)
    if (!state || state.version === null) {
      absences.add(address)
      return false
    }
    if (!(await readCursor(db.drizzle, chainId))) await syncHead()
    if (config.mode === 'full' && (await isAmongNextBlocks(address))) return true
    await addAccount(parts, state)
    await withPatience(backfiller.fill(checksumAddress(address), () => stopping))
    return true
  }

  async function reindex(address: Address): Promise<boolean> {
    // Read first: without an answer of the node nothing is removed.
    const state = await reader.readSafe(address)
    if (!state || state.version === null) return false
    await dropAccount(parts, address)
    await addAccount(parts, state)
    poller.wake()
    return true
  }

  /** A client may ask for a new account before its block is indexed. The indexer then finds the account by its events. */
  async function isAmongNextBlocks(address: Address): Promise<boolean> {
    // Another process may hold the lease and index.
    if (!(await holdLease())) return false
    await inPatience(syncHead().catch(() => undefined))
    return (await memory.recall()).accounts.has(lowerAddress(address))
  }

  /** Waits for the backfill up to the time limit. A longer one continues in the background; a failed one is retried in the next round. */
  async function withPatience(filling: Promise<void>): Promise<void> {
    const outcome = filling.catch((error: unknown) =>
      log.info(`Chain ${chainId}: the history of an account could not be read yet.`, { error: String(error) }),
    )
    fillings.add(outcome)
    void outcome.finally(() => fillings.delete(outcome))
    await inPatience(outcome)
  }

  async function inPatience(outcome: Promise<unknown>): Promise<void> {
    const patience = new AbortController()
    await Promise.race([outcome, wait(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined)])
    patience.abort()
  }

  const lease = `indexer:${chainId}`
  const holdLease = () => db.hold(lease, () => poller.wake())
  /** Checked between two ranges, when everything that was read is written. */
  const mustStop = () => stopping || db.yields(lease)

  /** One of the processes on a database indexes. The others read its progress, and one takes over when it ends. */
  async function poll(): Promise<boolean> {
    if (await holdLease()) {
      if (!leads) {
        memory.forget()
        await follower.reload()
      }
      leads = true
      await syncHead()
      await addJournaled()
      const until = monotonic() + config.pollMs
      return (await backfiller.work(() => mustStop() || monotonic() > until)).isLeft
    }
    leads = false
    await follower.reload()
    follower.learnHead(await fetchHeader(pool.client, 'latest'))
    lastError = null
    return false
  }

  const poller = createPoller(config.pollMs, poll, (error) =>
    log.warn(`Chain ${chainId} could not be indexed. The next round tries again.`, { error: String(error) }),
  )
  const repairer = createRepairer(parts, () => poller.wake())
  return {
    sync,
    discover,
    drop: (address) => dropAccount(parts, address),
    reindex,
    look: db.isReadOnly ? () => undefined : repairer.look,
    status(): IndexerStatus {
      const cursor = follower.cursor()
      const head = follower.head()
      return {
        blockNumber: cursor?.number ?? -1,
        blockTime: cursor?.time ?? 0,
        headNumber: head?.number ?? 0,
        headTime: head?.time ?? 0,
        headHash: head?.hash ?? null,
        synced: head !== null && cursor !== null && cursor.number >= head.number && lastError === null,
        lastError,
        progress: cursor?.progress ?? null,
        leads,
      }
    },
    start() {
      stopping = false
      poller.start()
    },
    async stop() {
      stopping = true
      await poller.stop()
      await Promise.all(fillings)
      await repairer.settle()
    },
  }
}

const Rows = z.array(z.object({ safe: AddressSchema }))

/** Accounts that are wanted and not indexed yet. */
async function findMissingAccounts(db: Drizzle, chainId: string, listed: readonly Address[]): Promise<Address[]> {
  const rows = await db.execute(sql`
    select wanted.safe from (${wantedAccounts(chainId, listed)}) as wanted
    where not exists (select from safes where chain_id = ${chainId} and address = wanted.safe)`)
  return z.parse(Rows, rows).map(({ safe }) => safe)
}

/** Types of the events that entries of the journal cause. */
const FROM_JOURNAL = new Set<SafeEventType>([
  'PENDING_MULTISIG_TRANSACTION',
  'NEW_CONFIRMATION',
  'MESSAGE_CREATED',
  'MESSAGE_CONFIRMATION',
  'NEW_DELEGATE',
  'SHARED_BOOK_UPDATED',
])

const DAY_SECONDS = 86_400
const SAMPLE_BLOCKS = 1000
/** At twelve seconds a block. */
const DEFAULT_BLOCKS = 7200

/** The number of blocks in a day, measured once. Tokens may reach an account's address about that long before its creation. */
function createDayLength({ config, pool }: IndexerParts): () => Promise<number> {
  let known: number | null = null
  return async () => {
    if (config.isLocal) return DEFAULT_BLOCKS
    known ??= await measure()
    return known
  }

  async function measure(): Promise<number> {
    const head = await fetchHeader(pool.client, 'latest')
    if (!head || head.number < SAMPLE_BLOCKS) return DEFAULT_BLOCKS
    const earlier = await fetchHeader(pool.client, head.number - SAMPLE_BLOCKS)
    const seconds = earlier ? (head.time - earlier.time) / 1000 / SAMPLE_BLOCKS : 0
    return seconds > 0 ? Math.min(500_000, Math.ceil(DAY_SECONDS / seconds)) : DEFAULT_BLOCKS
  }
}
