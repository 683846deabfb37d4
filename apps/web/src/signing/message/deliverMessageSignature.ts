import type { Hex } from '@countersign/primitives'
import { api } from '../../data/client/apiClient.ts'
import { isKnownAlready, unlessKnown } from '../../data/api/unlessKnown.ts'
import { originText } from '../../data/drafts/originText.ts'
import type { AppOrigin } from '@countersign/describe/message'
import type { ReviewedMessage } from './ReviewedMessage.ts'

type Delivery = {
  readonly reviewed: ReviewedMessage
  readonly signature: Hex
  /** The service knows the message already. */
  readonly isStored: boolean
  readonly origin: AppOrigin | null
}

/** Creates the message with its first signature, or adds a signature. Another owner may have created the same message in the meantime. */
export async function deliverMessageSignature({ reviewed, signature, isStored, origin }: Delivery): Promise<void> {
  const chainId = reviewed.chainId.toString()
  const confirm = () =>
    api().confirmMessage({ params: { chainId, messageHash: reviewed.safeMessageHash }, body: { signature } })
  if (isStored) return unlessKnown(confirm())
  await api()
    .createMessage({
      params: { chainId, safe: reviewed.safe },
      body: { message: reviewed.content, signature, origin: originText(origin, '') },
    })
    .catch((error: unknown) => {
      if (isKnownAlready(error)) return unlessKnown(confirm())
      throw error
    })
}
