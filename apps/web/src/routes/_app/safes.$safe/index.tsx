import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AccountTotal } from '../../../features/account-home/components/AccountTotal.tsx'
import { NextInQueue } from '../../../features/account-home/components/NextInQueue.tsx'
import { OverviewPage } from '../../../features/account-home/components/OverviewPage.tsx'
import { Composition } from '../../../features/assets/components/Composition.tsx'
import { TotalCaption, TotalValue } from '../../../features/assets/components/TotalValue.tsx'
import { LatestInHistory } from '../../../features/history/components/LatestInHistory.tsx'
import { useDataSource } from '../../../shared/api/dataSource.ts'
import { QueueVerdict } from '../../../shell/QueueVerdict.tsx'

export const Route = createFileRoute('/_app/safes/$safe/')({ component: Overview })

const WaitingToBeShared = lazy(() =>
  import('../../../features/share/waiting/WaitingToBeShared.tsx').then((m) => ({ default: m.WaitingToBeShared })),
)
const FreshnessPanel = lazy(() =>
  import('../../../features/account-home/components/FreshnessPanel.tsx').then((m) => ({ default: m.FreshnessPanel })),
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
