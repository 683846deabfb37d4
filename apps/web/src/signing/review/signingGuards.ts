import type { Hex } from '@countersign/primitives'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import type { SigningPorts } from '../sequence/SigningPorts.ts'
import { overridesOf } from './overrideStore.ts'
import { findStop, stopSigning } from './stopStore.ts'

/** The overrides and stops of this browser, for the hashes of one account. */
export const signingGuards = (key: AccountKey): Pick<SigningPorts<unknown>, 'overridesOf' | 'isStopped' | 'stop'> => {
  const subjectOf = (hash: Hex) => ({ ...key, hash })
  return {
    overridesOf: (hash) => overridesOf(subjectOf(hash)),
    isStopped: (hash) => findStop(subjectOf(hash)) !== null,
    stop: (hash, reason) => stopSigning(subjectOf(hash), reason),
  }
}
