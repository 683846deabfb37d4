import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { About, Backbone, ChainAbout } from '../schemas/about.ts'
import { Health } from '../schemas/Health.ts'
import { Chain } from '../schemas/chain.ts'
import { IndexingStatus } from '../schemas/indexing.ts'
import { GasPriceQuote } from '../schemas/GasPriceQuote.ts'
import { MasterCopy } from '../schemas/MasterCopy.ts'
import { Contract, DescriptorFile } from '../schemas/Contract.ts'
import { pageOf } from '../schemas/page.ts'
import { AddressSchema } from '../schemas/scalars.ts'
import { ChainParams, CursorQuery, PathChainId, ServiceKeyQuery } from './params.ts'

export const chainRoutes = {
  getAbout: defineRoute({
    operationId: 'getAbout',
    method: 'GET',
    path: '/about',
    summary: 'Name and version of the service',
    response: About,
  }),
  getReady: defineRoute({
    operationId: 'getReady',
    method: 'GET',
    path: '/health/ready',
    summary: 'The API serves, a chain has been reached, and the configured page is built',
    response: Health,
  }),
  getWritable: defineRoute({
    operationId: 'getWritable',
    method: 'GET',
    path: '/health/writes',
    summary: 'Writes are accepted: database, disk and an index; with the state of each part of this process',
    response: Health,
  }),
  getChain: defineRoute({
    operationId: 'getChain',
    method: 'GET',
    path: '/v1/chains/{chainId}',
    summary: 'One chain',
    params: ChainParams,
    response: Chain,
  }),
  getChains: defineRoute({
    operationId: 'getChains',
    method: 'GET',
    path: '/v1/chains',
    summary: 'Configured chains',
    query: CursorQuery,
    response: pageOf(Chain),
  }),
  getChainV2: defineRoute({
    operationId: 'getChainV2',
    method: 'GET',
    path: '/v2/chains/{chainId}',
    summary: 'One chain, features scoped by service key',
    params: ChainParams,
    query: ServiceKeyQuery,
    response: Chain,
  }),
  getMasterCopies: defineRoute({
    operationId: 'getMasterCopies',
    method: 'GET',
    path: '/v1/chains/{chainId}/about/master-copies',
    summary: 'Supported master copies',
    params: ChainParams,
    response: z.array(MasterCopy),
  }),
  getChainAbout: defineRoute({
    operationId: 'getChainAbout',
    method: 'GET',
    path: '/v1/chains/{chainId}/about',
    summary: 'Name and version of the service, per chain',
    params: ChainParams,
    response: ChainAbout,
  }),
  getBackbone: defineRoute({
    operationId: 'getBackbone',
    method: 'GET',
    path: '/v1/chains/{chainId}/about/backbone',
    summary: 'About the indexer of a chain',
    params: ChainParams,
    response: Backbone,
  }),
  getIndexingStatus: defineRoute({
    operationId: 'getIndexingStatus',
    method: 'GET',
    path: '/v1/chains/{chainId}/about/indexing',
    summary: 'How many blocks the index is behind the chain',
    params: ChainParams,
    response: IndexingStatus,
  }),
  getGasPrice: defineRoute({
    operationId: 'getGasPrice',
    method: 'GET',
    path: '/v1/chains/{chainId}/gas-price',
    summary: 'Current gas prices, from the node',
    params: ChainParams,
    response: GasPriceQuote,
  }),
  getContract: defineRoute({
    operationId: 'getContract',
    method: 'GET',
    path: '/v1/chains/{chainId}/contracts/{address}',
    summary: 'A contract that the service knows',
    params: z.object({ chainId: PathChainId, address: AddressSchema }),
    response: Contract,
  }),
  getDescriptors: defineRoute({
    operationId: 'getDescriptors',
    method: 'GET',
    path: '/v1/chains/{chainId}/contracts/{address}/descriptors',
    summary: "The operator's ERC-7730 files about a contract",
    params: z.object({ chainId: PathChainId, address: AddressSchema }),
    response: z.array(DescriptorFile),
  }),
} as const
