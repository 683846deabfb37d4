import { Icon } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import type { QueueEntry } from '../model/queueEntries.ts'
import { queueMessages } from '../queueMessages.ts'
import { useForecastOpen } from './useForecastOpen.ts'

const ForecastPanel = lazyPart(() =>
  import('./ForecastPanel.tsx').then(({ ForecastPanel }) => ({ default: ForecastPanel })),
)

/** The forecast runs the contract of the account, so there is none before it is deployed. */
function useCanForecast(): boolean {
  const { key } = useAccount()
  return useQuery({ ...safeQuery(key), enabled: false }).data?.isDeployed !== false
}

/** Opens and closes the forecast of the queue; nothing while no transaction waits. */
export function ForecastToggle({ entries }: { entries: readonly QueueEntry[] }) {
  const [isOpen, open] = useForecastOpen()
  const isPossible = useCanForecast()
  if (entries.length === 0 || !isPossible) return null
  return (
    <button type="button" className="cs-act" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
      <Icon name="chart-line" />
      {isOpen ? queueMessages.hideForecast : queueMessages.forecast}
    </button>
  )
}

/** The forecast, while it is open. */
export function ForecastPlace({ entries }: { entries: readonly QueueEntry[] }) {
  const [isOpen] = useForecastOpen()
  const isPossible = useCanForecast()
  if (!isOpen || !isPossible) return null
  const waiting = entries.flatMap((entry) => (entry.kind === 'tick' ? [entry.nonce] : []))
  return (
    <Suspense>
      <ForecastPanel waiting={waiting} />
    </Suspense>
  )
}
