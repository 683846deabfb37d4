import type { FastifyRequest } from 'fastify'
import type { LimitsConfig } from '../config/LimitsConfig.ts'
import { clientKey } from '../routing/clientKey.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { createTokenBucket } from '../rate-limit/TokenBucket.ts'
import { failureMessages } from '../errors/failureMessages.ts'

type Client = Pick<FastifyRequest, 'ip'>

/** Limits the documents that the service fetches from other hosts for one client. */
export type FetchLimit = {
  /** Counts one document. False when the client has used its share of this minute. */
  hasLeft(client: Client): boolean
  /** @throws ServiceError fetch/too-many */
  take(client: Client): void
  /** Like `take`, and at most `limits.fetchesAtOnce` fetches of one client run at the same time. @throws ServiceError fetch/too-many */
  run<Result>(client: Client, fetch: () => Promise<Result>): Promise<Result>
}

export function createFetchLimit(
  { fetchesPerMinute, fetchesAtOnce }: Pick<LimitsConfig, 'fetchesPerMinute' | 'fetchesAtOnce'>,
  clock: () => number,
): FetchLimit {
  const bucket = createTokenBucket(fetchesPerMinute, clock)
  const running = new Map<string, number>()

  function take({ ip }: Client): void {
    const retryAfter = bucket.take(clientKey(ip))
    if (retryAfter === 0) return
    const detail = () => failureMessages.fetchesPerMinute({ most: fetchesPerMinute, seconds: retryAfter })
    throw new ServiceError('fetch/too-many', detail, { retryAfter })
  }

  return {
    hasLeft: ({ ip }) => bucket.take(clientKey(ip)) === 0,
    take,
    async run(client, fetch) {
      const key = clientKey(client.ip)
      const others = running.get(key) ?? 0
      if (others >= fetchesAtOnce) {
        const detail = () => failureMessages.fetchesAtOnce({ running: others, most: fetchesAtOnce })
        throw new ServiceError('fetch/too-many', detail, { retryAfter: 5 })
      }
      take(client)
      running.set(key, others + 1)
      try {
        return await fetch()
      } finally {
        const left = (running.get(key) ?? 1) - 1
        if (left === 0) running.delete(key)
        else running.set(key, left)
      }
    },
  }
}
