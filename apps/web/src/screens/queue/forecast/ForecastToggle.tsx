import { Icon } from '@countersign/ui'
import { Suspense } from 'react'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import type { QueueEntry } from '../model/queueEntries.ts'
import { queueMessages } from '../queueMessages.ts'
import { useForecastOpen } from './useForecastOpen.ts'

const ForecastPanel = lazyPart(() =>
  import('./ForecastPanel.tsx').then(({ ForecastPanel }) => ({ default: ForecastPanel })),
)

/** Opens and closes the forecast of the queue; nothing while no transaction waits. */
export function ForecastToggle({ entries }: { entries: readonly QueueEntry[] }) {
  const [isOpen, open] = useForecastOpen()
  if (entries.length === 0) return null
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
  if (!isOpen) return null
  const waiting = entries.flatMap((entry) => (entry.kind === 'tick' ? [entry.nonce] : []))
  return (
    <Suspense>
      <ForecastPanel waiting={waiting} />
    </Suspense>
  )
}
