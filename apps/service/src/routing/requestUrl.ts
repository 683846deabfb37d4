import type { FastifyRequest } from 'fastify'

/** The absolute URL a request was sent to. A Host header that is missing or no host at all must not fail the answer. */
export function requestUrl(request: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>): URL {
  const origin = `${request.protocol}://${request.host}`
  return new URL(request.url, URL.canParse(origin) ? origin : 'http://localhost')
}
