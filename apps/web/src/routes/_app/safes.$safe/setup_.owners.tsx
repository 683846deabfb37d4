import { createFileRoute } from '@tanstack/react-router'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { OwnersPage } from '../../../screens/setup/owners/form/OwnersPage.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'

type Search = { add?: string; replace?: string; remove?: string }

/** `?add=`: an address to start with; `?replace=` and `?remove=`: a current owner. */
const validateSearch = (search: Record<string, unknown>): Search =>
  Object.fromEntries(
    (['add', 'replace', 'remove'] as const).flatMap((name) =>
      typeof search[name] === 'string' ? [[name, search[name]]] : [],
    ),
  )

export const Route = createFileRoute('/_app/safes/$safe/setup_/owners')({ validateSearch, component: Owners })

function Owners() {
  const asked = Route.useSearch()
  const { account } = useAccount()
  const openReview = useOpenReview('setup')
  return (
    <OwnersPage
      key={account}
      asked={asked}
      onDraft={(transaction, owners) => openReview(transaction, [], { owners })}
    />
  )
}
