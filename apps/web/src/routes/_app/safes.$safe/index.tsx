import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AccountTotal } from '../../../screens/overview/components/AccountTotal.tsx'
import { NextInQueue } from '../../../screens/overview/components/NextInQueue.tsx'
import { OverviewPage } from '../../../screens/overview/components/OverviewPage.tsx'
import { Composition } from '../../../screens/assets/components/Composition.tsx'
import { TotalCaption, TotalValue } from '../../../screens/assets/components/TotalValue.tsx'
import { LatestInHistory } from '../../../screens/history/components/LatestInHistory.tsx'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { legacySearch, redirectLegacy } from '../../../data/url/redirectLegacy.ts'
import { QueueVerdict } from '../../../shell/QueueVerdict.tsx'

/** With `?addOwner=`, like links of the existing product, it opens the form of owners. */
export const Route = createFileRoute('/_app/safes/$safe/')({
  validateSearch: legacySearch,
  beforeLoad: ({ location }) => redirectLegacy(location),
  component: Overview,
})

const WaitingToBeShared = lazy(() =>
  import('../../../screens/share/waiting/WaitingToBeShared.tsx').then((m) => ({ default: m.WaitingToBeShared })),
)
const FreshnessPanel = lazy(() =>
  import('../../../screens/overview/components/FreshnessPanel.tsx').then((m) => ({ default: m.FreshnessPanel })),
)

function Overview() {
  const isAlone = useDataSource().from === 'chain'
  return (
    <OverviewPage
      total={<AccountTotal caption={<TotalCaption />} total={<TotalValue />} />}
      queue={<NextInQueue verdictOf={(details, mayCheck) => <QueueVerdict details={details} mayCheck={mayCheck} />} />}
      history={<LatestInHistory />}
      composition={<Composition />}
      waiting={
        isAlone && (
          <Suspense>
            <WaitingToBeShared verdictOf={(details) => <QueueVerdict details={details} mayCheck />} />
          </Suspense>
        )
      }
      freshness={
        isAlone && (
          <Suspense>
            <FreshnessPanel />
          </Suspense>
        )
      }
    />
  )
}
