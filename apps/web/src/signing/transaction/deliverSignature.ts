import type { Chain, TransactionDetails } from '@countersign/api'
import type { SafeTransaction } from '@countersign/safe'
import type { AppOrigin } from '@countersign/describe/message'
import { originText } from '../../data/drafts/originText.ts'
import { api } from '../../data/client/apiClient.ts'
import type { Confirmation } from '../sequence/SigningPorts.ts'

type Delivery = {
  readonly chain: Chain
  readonly reviewed: SafeTransaction
  /** Without a signature, the fields are stored in the name of the owner, who is about to confirm on chain. */
  readonly confirmation: Confirmation
  /** The service already has the transaction. */
  readonly isStored: boolean
  readonly note: string
  readonly app: AppOrigin | null
}

/** Proposes with the first signature, or adds one to a known proposal. */
export function deliverSignature(delivery: Delivery): Promise<TransactionDetails> {
  const { chain, reviewed, confirmation, isStored, note, app } = delivery
  const { chainId } = chain
  const { safe, safeTxHash, transaction } = reviewed
  const { owner, signature } = confirmation
  if (isStored && signature !== null)
    return api().confirmTransaction({ params: { chainId, safeTxHash }, body: { signature } })
  return api().proposeTransaction({
    params: { chainId, safe },
    body: {
      ...transaction,
      safeTxHash,
      sender: owner,
      signature,
      origin: originText(app, note),
    },
  })
}
