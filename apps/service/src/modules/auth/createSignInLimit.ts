import type { FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { clientKey } from '../../routing/clientKey.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { createTokenBucket } from '../../routing/TokenBucket.ts'

/** Each of these routes writes to the database or calls a node for a client that has not signed in. @throws ServiceError auth/too-many */
export function createSignInLimit({ config, monotonic }: ServiceContext): (request: FastifyRequest) => void {
  const { requestsPerMinute } = config.auth
  const bucket = createTokenBucket(requestsPerMinute, monotonic)
  return (request) => {
    const retryAfter = bucket.take(clientKey(request.ip))
    if (retryAfter === 0) return
    const detail = `More than ${requestsPerMinute} attempts a minute. Try again in ${retryAfter} seconds.`
    throw new ServiceError('auth/too-many', detail, { retryAfter })
  }
}
