import { routes, type OwnerSafesByChain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { findSafesOfOwner, type OwnedSafe } from '../../read/accounts/findSafesOfOwner.ts'
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
