import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '../../../features/review/ReviewPage.tsx'
import { writeSendForm } from '../../../features/send/sendFormStore.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'

const validateSearch = (search: Record<string, unknown>): { draft?: string } =>
  typeof search['draft'] === 'string' ? { draft: search['draft'] } : {}

export const Route = createFileRoute('/_app/safes/$safe/review')({ validateSearch, component: Review })

function Review() {
  const { draft } = Route.useSearch()
  const { key } = useAccount()
  return (
    <ReviewPage
      key={draft ?? ''}
      draftId={draft ?? ''}
      onProposed={({ source }) => {
        if (source === 'transfer' || source === 'call') writeSendForm(key, null)
      }}
    />
  )
}
