import { routes } from '@countersign/api'
import { decodeData } from '@countersign/ledger'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../http/mount.ts'
import { ServiceFailure } from '../../http/ServiceFailure.ts'
import { requireChain } from '../chains/requireChain.ts'

export function mountDecoder(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.decodeData, async ({ params, body }) => {
    requireChain(context, params.chainId)
    const decoded = decodeData(body.data, body.to ?? null)
    if (decoded) return decoded
    throw new ServiceFailure('data/undecodable', `No known method has the selector ${body.data.slice(0, 10)}.`)
  })
}
