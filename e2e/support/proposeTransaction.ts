import type { ApiClient } from '@countersign/api/client'
import { hashOnChain, signSafeHash, type DemoKey, type SafeTransactionInput } from '@countersign/devchain'
import type { Hex } from '@countersign/primitives'
import type { MadeAccount } from './makeAccount.ts'
import { service } from './service.ts'

/** Proposes over HTTP as an owner would in a page, signed by each of the signers. */
export async function proposeTransaction(
  { chain, address }: MadeAccount,
  input: SafeTransactionInput,
  signers: readonly [DemoKey, ...DemoKey[]],
  api: ApiClient = service(),
): Promise<Hex> {
  const { safeTxHash, ...transaction } = await hashOnChain(chain.rpcUrl, address, input)
  const [proposer, ...others] = signers
  await api.proposeTransaction({
    params: { chainId: chain.chainId, safe: address },
    body: {
      ...transaction,
      data: transaction.data === '0x' ? null : transaction.data,
      safeTxHash,
      sender: proposer.address,
      signature: await signSafeHash(safeTxHash, [proposer]),
    },
  })
  for (const owner of others)
    await api.confirmTransaction({
      params: { chainId: chain.chainId, safeTxHash },
      body: { signature: await signSafeHash(safeTxHash, [owner]) },
    })
  return safeTxHash
}
