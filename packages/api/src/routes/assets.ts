import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { ApprovalCandidates } from '../schemas/approvals.ts'
import { Portfolio, Position } from '../schemas/portfolio.ts'
import { Day, RecordedPrices } from '../schemas/prices.ts'
import { AddressSchema, QueryBoolean } from '../schemas/scalars.ts'
import { PathChainId, SafeParams } from './params.ts'

/** Comma-separated addresses. */
const TokenList = z.codec(z.string(), z.array(AddressSchema).check(z.minLength(1), z.maxLength(100)), {
  decode: (text) => text.split(',') as z.input<typeof AddressSchema>[],
  encode: (tokens) => tokens.join(','),
})

export const assetRoutes = {
  getApprovals: defineRoute({
    operationId: 'getApprovals',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/approvals',
    summary: 'Token approvals that events named; whether they still hold is read from the chain',
    params: SafeParams,
    response: ApprovalCandidates,
  }),
  getPositions: defineRoute({
    operationId: 'getPositions',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/positions/{fiatCode}',
    summary: 'Positions in protocols; always empty',
    params: z.object({ chainId: PathChainId, safe: AddressSchema, fiatCode: z.string() }),
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
  getRecordedPrices: defineRoute({
    operationId: 'getRecordedPrices',
    method: 'GET',
    path: '/v1/chains/{chainId}/recorded-prices/{fiatCode}',
    summary: 'Prices of past days, recorded since the first start of the service',
    params: z.object({ chainId: PathChainId, fiatCode: z.string() }),
    query: z.object({
      from: Day,
      /** Inclusive; today when left out. */
      to: z.optional(Day),
      /** Up to 100 comma-separated addresses, the zero address for the native coin; every recorded token when left out. */
      tokens: z.optional(TokenList),
    }),
    response: RecordedPrices,
  }),
} as const
