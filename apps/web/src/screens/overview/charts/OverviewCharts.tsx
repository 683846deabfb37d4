import { SkeletonRows } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TokenPrices } from '../../../data/prices/priceOnDay.ts'
import { recordedPricesQuery } from '../../../data/prices/recordedPricesQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { FirstSteps } from '../components/FirstSteps.tsx'
import { type Asset, holdingsOf, pricedTokens } from '../movements/Holding.ts'
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
  const prices = useRecordedPrices(assets, currency, movements.dataUpdatedAt)
  const data = useMemo(
    (): ChartData | null =>
      assets && movements.data && prices !== undefined
        ? {
            holdings: holdingsOf(assets, prices),
            known: movements.data,
            currency,
            now: movements.dataUpdatedAt,
          }
        : null,
    [assets, currency, movements.data, movements.dataUpdatedAt, prices],
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

const YEAR_MS = 366 * 86_400_000
const NO_PRICES: Readonly<Record<string, TokenPrices>> = {}

/** Undefined until they are known. If the service does not send them, the charts use today's price and say so. */
function useRecordedPrices(assets: readonly Asset[] | undefined, currency: string, now: number) {
  const { chain } = useAccount()
  const tokens = pricedTokens(assets ?? [])
  const { data, isError } = useQuery({
    ...recordedPricesQuery({
      chainId: chain.chainId,
      currency: currency.toLowerCase(),
      tokens,
      from: now - YEAR_MS,
    }),
    enabled: now > 0 && tokens.length > 0,
  })
  return isError || (assets !== undefined && tokens.length === 0) ? NO_PRICES : data
}
