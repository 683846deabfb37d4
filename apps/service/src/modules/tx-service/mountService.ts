import { AddressSchema, DataDecoded, DecodeRequest, defineRoute } from '@countersign/api'
import { listMasterCopies } from '@countersign/chains'
import { decodeData } from '@countersign/ledger'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { SERVICE_NAME, SERVICE_VERSION } from '../../config/serviceVersion.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readAbiSource } from '../../read/contracts/readAbiSource.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { findChain } from './findChain.ts'
import { ChainPath } from './wireScalars.ts'
import { valueMessages } from '../../errors/valueMessages.ts'

const about = defineRoute({
  operationId: 'about',
  method: 'GET',
  path: '/{chain}/api/v1/about',
  summary: 'Name and version',
  params: ChainPath,
  response: z.object({
    name: z.string(),
    version: z.string(),
    api_version: z.string(),
    secure: z.boolean(),
    host: z.string(),
    headers: z.array(z.string()),
    settings: z.record(z.string(), z.unknown()),
  }),
})

const singletons = defineRoute({
  operationId: 'singletons',
  method: 'GET',
  path: '/{chain}/api/v1/about/singletons',
  summary: 'Master copies',
  params: ChainPath,
  response: z.array(
    z.object({
      address: AddressSchema,
      version: z.string(),
      deployer: z.string(),
      deployedBlockNumber: z.number(),
      lastIndexedBlockNumber: z.number(),
      l2: z.boolean(),
    }),
  ),
})

const decode = defineRoute({
  operationId: 'decode',
  method: 'POST',
  path: '/{chain}/api/v1/data-decoder',
  summary: 'Calldata in words',
  params: ChainPath,
  body: DecodeRequest,
  response: DataDecoded,
})

export function mountService(scope: FastifyInstance, context: ServiceContext): void {
  mount(scope, about, async ({ params, request }) => {
    const { config } = findChain(context, params.chain)
    return {
      name: SERVICE_NAME,
      version: SERVICE_VERSION,
      api_version: 'v1',
      secure: request.protocol === 'https',
      host: request.host,
      headers: [],
      // The URLs of the nodes may contain API keys, so they are not published.
      settings: { AWS_CONFIGURED: false, ETHEREUM_NODE_URL: null, ETH_L2_NETWORK: config.l2 },
    }
  })
  mount(scope, singletons, async ({ params }) => {
    const { indexer } = findChain(context, params.chain)
    const lastIndexedBlockNumber = Math.max(indexer.status().blockNumber, 0)
    return listMasterCopies().map(({ address, version, l2 }) => ({
      address,
      version: l2 ? `${version}+L2` : version,
      deployer: 'Safe',
      // All of them are indexed from the first block on.
      deployedBlockNumber: 0,
      lastIndexedBlockNumber,
      l2,
    }))
  })
  mount(scope, decode, async ({ params, body, request }) => {
    const { chainId } = findChain(context, params.chain).config
    const source = await readAbiSource(scope, context, request, { chainId, to: body.to, data: body.data })
    const decoded = decodeData(body.data, body.to, source)
    if (decoded) return decoded
    throw new ServiceError('data/undecodable', () =>
      valueMessages.unknownSelector({ selector: body.data.slice(0, 10) }),
    )
  })
}
