import { SkeletonRows } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount } from '../../../data/url/useAccount.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { FirstSteps } from '../components/FirstSteps.tsx'
import { type Asset, holdingsOf } from '../movements/Holding.ts'
import { movementsQuery } from '../movements/movementsQuery.ts'
import type { ChartData } from './ChartData.ts'
import { chartMessages as messages } from '../messages/chartMessages.ts'
import styles from './Charts.module.css'
import { LargestPayees } from './LargestPayees.tsx'
import { MonthlyFlows } from './MonthlyFlows.tsx'
import { ValueChange } from './ValueChange.tsx'
import { ValueOverTime } from './ValueOverTime.tsx'

export interface OverviewChartsProps {
  /** Undefined until the balances are known. */
  assets: readonly Asset[] | undefined
  /** ISO 4217 code. */
  currency: string
}

/** Value over time, in and out by month, and the largest payees. Load this file with `import()`: it contains the chart library. */
export function OverviewCharts({ assets, currency }: OverviewChartsProps) {
  const { chain, key } = useAccount()
  const movements = useQuery(movementsQuery(chain, key))
  const data = useMemo(
    (): ChartData | null =>
      assets && movements.data
        ? {
            holdings: holdingsOf(assets),
            known: movements.data,
            currency,
            now: movements.dataUpdatedAt,
          }
        : null,
    [assets, currency, movements.data, movements.dataUpdatedAt],
  )
  if (data === null)
    return movements.error ? (
      <div className={styles.value}>
        <QueryError
          title={messages.failed}
          error={movements.error}
          stillWorks={messages.stillWorks}
          onRetry={() => void movements.refetch()}
        />
      </div>
    ) : (
      <div className={styles.value}>
        <SkeletonRows rows={6} shape="table" label={messages.loading} />
      </div>
    )
  if (data.known.movements.length === 0 && data.holdings.every(({ balance }) => balance === 0n)) return <FirstSteps />
  return (
    <>
      <ValueChange data={data} />
      <ValueOverTime data={data} />
      <div className={styles.pair}>
        <MonthlyFlows data={data} />
        <LargestPayees data={data} />
      </div>
    </>
  )
}
