import type { FastifyRequest } from 'fastify'
import type { LimitsConfig } from '../../config/LimitsConfig.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { clientKey } from '../../routing/clientKey.ts'
import { createTokenBucket } from '../../rate-limit/TokenBucket.ts'
import { submitMessages } from '../submitMessages.ts'

/** Limits the accounts that one client registers within a day. */
export type RegistrationLimit = {
  /** @throws ServiceError undeployed/too-many */
  take(client: Pick<FastifyRequest, 'ip'>): void
}

const MINUTES_OF_DAY = 24 * 60

export function createRegistrationLimit(
  { undeployedPerClient: most }: Pick<LimitsConfig, 'undeployedPerClient'>,
  monotonic: () => number,
): RegistrationLimit {
  // The bucket counts per minute. On a clock that is slower by the minutes of a day, that is per day.
  const bucket = createTokenBucket(most, () => monotonic() / MINUTES_OF_DAY)
  return {
    take({ ip }) {
      const wait = bucket.take(clientKey(ip))
      if (wait === 0) return
      const retryAfter = wait * MINUTES_OF_DAY
      throw new ServiceError('undeployed/too-many', () => submitMessages.undeployedOfClient({ most }), { retryAfter })
    },
  }
}
