import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { AddressSchema } from '@countersign/api'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { readVerifiedAbi } from './readVerifiedAbi.ts'

const Query = z.object({ module: z.literal('contract'), action: z.literal('getabi'), address: AddressSchema })

/**
 * `GET /v1/chains/:chainId/explorer-api`: the ABI of a contract in the form of block explorers. It stands in `blockExplorerUriTemplate.api`
 * of chains without an explorer, where other clients need a URL. It is not in the route table, because that form belongs to the explorers.
 */
export function mountExplorerApi(app: FastifyInstance, { config, monotonic }: ServiceContext): void {
  app.get<{ Params: { chainId: string } }>('/v1/chains/:chainId/explorer-api', async (request) => {
    const { chainId } = request.params
    const { data: query } = z.safeParse(Query, request.query)
    if (!query) return refuse('Only module=contract with action=getabi and an address is answered here.')
    if (!config.chains.some((chain) => chain.chainId === chainId))
      return refuse(`Chain ${chainId} is not configured here.`)
    const take = () => app.fetchLimit.take(request)
    const verified = await readVerifiedAbi(config, chainId, query.address, monotonic(), take)
    if (verified === null) return refuse('Contract source code not verified')
    return { status: '1', message: 'OK', result: JSON.stringify(verified.abi) }
  })
}

const refuse = (result: string) => ({ status: '0', message: 'NOTOK', result })
