import { type Address, isSameAddress } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

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
    const reason = `Whether owners are contracts could not be read: ${contracts.reason}.`
    return [{ id, verdict: 'unchecked', title: 'Owners that are contracts', reason }]
  }
  const waiting = contracts.value.filter((owner) => !signed.some((other) => isSameAddress(other, owner)))
  if (waiting.length === 0) return []
  const title = waiting.length === 1 ? 'One owner is a contract' : `${waiting.length} owners are contracts`
  const who = `${waiting.join(', ')} cannot sign here: a contract has no key.`
  return [
    {
      id,
      verdict: 'unchecked',
      title,
      reason: isSupported
        ? `${who} Its signature counts once the service has it and the contract confirms it (EIP-1271).`
        : `${who} This network is not set up for signatures of contracts (EIP-1271), so one would not be counted here.`,
    },
  ]
}
