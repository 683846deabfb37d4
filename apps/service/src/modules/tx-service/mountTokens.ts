import { AddressSchema, defineRoute } from '@countersign/api'
import { and, asc, eq, ilike, ne, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { tokens } from '../../db/schema/schema.ts'
import { mount } from '../../routing/mount.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { findTokens } from '../../read/tokens/TokenIndex.ts'
import { findChain, findChainId } from './findChain.ts'
import { listOf, readSlice, sliceQuery, toList } from './Slice.ts'
import { readOrder } from './readOrder.ts'
import { TokenInfo, toTokenInfo } from './TokenInfo.ts'
import { ChainPath, QueryText, TokenPath } from './wireScalars.ts'
import { lookupMessages } from '../../read/lookupMessages.ts'

const listTokens = defineRoute({
  operationId: 'listTokens',
  method: 'GET',
  path: '/{chain}/api/v1/tokens',
  summary: 'Tokens seen',
  params: ChainPath,
  query: z.object({
    ...sliceQuery,
    search: z.optional(QueryText),
    name: z.optional(QueryText),
    symbol: z.optional(QueryText),
    address: z.optional(AddressSchema),
    ordering: z.optional(z.string()),
  }),
  response: listOf(TokenInfo),
})

const getToken = defineRoute({
  operationId: 'getToken',
  method: 'GET',
  path: '/{chain}/api/v1/tokens/{token}',
  summary: 'A token',
  params: TokenPath,
  response: TokenInfo,
})

export function mountTokens(scope: FastifyInstance, context: ServiceContext): void {
  mount(scope, listTokens, async ({ params, query, request }) => {
    const slice = readSlice(query)
    const { name, symbol, address } = tokens
    const text = query.search === undefined ? undefined : `%${query.search.replace(/[\\%_]/g, '\\$&')}%`
    const where = and(
      eq(tokens.chainId, findChainId(context, params.chain)),
      ne(tokens.type, 'UNKNOWN'),
      text === undefined ? undefined : or(ilike(name, text), ilike(symbol, text)),
      query.name === undefined ? undefined : eq(name, query.name),
      query.symbol === undefined ? undefined : eq(symbol, query.symbol),
      query.address === undefined ? undefined : eq(address, query.address),
    )
    const order = readOrder(query.ordering, { name, symbol, address }) ?? [asc(name)]
    const [rows, count] = await Promise.all([
      context.db.drizzle
        .select()
        .from(tokens)
        .where(where)
        .orderBy(...order, asc(address))
        .limit(slice.limit)
        .offset(slice.offset),
      context.db.drizzle.$count(tokens, where),
    ])
    return toList(request, slice, { count, results: rows.map(toTokenInfo) })
  })
  mount(scope, getToken, async ({ params: { chain, token } }) => {
    const { config, reader } = findChain(context, chain)
    const known = (await findTokens(context, config.chainId, [token])).get(token)
    const found = known ?? { ...(await reader.tokenMetadata(token)), trusted: false }
    if (found.type !== 'UNKNOWN') return toTokenInfo(found)
    throw new ServiceError('contract/unknown', () =>
      lookupMessages.noToken({ address: token, chain: config.chainName }),
    )
  })
}
