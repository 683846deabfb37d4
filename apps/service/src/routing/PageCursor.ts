import type { FastifyRequest } from 'fastify'
import { requestUrl } from './requestUrl.ts'

export type PageCursor = { limit: number; offset: number; extra: URLSearchParams }

/** Reads `cursor`, itself a query string. Values that cannot be parsed become the default; none is an error. */
export function readCursor(cursor: string | undefined, { defaultLimit = 20, maxLimit = 100 } = {}): PageCursor {
  const extra = new URLSearchParams(cursor ?? '')
  const limit = wholeNumber(extra.get('limit')) ?? defaultLimit
  return { limit: Math.min(Math.max(limit, 1), maxLimit), offset: wholeNumber(extra.get('offset')) ?? 0, extra }
}

function wholeNumber(text: string | null): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined
  return Number(text)
}

/** The absolute URL of the same request with another cursor. Clients follow it unchanged. */
function cursorUrl(request: FastifyRequest, cursor: Record<string, string | number>): string {
  const url = requestUrl(request)
  const text = new URLSearchParams(Object.entries(cursor).map(([name, value]) => [name, String(value)])).toString()
  url.searchParams.set('cursor', text)
  return url.toString()
}

/** Links of a page. `after` is stored in the next cursor, so that the next page starts where this one ended. */
export function pageLinks(
  request: FastifyRequest,
  { limit, offset }: Pick<PageCursor, 'limit' | 'offset'>,
  hasNext: boolean,
  after: Record<string, string | number> = {},
): { next: string | null; previous: string | null } {
  return {
    next: hasNext ? cursorUrl(request, { limit, offset: offset + limit, ...after }) : null,
    previous: offset > 0 ? cursorUrl(request, { limit, offset: Math.max(offset - limit, 0) }) : null,
  }
}
