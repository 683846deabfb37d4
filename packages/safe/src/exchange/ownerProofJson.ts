import { checksumAddress } from '@countersign/primitives'
import type { OwnerProofAnswer, OwnerProofRequest } from './OwnerProof.ts'
import { OWNER_PROOF_VERSION } from './parseOwnerProof.ts'

/** JSON values in the one order and spelling of the format. */
export function ownerProofJson(item: OwnerProofRequest | OwnerProofAnswer): Readonly<Record<string, unknown>> {
  const where = { chainId: String(item.chainId) }
  const who = { safe: checksumAddress(item.safe), owner: checksumAddress(item.owner) }
  if (item.kind === 'owner-proof')
    return {
      kind: item.kind,
      version: OWNER_PROOF_VERSION,
      ...where,
      ...who,
      signature: item.signature.toLowerCase(),
    }
  const { chain } = item
  return {
    kind: item.kind,
    version: OWNER_PROOF_VERSION,
    ...where,
    chain: {
      name: chain.name.slice(0, 80),
      shortName: chain.shortName.slice(0, 40),
      symbol: chain.symbol.slice(0, 20),
    },
    ...who,
    accountName: item.accountName.slice(0, 80),
    askedBy: item.askedBy.slice(0, 80),
    createdAt: item.createdAt,
  }
}
