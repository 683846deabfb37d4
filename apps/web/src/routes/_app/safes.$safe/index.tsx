import { createFileRoute } from '@tanstack/react-router'
import { AccountTotal } from '../../../features/account-home/components/AccountTotal.tsx'
import { NextInQueue } from '../../../features/account-home/components/NextInQueue.tsx'
import { OverviewPage } from '../../../features/account-home/components/OverviewPage.tsx'
import { Composition } from '../../../features/assets/components/Composition.tsx'
import { TotalCaption, TotalValue } from '../../../features/assets/components/TotalValue.tsx'
import { LatestInHistory } from '../../../features/history/components/LatestInHistory.tsx'
import { QueueVerdict } from '../../../shell/QueueVerdict.tsx'

export const Route = createFileRoute('/_app/safes/$safe/')({ component: Overview })

function Overview() {
  return (
    <OverviewPage
      total={<AccountTotal caption={<TotalCaption />} total={<TotalValue />} />}
      queue={<NextInQueue verdictOf={(details, mayCheck) => <QueueVerdict details={details} mayCheck={mayCheck} />} />}
      history={<LatestInHistory />}
      composition={<Composition />}
    />
  )
}
