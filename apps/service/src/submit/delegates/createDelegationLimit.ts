import type { Address } from '@countersign/primitives'
import type { FastifyRequest } from 'fastify'
import type { LimitsConfig } from '../../config/LimitsConfig.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { createDailyBucket } from '../../rate-limit/createDailyBucket.ts'
import { clientKey } from '../../routing/clientKey.ts'
import { submitMessages } from '../submitMessages.ts'

/** The client of a request for a delegation. */
export type DelegationClient = Pick<FastifyRequest, 'ip'>

/** Limits the delegations that are recorded within a day. Any key can sign one, and the journal stores each permanently. */
export type DelegationLimit = {
  /**
   * @param isStranger whether the delegator owns no account that the service knows
   * @throws ServiceError delegate/too-many
   */
  take(client: DelegationClient, by: { readonly delegator: Address; readonly isStranger: boolean }): void
}

const ALL_STRANGERS = ''

export function createDelegationLimit(
  { delegationsPerClient, delegationsPerDay }: Pick<LimitsConfig, 'delegationsPerClient' | 'delegationsPerDay'>,
  monotonic: () => number,
): DelegationLimit {
  const clients = createDailyBucket(delegationsPerClient, monotonic)
  const delegators = createDailyBucket(delegationsPerClient, monotonic)
  const strangers = createDailyBucket(delegationsPerDay, monotonic)
  const refuseAfter = (retryAfter: number, detail: () => string) => {
    if (retryAfter > 0) throw new ServiceError('delegate/too-many', detail, { retryAfter })
  }
  return {
    take({ ip }, { delegator, isStranger }) {
      const ofOne = () => submitMessages.delegationsOfClient({ most: delegationsPerClient })
      refuseAfter(clients.take(clientKey(ip)), ofOne)
      refuseAfter(delegators.take(delegator), ofOne)
      if (isStranger)
        refuseAfter(strangers.take(ALL_STRANGERS), () => submitMessages.delegationsPerDay({ most: delegationsPerDay }))
    },
  }
}
