import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readMultisig } from '../../read/details/readTransaction.ts'
import { propose } from '../../submit/proposals/propose.ts'

export function mountPropose(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.proposeTransaction, async ({ params, body }) => {
    const safeTxHash = await propose(context, params.chainId, params.safe, body)
    return readMultisig(context, params.chainId, safeTxHash)
  })
}
