import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { mount } from '../../routing/mount.ts'
import { requireSession } from '../../session/requireSession.ts'

/**
 * Clients send the session only to routes like this one, so a read does not show the service that an owner opened the account.
 * `context.enrolment` decides by the session of this request.
 */
export function mountFollow(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.followSafe, async ({ params, request }) => {
    await requireSession(context, request)
    await requireSafe(context, params.chainId, params.safe)
  })
}
