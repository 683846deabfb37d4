import type { Read } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import type { Codes } from './readCodes.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

/**
 * Owners that are contracts. If the code of one owner could not be read, the answer is a failure, because that owner
 * may be a contract.
 *
 * @example
 * const contracts = contractsAmongOwners(state.owners, codes)
 */
export function contractsAmongOwners(owners: readonly Address[], codes: Codes): Read<readonly Address[]> {
  const contracts: Address[] = []
  for (const owner of owners) {
    const code = codes.isContract(owner) ?? { ok: false, reason: reviewReadMessages.codeNotRead({ address: owner }) }
    if (!code.ok) return code
    if (code.value) contracts.push(owner)
  }
  return { ok: true, value: contracts }
}
