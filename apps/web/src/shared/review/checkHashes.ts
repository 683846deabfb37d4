import type { Hex } from '@countersign/safe/light'
import type { Check, Read } from './Check.ts'

type ServiceWords = {
  /** Why nothing is compared while the service has not seen it. */
  readonly draft: string
  /** Both hashes, and what to do. */
  readonly differs: (computed: Hex, claimed: Hex) => string
}

/** The hash the service names something by, against the one computed here. A draft has none yet. */
export function checkServiceHashOf(computed: Hex, claimed: Hex | null, words: ServiceWords): Check {
  const id = 'service-hash'
  const title = 'Hash rebuilt here'
  if (claimed === null) return { id, verdict: 'verified', title, reason: words.draft }
  return claimed.toLowerCase() === computed
    ? {
        id,
        verdict: 'verified',
        title,
        reason: 'The hash computed in this page equals the one the service names it by.',
      }
    : { id, verdict: 'danger', title: 'The service names another hash', reason: words.differs(computed, claimed) }
}

/** The hash as the account itself computes it: a second implementation, on the chain. @param asked who could not be asked */
export function checkContractHashOf(computed: Hex, contract: Read<Hex>, asked: 'account' | 'contract'): Check {
  const id = 'contract-hash'
  const title = 'Hash by the contract'
  if (!contract.ok)
    return { id, verdict: 'unchecked', title, reason: `The ${asked} could not be asked: ${contract.reason}.` }
  return contract.value.toLowerCase() === computed
    ? { id, verdict: 'verified', title, reason: 'The account’s own code computes the same hash.' }
    : {
        id,
        verdict: 'danger',
        title: 'The contract computes another hash',
        reason: `Computed here: ${computed}. By the contract: ${contract.value}. A signature would not be valid.`,
      }
}
