import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AccountTotal } from '../../../screens/overview/components/AccountTotal.tsx'
import { NextInQueue } from '../../../screens/overview/components/NextInQueue.tsx'
import { ChartsPlace } from '../../../screens/overview/components/ChartsPlace.tsx'
import { OverviewPage } from '../../../screens/overview/components/OverviewPage.tsx'
import { Composition } from '../../../screens/assets/components/Composition.tsx'
import { TotalCaption, TotalValue } from '../../../screens/assets/components/TotalValue.tsx'
import { useAssets } from '../../../screens/assets/useAssets.ts'
import { useAfterContent } from '../../../data/live/useAfterContent.ts'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { legacySearch, redirectLegacy } from '../../../data/url/redirectLegacy.ts'
import { QueueVerdict } from '../../../shell/QueueVerdict.tsx'
import { lazyOrNothing } from '../../../parts/status/lazyOrNothing.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

/** With `?addOwner=`, like links of the existing product, it opens the form of owners. */
export const Route = createFileRoute('/_app/safes/$safe/')({
  validateSearch: legacySearch,
  beforeLoad: ({ location }) => redirectLegacy(location),
  component: Overview,
})

const WaitingToBeShared = lazyOrNothing(() =>
  import('../../../screens/share/waiting/WaitingToBeShared.tsx').then((m) => m.WaitingToBeShared),
)
const FreshnessPanel = lazyOrNothing(() =>
  import('../../../screens/overview/components/FreshnessPanel.tsx').then((m) => m.FreshnessPanel),
)

const OverviewCharts = lazyPart(() =>
  import('../../../screens/overview/charts/OverviewCharts.tsx').then((m) => ({ default: m.OverviewCharts })),
)

/** The chart library and the transfers load after the content; until then their place is reserved. */
function Charts() {
  const { rows, currency } = useAssets()
  const isAfterContent = useAfterContent()
  return (
    <Suspense fallback={<ChartsPlace />}>
      {isAfterContent ? <OverviewCharts assets={rows} currency={currency.toUpperCase()} /> : <ChartsPlace />}
    </Suspense>
  )
}

function Overview() {
  const isAlone = useDataSource().from === 'chain'
  const isEmpty = useAssets().rows?.every(({ balance }) => balance === 0n) ?? false
  return (
    <OverviewPage
      total={<AccountTotal caption={<TotalCaption />} total={<TotalValue />} isEmpty={isEmpty} />}
      queue={<NextInQueue verdictOf={(details, mayCheck) => <QueueVerdict details={details} mayCheck={mayCheck} />} />}
      charts={<Charts />}
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
