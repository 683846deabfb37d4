import type { FastifyRequest } from 'fastify'

/** The absolute URL of a request. A missing or malformed Host header must not fail the answer. */
export function requestUrl(request: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>): URL {
  const origin = `${request.protocol}://${request.host}`
  return new URL(request.url, URL.canParse(origin) ? origin : 'http://localhost')
}
