import type { OwnerProof, Read } from '@countersign/safe/checks'
import type { Address } from '@countersign/safe/light'
import type { Codes } from './readCodes.ts'

/** What is known of a new owner: a key that signed nothing yet, or a contract that nobody tried. */
export function proofOfOwner(owner: Address, codes: Codes): Read<OwnerProof> | undefined {
  const code = codes.of(owner)
  if (!code?.ok) return code
  return {
    ok: true,
    value: code.value.isContract ? { kind: 'contract', isAccepted: null } : { kind: 'key', signed: false },
  }
}
