import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { NeedsYouPage } from '../../features/accounts/components/NeedsYouPage.tsx'
import { QueueVerdict } from '../../shell/QueueVerdict.tsx'
import { legacySearch, redirectLegacy } from '../../shared/url/redirectLegacy.ts'
import { connectDemoOwner } from '../../shell/connectDemoOwner.ts'

/** Brings what reads permits and typed data, which a page without messages does not need. */
const NeededMessageRow = lazy(() =>
  import('../../features/messages/components/NeededMessageRow.tsx').then((module) => ({
    default: module.NeededMessageRow,
  })),
)

/** With `?safe=`, as the existing product has it, the account itself. */
export const Route = createFileRoute('/_app/')({
  validateSearch: legacySearch,
  beforeLoad: ({ location }) => redirectLegacy(location),
  component: NeedsYou,
})

function NeedsYou() {
  const queryClient = useQueryClient()
  return (
    <NeedsYouPage
      verdictOf={(details, mayCheck) => <QueueVerdict details={details} mayCheck={mayCheck} />}
      messageRowOf={(message, accountLabel, mayCheck) => (
        <Suspense>
          <NeededMessageRow {...{ message, accountLabel, mayCheck }} />
        </Suspense>
      )}
      onUseDemoOwner={(owner) => connectDemoOwner(queryClient, owner)}
    />
  )
}
