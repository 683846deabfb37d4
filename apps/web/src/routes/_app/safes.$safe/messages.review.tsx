import { createFileRoute } from '@tanstack/react-router'
import { DraftMessagePage } from '../../../features/messages/DraftMessagePage.tsx'

const validateSearch = (search: Record<string, unknown>): { draft?: string } =>
  typeof search['draft'] === 'string' ? { draft: search['draft'] } : {}

export const Route = createFileRoute('/_app/safes/$safe/messages/review')({ validateSearch, component: Review })

function Review() {
  const { draft = '' } = Route.useSearch()
  return <DraftMessagePage key={draft} draftId={draft} />
}
