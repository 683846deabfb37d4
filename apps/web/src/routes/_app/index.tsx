import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { useKnownAccounts } from '../../screens/accounts/useKnownAccounts.ts'
import { useNeedsYou } from '../../screens/accounts/useNeedsYou.ts'
import { NeedsYouPage } from '../../screens/accounts/components/NeedsYouPage.tsx'
import { RecoveryAlarms } from '../../screens/accounts/components/RecoveryAlarms.tsx'
import { QueueVerdict } from '../../shell/QueueVerdict.tsx'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import { legacySearch, redirectLegacy } from '../../data/url/redirectLegacy.ts'
import { loadAccountsPage } from '../../screens/accounts/components/loadAccountsPage.ts'
import { connectDemoOwner } from '../../shell/connectDemoOwner.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'

/** Contains the decoding of permits and typed data, which a page without messages does not need. */
const NeededMessageRow = lazyPart(() =>
  import('../../screens/messages/components/NeededMessageRow.tsx').then((module) => ({
    default: module.NeededMessageRow,
  })),
)

const SinceLastVisit = lazyPart(() =>
  import('../../screens/inbox/SinceLastVisit.tsx').then((module) => ({ default: module.SinceLastVisit })),
)

/** With `?safe=`, like the existing product, it opens the account itself. */
export const Route = createFileRoute('/_app/')({
  validateSearch: legacySearch,
  beforeLoad: ({ location }) => redirectLegacy(location),
  loader: loadAccountsPage,
  component: NeedsYou,
})

function NeedsYou() {
  const queryClient = useQueryClient()
  return (
    <NeedsYouPage
      verdictOf={(details, mayCheck) => <QueueVerdict details={details} mayCheck={mayCheck} />}
      messageRowOf={(message, mayCheck) => (
        <Suspense>
          <NeededMessageRow {...{ message, mayCheck }} />
        </Suspense>
      )}
      alarms={<RecoveryAlarms />}
      changes={<Changes />}
      onUseDemoOwner={(owner) => connectDemoOwner(queryClient, owner)}
    />
  )
}

/** Accounts with pending work first, because only a limited number is compared with the chain. */
function Changes() {
  const { accounts } = useKnownAccounts()
  const { items } = useNeedsYou()
  const isAfterContent = useAfterContent()
  const ordered = useMemo(() => {
    const busy = new Set(items.map(({ account }) => account.account))
    return accounts.toSorted((first, second) => Number(busy.has(second.account)) - Number(busy.has(first.account)))
  }, [accounts, items])
  return <Suspense>{isAfterContent && <SinceLastVisit accounts={ordered} />}</Suspense>
}
