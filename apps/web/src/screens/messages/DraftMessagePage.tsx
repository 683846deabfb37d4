import { type Hex, isSameAddress } from '@countersign/primitives'
import { EmptyState } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { messageDraftStore, type MessageDraft } from '../../data/drafts/messageDraftStore.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useNavigateFromHere } from '../../data/url/useNavigateFromHere.ts'
import type { MessageShare } from './components/MessageDetails.tsx'
import { MessageView } from './components/MessageView.tsx'
import { findSignedMessage } from '../../signing/saved/savedSignatures.ts'
import { messagesPageMessages as messages } from './messagesPageMessages.ts'

type Props = {
  /** The id of the draft, or the hash that was signed. */
  readonly draftId: string
  /**
   * Called after the service has the message. The page waits for it, so that the app has its answer even if the page is
   * reloaded right afterwards.
   */
  readonly onProposed: (draft: MessageDraft, messageHash: Hex) => Promise<void>
  readonly share?: MessageShare
}

/** A message without signatures. */
export function DraftMessagePage({ draftId, onProposed, share }: Props) {
  const { key, account } = useAccount()
  const navigate = useNavigateFromHere()
  const opened = useMemo(() => {
    const draft = messageDraftStore.read(draftId)
    return draft === null ? findSignedMessage(draftId) : { id: draftId, draft }
  }, [draftId])
  const draft = opened?.draft
  if (!draft || draft.chainId !== key.chainId || !isSameAddress(draft.safe, key.safe))
    return (
      <EmptyState
        level={1}
        sentence={messages.noDraft}
        detail={messages.noDraftWhy}
        action={
          <Link to="/safes/$safe/messages" params={{ safe: account }} className="cs-link">
            {messages.openMessages}
          </Link>
        }
      />
    )
  return (
    <MessageView
      content={draft.message}
      origin={draft.origin}
      details={null}
      askedHash={null}
      draft={opened}
      {...(share ? { share } : {})}
      onProposed={(hash) => onProposed(draft, hash)}
      onStored={(hash) => {
        messageDraftStore.remove(opened.id)
        void navigate({ to: '/safes/$safe/messages/$hash', params: { safe: account, hash }, replace: true })
      }}
    />
  )
}
