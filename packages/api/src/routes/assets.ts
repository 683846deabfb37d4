import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { Portfolio, Position } from '../schemas/portfolio.ts'
import { AddressSchema, ChainId, QueryBoolean } from '../schemas/scalars.ts'

export const assetRoutes = {
  getPositions: defineRoute({
    operationId: 'getPositions',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/positions/{fiatCode}',
    summary: 'Positions in protocols; always empty',
    params: z.object({ chainId: ChainId, safe: AddressSchema, fiatCode: z.string() }),
    query: z.object({ refresh: z.optional(z.string()), sync: z.optional(z.string()) }),
    response: z.array(Position),
  }),
  getPortfolio: defineRoute({
    operationId: 'getPortfolio',
    method: 'GET',
    path: '/v1/portfolio/{address}',
    summary: 'Balances of one account on every configured chain',
    params: z.object({ address: AddressSchema }),
    query: z.object({
      fiatCode: z.optional(z.string()),
      /** Comma-separated; every configured chain when left out. */
      chainIds: z.optional(z.string()),
      trusted: z.optional(QueryBoolean),
      excludeDust: z.optional(QueryBoolean),
    }),
    response: Portfolio,
  }),
} as const
