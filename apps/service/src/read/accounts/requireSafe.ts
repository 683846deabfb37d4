import { type Address, checksumAddress } from '@countersign/primitives'
import { and, eq } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { safes } from '../../db/schema/schema.ts'
import { replayingError } from '../../errors/replayingError.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { toIndexedAccount } from '../../indexer/read/refreshAccounts.ts'
import { requireChain } from '../chains/requireChain.ts'
import { lookupMessages } from '../lookupMessages.ts'
import type { ChainSafeState } from '../../chain/reader/readSafes.ts'

export type SafeRow = typeof safes.$inferSelect
export type KnownSafe = { runtime: ChainRuntime; safe: SafeRow }

async function findSafeRow(context: ServiceContext, chainId: string, address: Address): Promise<SafeRow | null> {
  const rows = await context.db.drizzle
    .select()
    .from(safes)
    .where(and(eq(safes.chainId, chainId), eq(safes.address, address)))
  return rows[0] ?? null
}

/** `isFollowed`: the row comes from the index. Otherwise it has the state of the chain, and the service has no history of the account. */
export type ReadSafe = KnownSafe & { readonly isFollowed: boolean }

/**
 * The account as indexed. One that is not indexed is read from its chain; whether the service begins to follow it is decided by
 * `context.enrolment`. @throws ServiceError safe/unknown, safe/banned
 */
export async function readSafe(context: ServiceContext, chainId: string, address: Address): Promise<ReadSafe> {
  const runtime = requireChain(context, chainId)
  assertNotBanned(context, address)
  const known = await findSafeRow(context, chainId, address)
  if (known) {
    noteRead(context, chainId, address)
    return { runtime, safe: known, isFollowed: true }
  }
  // The index continues where the journal ends, so that both are combined in the same order at every rebuild.
  const percent = context.journal.replay.percent()
  if (percent !== null) throw replayingError(percent)
  const state = await readUnfollowed(context, runtime, address)
  if (state) return { runtime, safe: toIndexedAccount(chainId, state), isFollowed: false }
  const found = (await runtime.indexer.discover(address)) ? await findSafeRow(context, chainId, address) : null
  if (found) {
    noteRead(context, chainId, address)
    return { runtime, safe: found, isFollowed: true }
  }
  throw noSafe(runtime, address)
}

/** Call this also where a cached answer about the account is sent. */
export function noteRead({ chains, enrolment }: ServiceContext, chainId: string, address: Address): void {
  if (chains.get(chainId)?.config.mode === 'onDemand') enrolment.noteRead(chainId, checksumAddress(address))
}

/** The state of an account that this read does not enrol; null when it does. @throws ServiceError safe/unknown */
async function readUnfollowed(
  { enrolment }: ServiceContext,
  runtime: ChainRuntime,
  address: Address,
): Promise<ChainSafeState | null> {
  const { chainId, mode } = runtime.config
  if (mode === 'full' || (await enrolment.isOpen(chainId, address))) return null
  const state = await enrolment.readState(chainId, address, () => runtime.reader.readSafe(address))
  if (!state || state.version === null) throw noSafe(runtime, address)
  return (await enrolment.isDue(chainId, state)) ? null : state
}

/** As `readSafe`, for answers that need the index. @throws ServiceError safe/unknown, safe/banned, safe/not-followed */
export async function requireSafe(context: ServiceContext, chainId: string, address: Address): Promise<KnownSafe> {
  const { isFollowed, ...known } = await readSafe(context, chainId, address)
  if (isFollowed) return known
  const chain = known.runtime.config.chainName
  throw new ServiceError('safe/not-followed', () => lookupMessages.notFollowed({ address, chain }), {
    reason: 'NOT_FOLLOWED',
  })
}

const noSafe = ({ config: { chainName: chain } }: ChainRuntime, address: Address) =>
  new ServiceError('safe/unknown', () => lookupMessages.noSafe({ address, chain }))

type WithPolicy = Pick<ServiceContext, 'bans'> & { readonly config: Pick<ServiceContext['config'], 'policy'> }

export const isBanned = ({ config, bans }: WithPolicy, address: Address): boolean =>
  config.policy.bannedSafes.includes(address) || bans.has(address)

/** Call this before any data of an account is returned or stored, also where the account is found by a hash. */
export function assertNotBanned(context: WithPolicy, address: Address): void {
  if (isBanned(context, address)) throw new ServiceError('safe/banned', () => lookupMessages.banned({ address }))
}

/** Reads owners and nonce from the chain, because the index may be a block behind. */
export async function readLiveState(runtime: ChainRuntime, safe: Address): Promise<ChainSafeState> {
  const state = await runtime.reader.readSafe(safe)
  if (state) return state
  throw new ServiceError('safe/unreadable', () =>
    lookupMessages.notSafeAnymore({ address: safe, chain: runtime.config.chainName }),
  )
}
