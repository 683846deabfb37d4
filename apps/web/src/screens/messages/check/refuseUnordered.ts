import type { FoundSigner } from './checkMessageSignature.ts'
import { checkSignatureMessages as messages } from './checkSignatureMessages.ts'

/** The contract accepts owners only in ascending order of their addresses, which also counts each owner once. */
export function refuseUnordered(signers: readonly FoundSigner[]): FoundSigner[] {
  return signers.map((signer, index) => {
    const before = signers[index - 1]?.owner ?? null
    if (signer.owner === null || before === null || signer.state === 'wrong') return signer
    return BigInt(signer.owner) > BigInt(before) ? signer : { ...signer, state: 'wrong', reason: messages.unordered }
  })
}
