import { NoticeStrip, timeOfDay } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isServiceThere } from '../data/client/apiClient.ts'
import { sourceChoice, useDataSource, type DataSource } from '../data/api/dataSource.ts'
import { useChains } from '../data/query/useChains.ts'
import { useConnection } from '../data/connection/connectionStore.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'

const ChainOnlyNote = lazy(() => import('./ChainOnlyNote.tsx').then((module) => ({ default: module.ChainOnlyNote })))

/** One caution strip while nothing answers, or only the chain: what works, what waits, what cannot be known. */
export function ConnectionStrip({ account }: { account: OpenAccount | null }) {
  const { online, serviceLostAt } = useConnection()
  const source = useDataSource()
  const queryClient = useQueryClient()
  const retry = {
    label: 'Retry now',
    onClick: () => void isServiceThere().then(() => queryClient.invalidateQueries()),
  }
  if (!online)
    return (
      <NoticeStrip icon="wifi-off" title="You are offline." action={retry}>
        Neither the service nor a node of the network answers. Pages show the data that this browser stored. You can
        sign with a device and share the signature as a file or QR code. Executing waits for a connection.
      </NoticeStrip>
    )
  if (source.from === 'chain')
    return (
      <>
        <ChainOnlyStrip source={source} isAnswered={serviceLostAt === null} onRetry={retry} />
        <Suspense>
          <ChainOnlyNote account={account} />
        </Suspense>
      </>
    )
  if (serviceLostAt === null) return null
  return (
    <NoticeStrip
      icon="cloud-off"
      title={`The service has not answered since ${timeOfDay(serviceLostAt)}.`}
      action={retry}
    >
      Pages show the data that this browser stored. Data from the chain still updates.
    </NoticeStrip>
  )
}

interface ChainOnlyStripProps {
  source: DataSource
  /** The nodes answer in place of the service. */
  isAnswered: boolean
  onRetry: { label: string; onClick: () => void }
}

function ChainOnlyStrip({ source: { why, since }, isAnswered, onRetry }: ChainOnlyStripProps) {
  const hasChains = useChains().length > 0
  const navigate = useNavigate()
  if (!hasChains)
    return (
      <NoticeStrip
        icon="cloud-off"
        title="No service answers and no network is configured."
        action={{ label: 'Add a network', onClick: () => void navigate({ to: '/settings/networks' }) }}
      >
        With the address of one node, this browser reads the chain without a service.
      </NoticeStrip>
    )
  const works = isAnswered
    ? 'This browser reads the chain directly. You can check, propose, sign and execute.'
    : 'The nodes of the chain do not answer either. Pages show the data that this browser stored.'
  if (why === 'none')
    return (
      <NoticeStrip icon="cloud-off" title="No service is configured.">
        {works}
      </NoticeStrip>
    )
  if (why === 'chosen')
    return (
      <NoticeStrip
        icon="cloud-off"
        title="You chose to use the chain only."
        action={{ label: 'Use the service again', onClick: () => sourceChoice.set('auto') }}
      >
        {works}
      </NoticeStrip>
    )
  return (
    <NoticeStrip icon="cloud-off" title={`The service has not answered since ${timeOfDay(since)}.`} action={onRetry}>
      {works} The page returns to the service when it answers.
    </NoticeStrip>
  )
}
