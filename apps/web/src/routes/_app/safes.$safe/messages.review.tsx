import type { Hex } from '@countersign/primitives'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { DraftMessagePage } from '../../../screens/messages/DraftMessagePage.tsx'
import { AppGone } from '../../../screens/requests/app/components/AppGone.tsx'
import { ShareMessage } from '../../../screens/share/ShareMessage.tsx'
import { messageDraftStore } from '../../../data/drafts/messageDraftStore.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

const validateSearch = (search: Record<string, unknown>): { draft?: string } =>
  typeof search['draft'] === 'string' ? { draft: search['draft'] } : {}

export const Route = createFileRoute('/_app/safes/$safe/messages/review')({ validateSearch, component: Review })

function Review() {
  const { draft = '' } = Route.useSearch()
  const { account } = useAccount()
  const navigate = useNavigate()
  const asked = messageDraftStore.read(draft)
  return (
    <>
      <AppGone
        request={asked?.request}
        app={asked?.origin}
        what="message"
        onDrop={() => {
          messageDraftStore.remove(draft)
          void navigate({ to: '/safes/$safe/messages', params: { safe: account } })
        }}
      />
      <DraftMessagePage
        key={draft}
        draftId={draft}
        share={(source, checks) => <ShareMessage {...{ source, checks }} />}
        onProposed={async ({ request }, messageHash) => {
          if (request !== undefined) await tellRequest(request, messageHash)
        }}
      />
    </>
  )
}

/** Answers the dapp that waits for this signature. */
async function tellRequest(request: string, messageHash: Hex): Promise<void> {
  const { requestStore } = await import('../../../screens/requests/requestStore.ts')
  await requestStore.proposed(request, messageHash)
}
