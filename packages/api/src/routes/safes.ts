import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { pageOf } from '../schemas/page.ts'
import { Nonces } from '../schemas/Nonces.ts'
import { OwnerSafes, OwnerSafesByChain } from '../schemas/OwnerSafes.ts'
import { SafeCreation } from '../schemas/creation.ts'
import { SafeOverview } from '../schemas/overview.ts'
import { AddressSchema, QueryBoolean } from '../schemas/scalars.ts'
import { Collectible } from '../schemas/Collectible.ts'
import { BalanceQuery, OverviewQuery, OwnerParams, PathChainId, SafeParams } from './params.ts'

export const safeRoutes = {
  followSafe: defineRoute({
    operationId: 'followSafe',
    method: 'POST',
    path: '/v1/chains/{chainId}/safes/{safe}/follow',
    summary: 'Follow an account for an owner who is signed in, so that the service has its history',
    params: SafeParams,
    session: true,
    response: null,
  }),
  getNonces: defineRoute({
    operationId: 'getNonces',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/nonces',
    summary: 'Current and recommended nonce',
    params: SafeParams,
    response: Nonces,
  }),
  getSafeOverviewsV2: defineRoute({
    operationId: 'getSafeOverviewsV2',
    method: 'GET',
    path: '/v2/safes',
    summary: 'Overview of up to 200 accounts, newer alias',
    query: OverviewQuery,
    response: z.array(SafeOverview),
  }),
  getOwnerSafes: defineRoute({
    operationId: 'getOwnerSafes',
    method: 'GET',
    path: '/v1/chains/{chainId}/owners/{owner}/safes',
    summary: 'Accounts that an address owns on one chain',
    params: z.object({ chainId: PathChainId, owner: AddressSchema }),
    response: OwnerSafes,
  }),
  getOwnerSafesByChainV2: defineRoute({
    operationId: 'getOwnerSafesByChainV2',
    method: 'GET',
    path: '/v2/owners/{owner}/safes',
    summary: 'Same as version 3, without the newer of two accounts with similar addresses',
    params: OwnerParams,
    response: OwnerSafesByChain,
  }),
  getOwnerSafesByChainV1: defineRoute({
    operationId: 'getOwnerSafesByChainV1',
    method: 'GET',
    path: '/v1/owners/{owner}/safes',
    summary: 'Older alias of version 3',
    params: OwnerParams,
    response: OwnerSafesByChain,
  }),
  getFiatCodes: defineRoute({
    operationId: 'getFiatCodes',
    method: 'GET',
    path: '/v1/balances/supported-fiat-codes',
    summary: 'Currencies in which balances can be shown',
    response: z.array(z.string()),
  }),
  getCollectibles: defineRoute({
    operationId: 'getCollectibles',
    method: 'GET',
    path: '/v2/chains/{chainId}/safes/{safe}/collectibles',
    summary: 'ERC-721 tokens of an account',
    params: SafeParams,
    query: z.object({
      trusted: z.optional(QueryBoolean),
      exclude_spam: z.optional(QueryBoolean),
      cursor: z.optional(z.string()),
    }),
    response: pageOf(Collectible),
  }),
  getCollectiblesV1: defineRoute({
    operationId: 'getCollectiblesV1',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/collectibles',
    summary: 'ERC-721 tokens of an account, unpaged',
    params: SafeParams,
    query: BalanceQuery,
    response: z.array(Collectible),
  }),
  getCreation: defineRoute({
    operationId: 'getCreation',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/transactions/creation',
    summary: 'How the account was created',
    params: SafeParams,
    response: SafeCreation,
  }),
} as const
