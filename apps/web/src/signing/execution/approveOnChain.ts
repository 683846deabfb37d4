import type { Chain } from '@countersign/api'
import { type Address, formatAccountAddress, type Hex, isSameAddress, shortenAddress } from '@countersign/primitives'
import { ReviewError } from '../sequence/ReviewError.ts'
import { encodeOnChainApproval } from './encodeOnChainApproval.ts'
import { nameOfApproval } from './nameOfApproval.ts'
import type { WalletRequest } from './WalletRequest.ts'
import { sendTransaction, type SentTransaction } from './sendTransaction.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

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
    description: messages.approve({ account: name ?? shortenAddress(safe), nonce: `${nonce}` }),
    path: `/safes/${formatAccountAddress({ shortName: chain.shortName, address: safe })}/transactions/${safeTxHash}`,
    feesOf: nameOfApproval({ chainId: chain.chainId, safe, safeTxHash }),
    inspect: (request) => assertApproves(request, safe, safeTxHash),
  })
}

/** @throws {ReviewError} `hash-differs` when the request to the wallet is not exactly this on-chain approval */
function assertApproves({ to, data, value }: WalletRequest, safe: Address, safeTxHash: Hex): void {
  if (isSameAddress(to, safe) && BigInt(value) === 0n && data.toLowerCase() === encodeOnChainApproval(safeTxHash))
    return
  throw new ReviewError('hash-differs', messages.otherApproval({ data, to, hash: safeTxHash }))
}
