import { NoticeStrip, timeOfDay } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isServiceThere } from '../data/client/apiClient.ts'
import { sourceChoice, useDataSource, type DataSource } from '../data/api/dataSource.ts'
import { useChains } from '../data/query/useChains.ts'
import { useConnection } from '../data/connection/connectionStore.ts'
import { lazyOrNothing } from '../parts/status/lazyOrNothing.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { noticeMessages as messages } from './noticeMessages.ts'

const ChainOnlyNote = lazyOrNothing(() => import('./ChainOnlyNote.tsx').then((module) => module.ChainOnlyNote))

/** One caution strip while neither service nor chain answers, or only the chain. It says what works, what waits and what is unknown. */
export function ConnectionStrip({ account }: { account: OpenAccount | null }) {
  const { online, serviceLostAt } = useConnection()
  const source = useDataSource()
  const queryClient = useQueryClient()
  const retry = {
    label: messages.retry,
    onClick: () => void isServiceThere().then(() => queryClient.invalidateQueries()),
  }
  if (!online)
    return (
      <NoticeStrip icon="wifi-off" title={messages.offline} action={retry}>
        {messages.offlineHelp}
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
    <NoticeStrip icon="cloud-off" title={messages.serviceLost({ time: timeOfDay(serviceLostAt) })} action={retry}>
      {messages.serviceLostHelp}
    </NoticeStrip>
  )
}

interface ChainOnlyStripProps {
  source: DataSource
  /** The nodes answer in place of the service. */
  isAnswered: boolean
  onRetry: { label: string; onClick: () => void }
}

function ChainOnlyStrip({ source: { why, since, rebuilt }, isAnswered, onRetry }: ChainOnlyStripProps) {
  const hasChains = useChains().length > 0
  const navigate = useNavigate()
  if (!hasChains)
    return (
      <NoticeStrip
        icon="cloud-off"
        title={messages.noNetwork}
        action={{ label: messages.addNetwork, onClick: () => void navigate({ to: '/settings/networks' }) }}
      >
        {messages.noNetworkHelp}
      </NoticeStrip>
    )
  const works = isAnswered ? messages.readsChain : messages.nothingAnswers
  if (why === 'none')
    return (
      <NoticeStrip icon="cloud-off" title={messages.noService}>
        {works}
      </NoticeStrip>
    )
  if (why === 'chosen')
    return (
      <NoticeStrip
        icon="cloud-off"
        title={messages.chosen}
        action={{ label: messages.useService, onClick: () => sourceChoice.set('auto') }}
      >
        {works}
      </NoticeStrip>
    )
  const title =
    why === 'rebuilding'
      ? messages.rebuilding({ percent: rebuilt ? `: ${rebuilt} %` : '' })
      : messages.serviceLost({ time: timeOfDay(since) })
  return (
    <NoticeStrip icon="cloud-off" title={title} action={onRetry}>
      {messages.returns({ works })}
    </NoticeStrip>
  )
}
