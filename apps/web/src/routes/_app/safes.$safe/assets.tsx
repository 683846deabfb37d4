import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import { AssetsPage } from '../../../screens/assets/components/AssetsPage.tsx'
import { ChartsPlace } from '../../../screens/overview/components/ChartsPlace.tsx'

const OverviewCharts = lazyPart(() =>
  import('../../../screens/overview/charts/OverviewCharts.tsx').then(({ OverviewCharts }) => ({
    default: OverviewCharts,
  })),
)

const TABS = ['nfts', 'time'] as const

export const Route = createFileRoute('/_app/safes/$safe/assets')({
  validateSearch: (search: Record<string, unknown>): { tab?: (typeof TABS)[number] } => {
    const tab = TABS.find((one) => one === search['tab'])
    return tab === undefined ? {} : { tab }
  },
  component: Assets,
})

function Assets() {
  return (
    <AssetsPage
      tab={Route.useSearch().tab ?? 'tokens'}
      overTime={({ rows, currency }) => (
        <Suspense fallback={<ChartsPlace />}>
          <OverviewCharts assets={rows} currency={currency.toUpperCase()} />
        </Suspense>
      )}
    />
  )
}
