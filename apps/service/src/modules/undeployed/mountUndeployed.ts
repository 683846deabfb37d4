import { routes } from '@countersign/api'
import { checksumAddress } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { assertNotBanned, isBanned } from '../../read/accounts/requireSafe.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { lookupMessages } from '../../read/lookupMessages.ts'
import { findUndeployed } from '../../read/undeployed/findUndeployed.ts'
import { findUndeployedOfOwner } from '../../read/undeployed/findUndeployedOfOwner.ts'
import { mount } from '../../routing/mount.ts'
import { createRegistrationLimit } from '../../submit/undeployed/createRegistrationLimit.ts'
import { registerUndeployed } from '../../submit/undeployed/registerUndeployed.ts'

/** Accounts that are not deployed yet. The routes of an account that other clients use answer for them as for an unknown address. */
export function mountUndeployed(app: FastifyInstance, context: ServiceContext): void {
  const limit = createRegistrationLimit(context.config.limits, context.monotonic)
  mount(app, routes.getUndeployed, async ({ params }) => {
    const address = checksumAddress(params.safe)
    const { config } = requireChain(context, params.chainId)
    assertNotBanned(context, address)
    const row = await findUndeployed(context, params.chainId, address)
    if (row === null)
      throw new ServiceError('undeployed/unknown', () =>
        lookupMessages.notRegistered({ address, chain: config.chainName }),
      )
    const { factory, singleton, initializer, saltNonce } = row
    return { factory, singleton, initializer, saltNonce }
  })
  mount(app, routes.getOwnerUndeployed, async ({ params }) => {
    const rows = await findUndeployedOfOwner(context, params.owner)
    return rows
      .filter((row) => context.chains.has(row.chainId) && !isBanned(context, row.safe))
      .map(({ chainId, safe, factory, singleton, initializer, saltNonce }) => ({
        chainId,
        address: safe,
        factory,
        singleton,
        initializer,
        saltNonce,
      }))
  })
  mount(app, routes.registerUndeployed, async ({ params, body, request }) =>
    registerUndeployed(context, params, body, { client: request, limit }),
  )
}
