import type { ProposeRequest } from '@countersign/api'
import { type DemoKey, hashOnChain, type SafeTransactionInput, signSafeHash } from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'

/** A proposal in the form of a wallet: hashed by the contract itself, signed with real keys. */
export async function buildProposal(
  rpcUrl: string,
  safe: Address,
  input: SafeTransactionInput,
  signers: readonly [DemoKey, ...DemoKey[]],
): Promise<ProposeRequest & { safeTxHash: Hex; signature: Hex }> {
  const transaction = await hashOnChain(rpcUrl, safe, input)
  const signature = await signSafeHash(transaction.safeTxHash, signers)
  return { ...transaction, sender: signers[0].address, signature, origin: null }
}
