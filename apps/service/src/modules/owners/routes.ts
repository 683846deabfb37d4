import { routes, type OwnerSafesByChain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { safeOwners, safes } from '../../db/schema.ts'
import { mount } from '../../http/mount.ts'
import { requireChain } from '../chains/requireChain.ts'
import { dropLookAlikes } from './dropLookAlikes.ts'

export function mountOwners(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getOwnerSafes, async ({ params }) => {
    requireChain(context, params.chainId)
    const rows = await findSafesOfOwner(context, params.owner)
    return { safes: rows.filter((row) => row.chainId === params.chainId).map((row) => row.address) }
  })
  mount(app, routes.getOwnerSafesByChain, async ({ params }) => readByChain(context, params.owner))
  mount(app, routes.getOwnerSafesByChainV1, async ({ params }) => readByChain(context, params.owner))
  mount(app, routes.getOwnerSafesByChainV2, async ({ params }) => readByChain(context, params.owner, dropLookAlikes))
}

export type OwnedSafe = { chainId: string; address: Address; createdAt: number | null }

/** Oldest first; those whose creation is unknown come last. */
export function findSafesOfOwner(context: ServiceContext, owner: Address): Promise<OwnedSafe[]> {
  return (
    context.db.drizzle
      .select({ chainId: safes.chainId, address: safes.address, createdAt: safes.createdAt })
      .from(safeOwners)
      .innerJoin(safes, and(eq(safes.chainId, safeOwners.chainId), eq(safes.address, safeOwners.safe)))
      // The index begins with the chain: without it every account of every chain would be looked at.
      .where(and(inArray(safeOwners.chainId, [...context.chains.keys()]), eq(safeOwners.owner, owner)))
      .orderBy(asc(safes.createdAt), asc(safes.address))
  )
}

async function readByChain(
  context: ServiceContext,
  owner: Address,
  filter: (rows: OwnedSafe[]) => OwnedSafe[] = (rows) => rows,
): Promise<OwnerSafesByChain> {
  const rows = await findSafesOfOwner(context, owner)
  const entries = [...context.chains].map(([chainId, runtime]): [string, Address[] | null] => {
    const own = filter(rows.filter((row) => row.chainId === chainId)).map((row) => row.address)
    // An empty list would claim knowledge nobody has while the chain was never reached.
    return [chainId, own.length === 0 && !runtime.isReached() ? null : own]
  })
  return Object.fromEntries(entries)
}
