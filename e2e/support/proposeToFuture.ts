import type { ApiClient } from '@countersign/api/client'
import { type DemoKey, signSafeHash, spareKeys } from '@countersign/devchain'
import type { Hex } from '@countersign/primitives'
import { buildTransaction, hashSafeTransaction, predictAccount } from '@countersign/safe'
import type { FutureAccount } from './makeFuture.ts'

/**
 * Registers an account that is not deployed and proposes its first transaction, a payment of 1.25 ETH, signed by the given owners.
 * @returns the safeTxHash
 */
export async function proposeToFuture(
  { chain: { chainId }, address: safe, creation }: FutureAccount,
  signers: readonly DemoKey[],
  api: ApiClient,
): Promise<Hex> {
  const { factory, singleton, saltNonce, version } = creation
  const { initializer } = predictAccount(creation)
  await api.registerUndeployed({ params: { chainId, safe }, body: { factory, singleton, initializer, saltNonce } })
  const transaction = buildTransaction({ to: spareKeys[0].address, value: 125n * 10n ** 16n, nonce: 0n })
  const safeTxHash = hashSafeTransaction({ chainId: BigInt(chainId), safe, version, transaction })
  const [proposer, ...others] = signers
  if (proposer === undefined) throw new TypeError('A proposal needs a signature.')
  const signature = await signSafeHash(safeTxHash, [proposer])
  await api.proposeTransaction({
    params: { chainId, safe },
    body: { ...transaction, safeTxHash, sender: proposer.address, signature, origin: null },
  })
  for (const signer of others)
    await api.confirmTransaction({
      params: { chainId, safeTxHash },
      body: { signature: await signSafeHash(safeTxHash, [signer]) },
    })
  return safeTxHash
}
