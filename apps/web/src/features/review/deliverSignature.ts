import type { Chain, TransactionDetails } from '@countersign/api'
import type { Hex, Signature, SafeTransaction } from '@countersign/safe'
import type { AppOrigin } from '../../shared/draft/messageDraftStore.ts'
import { api } from '../../shared/api/apiClient.ts'

type Delivery = {
  readonly chain: Chain
  readonly reviewed: SafeTransaction
  readonly signature: Pick<Signature, 'owner' | 'data'>
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
  const bytes: Hex = signature.data
  if (isStored) return api().confirmTransaction({ params: { chainId, safeTxHash }, body: { signature: bytes } })
  return api().proposeTransaction({
    params: { chainId, safe },
    body: {
      ...transaction,
      safeTxHash,
      sender: signature.owner,
      signature: bytes,
      origin: note === '' && app === null ? null : JSON.stringify({ ...app, ...(note === '' ? {} : { note }) }),
    },
  })
}
