import type { Chain, SharedBookEntry } from '@countersign/api'
import { signatureReads } from '@countersign/chain-client'
import type { Address } from '@countersign/primitives'
import { buildSharedEntryTypedData, hashTypedData, parseSignatures, verifySignature } from '@countersign/safe'
import { readableChain } from '../rpc/readableChain.ts'
import type { VerifiedEntry } from './judgeSharedBook.ts'

/** Recovering a key takes about a millisecond; after so many the page gets its turn. */
const AT_ONCE = 10

/** Verifies every signature here: recovers the key, or asks the contract on chain (EIP-1271). The signer that the service names is not used. */
export async function verifySharedEntries(
  chain: Chain,
  safe: Address,
  entries: readonly SharedBookEntry[],
): Promise<VerifiedEntry[]> {
  const verified: VerifiedEntry[] = []
  for (const [index, entry] of entries.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve, 0))
    verified.push(await verifyEntry(chain, safe, entry))
  }
  return verified
}

async function verifyEntry(chain: Chain, safe: Address, sent: SharedBookEntry): Promise<VerifiedEntry> {
  const { address, name, everyNetwork, version, previous, signedAt, addedAt, signature } = sent
  const entry = { address, name, everyNetwork, version, previous, signedAt }
  const hash = hashTypedData(buildSharedEntryTypedData({ chainId: BigInt(chain.chainId), safe, entry }))
  const judged = { ...entry, addedAt, hash }
  try {
    const [parsed, ...others] = parseSignatures(`0x${signature.slice(2)}`)
    // An on-chain approval would be one of a transaction.
    if (parsed === undefined || others.length > 0 || parsed.kind === 'approvedHash')
      return { ...judged, signer: null, isUnread: false }
    const read = signatureReads(readableChain(chain), safe)
    try {
      const verdict = await verifySignature({ signature: parsed, hash, preimage: hash, version: '1.5.0', read })
      return { ...judged, signer: verdict.valid ? verdict.owner : null, isUnread: false }
    } catch {
      return { ...judged, signer: null, isUnread: true }
    }
  } catch {
    return { ...judged, signer: null, isUnread: false }
  }
}
