import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mountStored } from '../../http/mount.ts'
import { requireChain } from '../chains/requireChain.ts'
import { readTransaction } from './readTransaction.ts'

export function mountDetails(app: FastifyInstance, context: ServiceContext): void {
  mountStored(app, routes.getTransaction, async ({ params }) => {
    requireChain(context, params.chainId)
    return readTransaction(context, params.chainId, params.id)
  })
}
