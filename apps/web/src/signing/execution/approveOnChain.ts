import type { Chain } from '@countersign/api'
import { type Address, formatAccountAddress, type Hex, isSameAddress, shortenAddress } from '@countersign/primitives'
import { ReviewError } from '../sequence/ReviewError.ts'
import { encodeOnChainApproval } from './encodeOnChainApproval.ts'
import { sendTransaction, type SentTransaction, type WalletRequest } from './sendTransaction.ts'

type OnChainApproval = {
  readonly chain: Chain
  readonly safe: Address
  /** The account's name in this browser; null when it has none. */
  readonly name: string | null
  readonly nonce: bigint
  readonly safeTxHash: Hex
}

/** The connected wallet confirms by `approveHash`. Every version of the contracts accepts this from owners without a key. */
export function approveOnChain({ chain, safe, name, nonce, safeTxHash }: OnChainApproval): Promise<SentTransaction> {
  return sendTransaction(chain, safe, encodeOnChainApproval(safeTxHash), {
    description: `Approve ${name ?? shortenAddress(safe)} ${nonce}`,
    path: `/safes/${formatAccountAddress({ shortName: chain.shortName, address: safe })}/transactions/${safeTxHash}`,
    inspect: (request) => assertApproves(request, safe, safeTxHash),
  })
}

/** @throws {ReviewError} `hash-differs` when the request to the wallet is not exactly this on-chain approval */
function assertApproves({ to, data, value }: WalletRequest, safe: Address, safeTxHash: Hex): void {
  if (isSameAddress(to, safe) && BigInt(value) === 0n && data.toLowerCase() === encodeOnChainApproval(safeTxHash))
    return
  throw new ReviewError(
    'hash-differs',
    `The wallet would send ${data} to ${to}, which is not the on-chain approval of ${safeTxHash}. The wallet was not asked. Reload the page and check again.`,
  )
}
