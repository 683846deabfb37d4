import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { Health } from '../schemas/Health.ts'
import { Chain } from '../schemas/chain.ts'
import { TransactionDetails } from '../schemas/details.ts'
import { historyFilters } from '../schemas/historyFilter.ts'
import { HistoryPage, QueueItem } from '../schemas/list.ts'
import { pageOf } from '../schemas/page.ts'
import { PageConfig } from '../schemas/PageConfig.ts'
import { SafeState } from '../schemas/safe.ts'
import { AddressSchema, QueryBoolean, QueryInteger } from '../schemas/scalars.ts'
import { Balances } from '../schemas/token.ts'
import { BalanceQuery, PathChainId, SafeParams, ServiceKeyQuery } from './params.ts'

/** What lists and overviews ask for, before their content or at once after it. */
export const pageRoutes = {
  getPageConfig: defineRoute({
    operationId: 'getPageConfig',
    method: 'GET',
    path: '/config.json',
    summary: 'Run-time configuration of the page',
    response: PageConfig,
  }),
  getLive: defineRoute({
    operationId: 'getLive',
    method: 'GET',
    path: '/health/live',
    summary: 'The process is running',
    response: Health,
  }),
  getChainsV2: defineRoute({
    operationId: 'getChainsV2',
    method: 'GET',
    path: '/v2/chains',
    summary: 'Configured chains, features scoped by service key',
    query: ServiceKeyQuery,
    response: pageOf(Chain),
  }),
  getSafe: defineRoute({
    operationId: 'getSafe',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}',
    summary: 'State of an account',
    params: SafeParams,
    response: SafeState,
  }),
  getBalances: defineRoute({
    operationId: 'getBalances',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/balances/{fiatCode}',
    summary: 'Native and ERC-20 balances',
    params: z.object({ chainId: PathChainId, safe: AddressSchema, fiatCode: z.string() }),
    query: BalanceQuery,
    response: Balances,
  }),
  getHistory: defineRoute({
    operationId: 'getHistory',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/transactions/history',
    summary: 'Executed transactions, newest first',
    params: SafeParams,
    query: z.object({
      timezone: z.optional(z.string()),
      timezone_offset: z.optional(QueryInteger),
      trusted: z.optional(QueryBoolean),
      imitation: z.optional(QueryBoolean),
      cursor: z.optional(z.string()),
      ...historyFilters,
    }),
    response: HistoryPage,
  }),
  getQueue: defineRoute({
    operationId: 'getQueue',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/transactions/queued',
    summary: 'Proposals, waiting for signatures or execution',
    params: SafeParams,
    query: z.object({ trusted: z.optional(QueryBoolean), cursor: z.optional(z.string()) }),
    response: pageOf(QueueItem),
  }),
  getTransaction: defineRoute({
    operationId: 'getTransaction',
    method: 'GET',
    path: '/v1/chains/{chainId}/transactions/{id}',
    summary: 'One transaction by id or safeTxHash',
    params: z.object({ chainId: PathChainId, id: z.string() }),
    response: TransactionDetails,
  }),
} as const
