import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mountStored } from '../../routing/mount.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { readTransaction } from '../../read/details/readTransaction.ts'

export function mountDetails(app: FastifyInstance, context: ServiceContext): void {
  mountStored(app, routes.getTransaction, async ({ params, uses }) => {
    requireChain(context, params.chainId)
    return readTransaction(context, params.chainId, params.id, uses)
  })
  mountStored(app, routes.getTransactions, async ({ params: { chainId }, query, uses }) => {
    requireChain(context, chainId)
    return Promise.all(query.ids.map((id) => readTransaction(context, chainId, id, uses)))
  })
}
