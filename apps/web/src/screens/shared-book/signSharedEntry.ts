import { buildSharedEntryTypedData, hashTypedData, type SharedEntry } from '@countersign/safe'
import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { serviceApi } from '../../data/client/apiClient.ts'
import { signTypedData } from '../../signing/review/signTypedData.ts'

/** An owner signs the next version of an entry, and the service stores it. */
export async function signSharedEntry(
  chain: Chain,
  safe: Address,
  owners: readonly Address[],
  entry: SharedEntry,
): Promise<void> {
  const typedData = buildSharedEntryTypedData({ chainId: BigInt(chain.chainId), safe, entry })
  // No account's contract checks this signature, so its version does not matter.
  const signature = await signTypedData(chain, typedData, hashTypedData(typedData), owners, null)
  await serviceApi().addSharedEntry({
    params: { chainId: chain.chainId, safe },
    body: { ...entry, signature: signature.data },
  })
}
