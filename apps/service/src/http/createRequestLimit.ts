import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { ServiceConfig } from '../config/ServiceConfig.ts'
import { createTokenBucket, type TokenBucket } from '../rate-limit/TokenBucket.ts'
import { clientKey } from '../routing/clientKey.ts'
import { bearerOf } from '../routing/hasBearer.ts'

/** Limits the requests of a client: of its key, otherwise of its address. */
export type RequestLimit = {
  /** Counts a request. Returns 0, or the seconds until the client may send the next one. */
  take(request: LimitedRequest): number
  /** The name of the client for limits of other kinds. */
  clientOf(request: LimitedRequest): string
}

type LimitedRequest = Pick<FastifyRequest, 'ip' | 'headers'> & { routeOptions: { url?: string | undefined } }
type Route = { prefix: string; bucket: TokenBucket }
type Key = { name: string; bucket: TokenBucket; routes: readonly Route[] }

/** The only client of a bucket. */
const ALL = ''

export function createRequestLimit(
  { apiKeys, rateLimitPerMinute }: Pick<ServiceConfig, 'apiKeys' | 'rateLimitPerMinute'>,
  monotonic: () => number,
): RequestLimit {
  const addresses = createTokenBucket(rateLimitPerMinute, monotonic)
  // Found by digest, so that the time of a comparison says nothing about a key.
  const keys = new Map<string, Key>(
    apiKeys.map(({ name, key, perMinute, routes }) => [
      digest(key),
      {
        name,
        bucket: createTokenBucket(perMinute, monotonic),
        routes: routes
          .map((route) => ({
            prefix: route.path.replace(/\{(\w+)\}/g, ':$1'),
            bucket: createTokenBucket(route.perMinute, monotonic),
          }))
          .sort((a, b) => b.prefix.length - a.prefix.length),
      },
    ]),
  )

  function keyOf(request: LimitedRequest): Key | undefined {
    const sent = keys.size === 0 ? undefined : bearerOf(request)
    return sent === undefined ? undefined : keys.get(digest(sent))
  }

  return {
    take(request) {
      const key = keyOf(request)
      if (!key) return addresses.take(clientKey(request.ip))
      const template = request.routeOptions.url ?? ''
      const route = key.routes.find(({ prefix }) => template === prefix || template.startsWith(`${prefix}/`))
      // A request that the route refuses does not count for the key.
      return route?.bucket.take(ALL) || key.bucket.take(ALL)
    },
    clientOf(request) {
      const key = keyOf(request)
      return key ? `key ${key.name}` : clientKey(request.ip)
    },
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
