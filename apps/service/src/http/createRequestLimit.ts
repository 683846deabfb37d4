import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { ServiceConfig } from '../config/ServiceConfig.ts'
import { createTokenBucket, type TokenBucket } from '../rate-limit/TokenBucket.ts'
import { clientKey } from '../routing/clientKey.ts'
import { bearerOf } from '../routing/hasBearer.ts'
import { isWithin, templateOf } from './templateOf.ts'

/** Limits the requests of a client: of its key, otherwise of its address. */
export type RequestLimit = {
  /** Counts a request. Returns null, or why it is refused. */
  take(request: LimitedRequest): Overrun | null
  /** The name of the client for limits of other kinds. */
  clientOf(request: LimitedRequest): string
}

/** A limit that a request exceeds. */
export type Overrun = {
  /** Until the client may send the next one. */
  seconds: number
  /** Requests a minute. */
  most: number
  /** Name of the client's key; null when its address is counted. */
  key: string | null
  /** The route that the key has this limit for; null when it is that of the whole key. */
  path: string | null
}

type LimitedRequest = Pick<FastifyRequest, 'ip' | 'headers'> & { routeOptions: { url?: string | undefined } }
type Limit = Omit<Overrun, 'seconds'> & { bucket: TokenBucket }
type Route = Limit & { prefix: string }
type Key = Limit & { name: string; routes: readonly Route[] }

/** The only client of a bucket. */
const ALL = ''

export function createRequestLimit(
  { apiKeys, rateLimitPerMinute }: Pick<ServiceConfig, 'apiKeys' | 'rateLimitPerMinute'>,
  monotonic: () => number,
): RequestLimit {
  const limitOf = (most: number, key: string | null, path: string | null): Limit => ({
    most,
    key,
    path,
    bucket: createTokenBucket(most, monotonic),
  })
  const addresses = limitOf(rateLimitPerMinute, null, null)
  // Found by digest, so that the time of a comparison says nothing about a key.
  const keys = new Map<string, Key>(
    apiKeys.map(({ name, key, perMinute, routes }) => [
      digest(key),
      {
        name,
        ...limitOf(perMinute, name, null),
        routes: routes
          .map(({ path, perMinute: most }) => ({
            prefix: templateOf(path),
            ...limitOf(most, name, path),
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
      if (!key) return count(addresses, clientKey(request.ip))
      const template = request.routeOptions.url ?? ''
      const route = key.routes.find(({ prefix }) => isWithin(template, prefix))
      // A request that the route refuses does not count for the key.
      return (route && count(route, ALL)) ?? count(key, ALL)
    },
    clientOf(request) {
      const key = keyOf(request)
      return key ? `key ${key.name}` : clientKey(request.ip)
    },
  }
}

function count({ bucket, most, key, path }: Limit, client: string): Overrun | null {
  const seconds = bucket.take(client)
  return seconds === 0 ? null : { seconds, most, key, path }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
