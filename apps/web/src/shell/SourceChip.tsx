import { formatBlockNumber, Icon, timeOfDay } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Chain } from '@countersign/api'
import { useDataSource } from '../data/api/dataSource.ts'
import { useChains } from '../data/query/useChains.ts'
import { useConnection } from '../data/connection/connectionStore.ts'
import { useAfterContent } from '../data/live/useAfterContent.ts'
import { headQuery } from '../data/query/headQuery.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import styles from './TopBar.module.css'
import { shellMessages as messages } from './shellMessages.ts'

/** Always visible: the source of this page's data, and its age. */
export function SourceChip({ account }: { account: OpenAccount | null }) {
  const chains = useChains()
  const chain = account?.chain ?? chains[0] ?? null
  const { from, why, serviceSeenAt } = useDataSource()
  const { online } = useConnection()
  const isAlone = from === 'chain' || !online
  const words = !online ? (
    serviceSeenAt === null ? (
      messages.offlineBefore
    ) : (
      messages.offlineSince({ time: timeOfDay(serviceSeenAt) })
    )
  ) : from === 'service' ? (
    messages.service
  ) : chain ? (
    <AtBlock chain={chain} />
  ) : (
    messages.chainOnly
  )
  return (
    <Link
      to="/settings/networks"
      className={styles.source}
      data-from={isAlone ? 'chain' : 'service'}
      data-why={why ?? undefined}
      aria-label={messages.whereFrom}
      title={messages.whereFrom}
    >
      <Icon name={!online ? 'wifi-off' : from === 'service' ? 'server' : 'cloud-off'} size={16} />
      <span>{words}</span>
    </Link>
  )
}

function AtBlock({ chain }: { chain: Chain }) {
  const { data } = useQuery({ ...headQuery(chain), enabled: useAfterContent() })
  return <>{data === undefined ? messages.chainOnly : messages.chainOnlyAt({ block: formatBlockNumber(data) })}</>
}
