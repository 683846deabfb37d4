import type { Chain } from '@countersign/api'
import { signatureReads } from '@countersign/chain-client'
import { type Address, isSameAddress } from '@countersign/primitives'
import { attempt, type Confirmation, countedSignatures, judgeSignatures, type Signable } from '@countersign/safe/checks'
import { readableChain } from '../../data/rpc/readableChain.ts'
import type { OwnSignature } from '../sequence/SigningPorts.ts'
import type { SavedSignature } from './SavedSignature.ts'
import { findSavedSignature } from './savedSignatures.ts'

/** A service that has not answered after this time is not waited for: the wallet is asked, as without a service. */
export const OWN_SIGNATURE_MS = 3_000

type Signed = {
  readonly kind: SavedSignature['kind']
  readonly chain: Chain
  readonly safe: Address
  readonly reviewed: Signable
  readonly owners: readonly Address[]
  readonly wallet: Address | null
}

/**
 * What the wallet already signed: in another tab, on an earlier visit, or on another machine. It counts only after it was verified for this
 * hash and this wallet, wherever it is stored.
 * @param confirmations what the service has now; the page may show an older answer
 */
export async function findOwnSignature(
  { kind, chain, safe, reviewed, owners, wallet }: Signed,
  confirmations: Promise<readonly Confirmation[]>,
): Promise<OwnSignature | null> {
  const reported = await attempt(confirmations)
  if (wallet === null) return null
  const verified = async (claimed: readonly Confirmation[]) => {
    const ofWallet = claimed.filter(({ signer }) => isSameAddress(signer, wallet))
    const judged = await judgeSignatures(ofWallet, {
      reviewed,
      owners,
      read: signatureReads(readableChain(chain), safe),
    })
    return countedSignatures(judged)[0] ?? null
  }
  const delivered = reported.ok ? await verified(reported.value) : null
  if (delivered !== null) return { signature: delivered, isDelivered: true }
  const saved = findSavedSignature({ kind, chainId: chain.chainId, safe, hash: reviewed.hash, owner: wallet })
  const kept = saved && (await verified([{ signer: wallet, signature: saved.signature, submittedAt: saved.at }]))
  return kept && { signature: kept, isDelivered: false }
}
