import { routes } from '@countersign/api'
import { decodeData } from '@countersign/ledger'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'

export function mountViews(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getConfirmationView, async ({ params, body }) => {
    await readSafe(context, params.chainId, params.safe)
    const decoded = decodeData(body.data ?? '0x', body.to ?? null)
    return { type: 'GENERIC' as const, method: decoded?.method ?? '', parameters: decoded?.parameters ?? null }
  })
}
