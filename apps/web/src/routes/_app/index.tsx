import { useNow } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { useKnownAccounts } from '../../screens/accounts/useKnownAccounts.ts'
import { useNeedsYou } from '../../screens/accounts/useNeedsYou.ts'
import { NeedsYouPage } from '../../screens/accounts/components/NeedsYouPage.tsx'
import { QueueVerdict } from '../../shell/QueueVerdict.tsx'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import { legacySearch, redirectLegacy } from '../../data/url/redirectLegacy.ts'
import { useAccountsReader } from '../../screens/accounts/useAccountsReader.ts'
import { connectDemoOwner } from '../../shell/connectDemoOwner.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'

/** Contains the decoding of permits and typed data, which a page without messages does not need. */
const NeededMessageRow = lazyPart(() =>
  import('../../screens/messages/components/NeededMessageRow.tsx').then((module) => ({
    default: module.NeededMessageRow,
  })),
)

const RecoveryAlarmCard = lazyPart(() =>
  import('../../parts/recovery/RecoveryAlarmCard.tsx').then((module) => ({ default: module.RecoveryAlarmCard })),
)

const SinceLastVisit = lazyPart(() =>
  import('../../screens/inbox/SinceLastVisit.tsx').then((module) => ({ default: module.SinceLastVisit })),
)

/** With `?safe=`, like the existing product, it opens the account itself. */
export const Route = createFileRoute('/_app/')({
  validateSearch: legacySearch,
  beforeLoad: ({ location }) => redirectLegacy(location),
  loader: () => useAccountsReader.load(),
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
      alarms={<Alarms />}
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

function Alarms() {
  const { alarms } = useNeedsYou()
  const now = BigInt(Math.floor(useNow(true) / 1000))
  return (
    <Suspense>
      {alarms.map((alarm) => {
        const account = `${alarm.chain.shortName}:${alarm.safe}`
        return <RecoveryAlarmCard key={`${account} ${alarm.recovery.address}`} {...{ alarm, account, now }} />
      })}
    </Suspense>
  )
}
