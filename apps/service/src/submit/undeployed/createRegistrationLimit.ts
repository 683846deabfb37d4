import type { FastifyRequest } from 'fastify'
import type { LimitsConfig } from '../../config/LimitsConfig.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { clientKey } from '../../routing/clientKey.ts'
import { createDailyBucket } from '../../rate-limit/createDailyBucket.ts'
import { submitMessages } from '../submitMessages.ts'

/** Limits the accounts that one client registers within a day. */
export type RegistrationLimit = {
  /** @throws ServiceError undeployed/too-many */
  take(client: Pick<FastifyRequest, 'ip'>): void
}

export function createRegistrationLimit(
  { undeployedPerClient: most }: Pick<LimitsConfig, 'undeployedPerClient'>,
  monotonic: () => number,
): RegistrationLimit {
  const bucket = createDailyBucket(most, monotonic)
  return {
    take({ ip }) {
      const retryAfter = bucket.take(clientKey(ip))
      if (retryAfter === 0) return
      throw new ServiceError('undeployed/too-many', () => submitMessages.undeployedOfClient({ most }), { retryAfter })
    },
  }
}
