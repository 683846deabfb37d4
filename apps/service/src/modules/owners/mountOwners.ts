import { type OwnerSafesByChain, routes } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { findSafesOfOwner, type OwnedSafe } from '../../read/accounts/findSafesOfOwner.ts'

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

async function readByChain(
  context: ServiceContext,
  owner: Address,
  filter: (rows: OwnedSafe[]) => OwnedSafe[] = (rows) => rows,
): Promise<OwnerSafesByChain> {
  const rows = await findSafesOfOwner(context, owner)
  const entries = [...context.chains].map(([chainId, runtime]): [string, Address[] | null] => {
    const own = filter(rows.filter((row) => row.chainId === chainId)).map((row) => row.address)
    // While no node of the chain has answered, an empty list would be a false statement; null means unknown.
    return [chainId, own.length === 0 && !runtime.isReached() ? null : own]
  })
  return Object.fromEntries(entries)
}

/** Keeps only the oldest of the accounts that share the first and last four hex digits: the others were generated to be mistaken for it. */
export function dropLookAlikes(rows: OwnedSafe[]): OwnedSafe[] {
  const oldest = new Map<string, OwnedSafe>()
  for (const row of rows) {
    const face = `${row.address.slice(2, 6)}${row.address.slice(-4)}`.toLowerCase()
    const known = oldest.get(face)
    if (known === undefined || (row.createdAt ?? Infinity) < (known.createdAt ?? Infinity)) oldest.set(face, row)
  }
  const kept = new Set(oldest.values())
  return rows.filter((row) => kept.has(row))
}
