import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { mount } from '../../routing/mount.ts'
import { readApprovals } from './readApprovals.ts'

export function mountApprovals(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getApprovals, async ({ params }) => {
    const { runtime, safe } = await requireSafe(context, params.chainId, params.safe)
    return readApprovals(context.db.drizzle, runtime.config, safe)
  })
}
