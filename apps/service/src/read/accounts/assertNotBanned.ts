import type { Address } from '@countersign/primitives'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { lookupMessages } from '../lookupMessages.ts'

type WithPolicy = { readonly config: Pick<ServiceContext['config'], 'policy'> }

export const isBanned = ({ config }: WithPolicy, address: Address): boolean =>
  config.policy.bannedSafes.includes(address)

/** Call this before any data of an account is returned or stored, also where the account is found by a hash. */
export function assertNotBanned(context: WithPolicy, address: Address): void {
  if (isBanned(context, address)) throw new ServiceError('safe/banned', () => lookupMessages.banned({ address }))
}
