import type { Chain } from '@countersign/api'
import { formatAccountAddress, isSameAddress, shortenAddress, type Address, type Hex } from '@countersign/safe/light'
import { ReviewError } from '../sequence/ReviewError.ts'
import { encodeApproval } from './encodeApproval.ts'
import { sendTransaction, type SentTransaction, type WalletRequest } from './sendTransaction.ts'

type Approval = {
  readonly chain: Chain
  readonly safe: Address
  /** What the account is called here; null when it has no name. */
  readonly name: string | null
  readonly nonce: bigint
  readonly safeTxHash: Hex
}

/** The connected wallet agrees by `approveHash`: the way that every version takes of owners without a key. */
export function approveOnChain({ chain, safe, name, nonce, safeTxHash }: Approval): Promise<SentTransaction> {
  return sendTransaction(chain, safe, encodeApproval(safeTxHash), {
    description: `Approve ${name ?? shortenAddress(safe)} ${nonce}`,
    path: `/safes/${formatAccountAddress({ shortName: chain.shortName, address: safe })}/transactions/${safeTxHash}`,
    inspect: (request) => assertApproves(request, safe, safeTxHash),
  })
}

/** @throws {ReviewError} `hash-differs` when the wallet would be asked for anything but this approval */
function assertApproves({ to, data, value }: WalletRequest, safe: Address, safeTxHash: Hex): void {
  if (isSameAddress(to, safe) && BigInt(value) === 0n && data.toLowerCase() === encodeApproval(safeTxHash)) return
  throw new ReviewError(
    'hash-differs',
    `What the wallet would be asked to send is ${data} to ${to}, which is no approval of ${safeTxHash}. The wallet was not asked.`,
  )
}
