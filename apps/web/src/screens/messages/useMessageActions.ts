import { toasts } from '@countersign/ui'
import type { Hex } from '@countersign/safe/light'
import { useQueryClient } from '@tanstack/react-query'
import type { MessageDraft } from '../../data/drafts/messageDraftStore.ts'
import type { AppOrigin } from '@countersign/describe/message'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { useSigningSteps } from '../../signing/review/useSigningSteps.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import type { MessageReview } from './model/MessageReview.ts'
import { dropMessageSignature, keepMessageSignature, type SavedMessageSignature } from './savedMessageSignatures.ts'

export type MessageBusy = 'checking' | 'signing' | 'delivering'

type Options = {
  readonly review: MessageReview | null
  readonly origin: AppOrigin | null
  /** What is created with the first signature; null when the service has it. */
  readonly draft: { readonly id: string; readonly draft: MessageDraft } | null
  /** Reads everything again; what is signed is what was just checked. */
  readonly refresh: () => Promise<MessageReview | null>
  readonly onStored: (messageHash: Hex) => Promise<void> | void
}

/** Signing a message: a sequence that can be stopped at every step and says why it stopped. */
export function useMessageActions({ review, origin, draft, refresh, onStored }: Options) {
  const { chain, key, safe, account } = useAccount()
  const queryClient = useQueryClient()
  const { setBusy, run, freshReview, handOver, ...shown } = useSigningSteps<MessageReview, MessageBusy>({
    review,
    shown: review?.checks ?? [],
    refresh,
    hashOf: ({ reviewed }) => reviewed.safeMessageHash,
    what: 'message',
  })

  async function deliver({ reviewed, details }: MessageReview, saved: SavedMessageSignature): Promise<void> {
    await handOver(async () => {
      const { deliverMessageSignature } = await import('./deliverMessageSignature.ts')
      await deliverMessageSignature({ reviewed, signature: saved.signature, isStored: details !== null, origin })
    })
    dropMessageSignature(saved)
    await queryClient.invalidateQueries({ queryKey: queryKeys.account(key) })
  }

  return {
    ...shown,
    sign: () =>
      run(async () => {
        const fresh = await freshReview()
        setBusy('signing')
        const { signTypedData } = await import('../../signing/review/signTypedData.ts')
        const { typedData, safeMessageHash } = fresh.reviewed
        const signature = await signTypedData(
          chain,
          typedData,
          safeMessageHash,
          fresh.state.owners,
          fresh.state.version,
        )
        const saved = {
          chainId: chain.chainId,
          safe,
          messageHash: safeMessageHash,
          owner: signature.owner,
          signature: signature.data,
          draft,
        }
        keepMessageSignature(saved)
        await deliver(fresh, saved)
        const href = `/safes/${account}/messages/${safeMessageHash}`
        toasts.show({ kind: 'signed', title: 'You signed a message', href })
        await onStored(safeMessageHash)
      }),
    redeliver: (saved: SavedMessageSignature) =>
      run(async () => {
        await deliver(await freshReview(), saved)
        await onStored(saved.messageHash)
      }),
  }
}

export type MessageActions = ReturnType<typeof useMessageActions>
