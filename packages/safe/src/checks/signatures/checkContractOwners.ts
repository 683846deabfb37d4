import { type Address, isSameAddress } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { signatureCheckMessages as messages } from './signatureCheckMessages.ts'

type Context = {
  /** Owners whose signature counts. */
  readonly signed: readonly Address[]
  /** Whether signatures of contracts are accepted on this network (EIP-1271). */
  readonly isSupported: boolean
}

/**
 * Owners that are contracts sign elsewhere. Empty if every owner that may still sign is a plain key.
 *
 * @example
 * checkContractOwners({ ok: true, value: [] }, { signed: [], isSupported: true }) // []
 */
export function checkContractOwners(contracts: Read<readonly Address[]>, { signed, isSupported }: Context): Check[] {
  const id = 'contract-owners'
  if (!contracts.ok) {
    const reason = messages.contractsUnread(contracts.reason)
    return [{ id, verdict: 'unchecked', title: messages.contracts, reason }]
  }
  const waiting = contracts.value.filter((owner) => !signed.some((other) => isSameAddress(other, owner)))
  if (waiting.length === 0) return []
  const title = messages.contractCount(waiting.length)
  const who = waiting.join(', ')
  return [
    {
      id,
      verdict: 'unchecked',
      title,
      reason: isSupported ? messages.countsOnceConfirmed(who) : messages.notSetUp(who),
    },
  ]
}
