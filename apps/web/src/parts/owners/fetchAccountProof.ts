import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { signatureOfMessage } from '../../data/client/signatureOfMessage.ts'
import { reportedOfAccount } from './readProofs.ts'
import { takeProof } from './takeProof.ts'
import { readAccountState } from '../../data/undeployed/readAccountState.ts'

/**
 * Whether a future owner that is an account has signed the challenge as its own message. Stores the signature after the chain accepted it.
 * @returns whether it was stored
 */
export async function fetchAccountProof(chain: Chain, safe: Address, owner: Address): Promise<boolean> {
  const { version, block } = await readAccountState(chain, safe)
  const signature = await reportedOfAccount({ chain, safe, version, block }, owner, {
    fetchSignature: (account, hash) => signatureOfMessage({ chainId: chain.chainId, safe: account }, hash),
  })
  if (signature === null) return false
  const answer = { kind: 'owner-proof', chainId: BigInt(chain.chainId), safe, owner, signature } as const
  return takeProof(answer, { chain, safe, owner }).then(
    () => true,
    () => false,
  )
}
