import { isVersionBelow } from '../../transaction/isVersionBelow.ts'
import type { Check } from '../Check.ts'

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
      title: 'The new account would run an older contract',
      reason: `It would run version ${version}, although version ${ADVISED_VERSION} is published. Create it only if you want the older version; it can be upgraded later.`,
    })
  if (!isL2 && network.isL2 !== false)
    found.push({
      id,
      field: 'singleton',
      verdict: 'caution',
      title: 'The new account would publish fewer events',
      reason: `It would run the contract without an event for every transaction${network.isL2 === null ? '. Only the service says that this network is not a layer 2' : ', although this network is a layer 2'}. Its history may be incomplete in this and other services.`,
    })
  return found
}
