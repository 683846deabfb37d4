import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'

export function mountPositions(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getPositions, async ({ params }) => {
    await readSafe(context, params.chainId, params.safe)
    // The service has no source of DeFi positions; the flag POSITIONS is never set.
    return []
  })
}
