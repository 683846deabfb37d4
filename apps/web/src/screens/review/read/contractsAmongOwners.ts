import type { Read } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import type { Codes } from '../../../data/chain-access/readCodes.ts'

/** Owners that are contracts; one whose code was not read may be one, so then nothing is known. */
export function contractsAmongOwners(owners: readonly Address[], codes: Codes): Read<readonly Address[]> {
  const contracts: Address[] = []
  for (const owner of owners) {
    const code = codes.isContract(owner) ?? { ok: false, reason: `the code of ${owner} was not asked for` }
    if (!code.ok) return code
    if (code.value) contracts.push(owner)
  }
  return { ok: true, value: contracts }
}
