import type { Address } from '@countersign/primitives'
import { and, eq } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { safes } from '../../db/schema/schema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireChain } from '../chains/requireChain.ts'
import { assertNotBanned } from './assertNotBanned.ts'
import { lookupMessages } from '../lookupMessages.ts'

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
