import type { Address } from '@countersign/primitives'
import { and, eq } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { safes } from '../../db/schema/schema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
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

/** The indexed account. The service reads an unknown account from the chain first, so any Safe can be opened by address. */
export async function requireSafe(context: ServiceContext, chainId: string, address: Address): Promise<KnownSafe> {
  const runtime = requireChain(context, chainId)
  assertNotBanned(context, address)
  const known = await findSafeRow(context, chainId, address)
  if (known) return { runtime, safe: known }
  const found = (await runtime.indexer.discover(address)) ? await findSafeRow(context, chainId, address) : null
  if (found) return { runtime, safe: found }
  throw new ServiceError('safe/unknown', () => lookupMessages.noSafe({ address, chain: runtime.config.chainName }))
}

type WithPolicy = { readonly config: Pick<ServiceContext['config'], 'policy'> }

export const isBanned = ({ config }: WithPolicy, address: Address): boolean =>
  config.policy.bannedSafes.includes(address)

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
