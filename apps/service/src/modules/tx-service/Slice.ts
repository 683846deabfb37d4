import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { requestUrl } from '../../routing/requestUrl.ts'

export type Slice = { limit: number; offset: number }
type SliceQuery = { limit?: string | undefined; offset?: string | undefined }

/** Neither is ever an error: a value that cannot be parsed becomes the default. */
export const sliceQuery = { limit: z.optional(z.string()), offset: z.optional(z.string()) }

/** A page in the form of Django's LimitOffsetPagination. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    count: z.number(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  })

export function readSlice(query: SliceQuery, { defaultLimit = 100, maxLimit = 200 } = {}): Slice {
  const limit = wholeNumber(query.limit) || defaultLimit
  return { limit: Math.min(limit, maxLimit), offset: wholeNumber(query.offset) }
}

const wholeNumber = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

export function toList<Item>(
  request: FastifyRequest,
  { limit, offset }: Slice,
  { count, results }: { count: number; results: Item[] },
) {
  const link = (to: number) => {
    const url = requestUrl(request)
    url.searchParams.set('limit', String(limit))
    if (to > 0) url.searchParams.set('offset', String(to))
    else url.searchParams.delete('offset')
    return url.toString()
  }
  return {
    count,
    next: offset + limit < count ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(offset - limit, 0)) : null,
    results,
  }
}
