import type { Chain, TransactionDetails } from '@countersign/api'
import type { Address, Hex, SafeTransaction } from '@countersign/safe'
import type { AppOrigin } from '@countersign/describe/message'
import { originText } from '../../data/drafts/originText.ts'
import { api } from '../../data/client/apiClient.ts'

type Delivery = {
  readonly chain: Chain
  readonly reviewed: SafeTransaction
  /** Without data nobody has signed yet: it is kept for the owner named, who is about to agree on chain. */
  readonly signature: { readonly owner: Address; readonly data: Hex | null }
  /** The service knows the transaction already. */
  readonly isStored: boolean
  readonly note: string
  readonly app: AppOrigin | null
}

/** Proposes with the first signature, or adds one to a known proposal. */
export function deliverSignature(delivery: Delivery): Promise<TransactionDetails> {
  const { chain, reviewed, signature, isStored, note, app } = delivery
  const { chainId } = chain
  const { safe, safeTxHash, transaction } = reviewed
  const bytes = signature.data
  if (isStored && bytes !== null)
    return api().confirmTransaction({ params: { chainId, safeTxHash }, body: { signature: bytes } })
  return api().proposeTransaction({
    params: { chainId, safe },
    body: {
      ...transaction,
      safeTxHash,
      sender: signature.owner,
      signature: bytes,
      origin: originText(app, note),
    },
  })
}
