import { isVersionBelow } from '../../transaction/isVersionBelow.ts'
import type { Check } from '../Check.ts'
import { creationMessages as messages } from './creationMessages.ts'

/** The version that an account gets unless the network recommends a newer one. Older ones are published, too. */
const ADVISED_VERSION = '1.4.1'

/**
 * A published contract that a new account would run.
 *
 * @example
 * const contract: NewContract = { version: '1.4.1', isL2: true }
 */
export type NewContract = { readonly version: string; readonly isL2: boolean }

/**
 * S16. Checks the choice among published contracts: a service can name an older version, or the contract without events.
 *
 * @param network whether it is a layer 2; null if only the service says that it is none
 * @returns empty for the advised contract
 * @example
 * checkNewContract({ version: '1.3.0', isL2: true }, { isL2: true })[0]?.verdict // 'caution'
 */
export function checkNewContract({ version, isL2 }: NewContract, network: { readonly isL2: boolean | null }): Check[] {
  const id = 'new-account'
  const found: Check[] = []
  if (isVersionBelow(version, ADVISED_VERSION))
    found.push({
      id,
      field: 'version',
      verdict: 'caution',
      title: messages.olderContract,
      reason: messages.olderThan({ version, advised: ADVISED_VERSION }),
    })
  if (!isL2 && network.isL2 !== false)
    found.push({
      id,
      field: 'singleton',
      verdict: 'caution',
      title: messages.fewerEvents,
      reason: network.isL2 === null ? messages.noEventsReported : messages.noEvents,
    })
  return found
}
