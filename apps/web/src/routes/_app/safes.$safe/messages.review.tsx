import type { Hex } from '@countersign/safe/light'
import { createFileRoute } from '@tanstack/react-router'
import { DraftMessagePage } from '../../../features/messages/DraftMessagePage.tsx'

const validateSearch = (search: Record<string, unknown>): { draft?: string } =>
  typeof search['draft'] === 'string' ? { draft: search['draft'] } : {}

export const Route = createFileRoute('/_app/safes/$safe/messages/review')({ validateSearch, component: Review })

function Review() {
  const { draft = '' } = Route.useSearch()
  return (
    <DraftMessagePage
      key={draft}
      draftId={draft}
      onSigned={async ({ request }, messageHash) => {
        if (request !== undefined) await tellRequest(request, messageHash)
      }}
    />
  )
}

/** A dapp waits for this signature. */
async function tellRequest(request: string, messageHash: Hex): Promise<void> {
  const { requestStore } = await import('../../../features/requests/requestStore.ts')
  await requestStore.proposed(request, messageHash)
}
