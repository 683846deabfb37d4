import { routes } from '@countersign/api'
import { decodeData } from '@countersign/ledger'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readAbiSource } from '../../read/contracts/readAbiSource.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'

export function mountViews(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getConfirmationView, async ({ params, body, request }) => {
    await readSafe(context, params.chainId, params.safe)
    const call = { chainId: params.chainId, to: body.to, data: body.data ?? '0x' } as const
    const decoded = decodeData(call.data, call.to, await readAbiSource(app, context, request, call))
    return { type: 'GENERIC' as const, method: decoded?.method ?? '', parameters: decoded?.parameters ?? null }
  })
}
