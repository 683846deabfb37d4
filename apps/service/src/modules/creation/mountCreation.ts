import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mountStored } from '../../routing/mount.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { readCreation } from '../../read/accounts/readCreation.ts'

export function mountCreation(app: FastifyInstance, context: ServiceContext): void {
  mountStored(app, routes.getCreation, async ({ params, uses }) => {
    const { safe } = await requireSafe(context, params.chainId, params.safe)
    uses(safe.chainId, safe.address)
    return readCreation(safe)
  })
}
