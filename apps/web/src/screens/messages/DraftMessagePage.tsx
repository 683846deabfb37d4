import { isSameAddress, type Hex } from '@countersign/safe/light'
import { EmptyState } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { messageDraftStore, type MessageDraft } from '../../data/drafts/messageDraftStore.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useNavigateFromHere } from '../../data/url/useNavigateFromHere.ts'
import { MessageView, type MessageShare } from './components/MessageView.tsx'
import { findSignedMessage } from './savedMessageSignatures.ts'

type Props = {
  readonly draftId: string
  /** Awaited before the page goes on: a reload right after it must find whoever waits for the signature told. */
  readonly onSigned: (draft: MessageDraft, messageHash: Hex) => Promise<void>
  readonly share?: MessageShare
}

/** A message nobody has signed yet. */
export function DraftMessagePage({ draftId, onSigned, share }: Props) {
  const { key, account } = useAccount()
  const navigate = useNavigateFromHere()
  const draft = useMemo(() => messageDraftStore.read(draftId) ?? findSignedMessage(draftId), [draftId])
  if (!draft || draft.chainId !== key.chainId || !isSameAddress(draft.safe, key.safe))
    return (
      <EmptyState
        level={1}
        sentence="There is no draft here."
        detail="Drafts live in the tab they were made in, until they are signed. It may have been signed already."
        action={
          <Link to="/safes/$safe/messages" params={{ safe: account }} className="cs-link">
            Open the messages
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
      draft={{ id: draftId, draft }}
      {...(share ? { share } : {})}
      onStored={async (hash) => {
        await onSigned(draft, hash)
        messageDraftStore.remove(draftId)
        void navigate({ to: '/safes/$safe/messages/$hash', params: { safe: account, hash }, replace: true })
      }}
    />
  )
}
