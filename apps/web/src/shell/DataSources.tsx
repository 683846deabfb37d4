import type { Chain } from '@countersign/api'
import { BlockNumber, Icon, timeOfDay, TimeText, type IconName } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { env } from '../data/config/env.ts'
import { useDataSource } from '../data/api/dataSource.ts'
import { useChains } from '../data/query/useChains.ts'
import { useConfig } from '../data/query/useConfig.ts'
import { useAfterContent } from '../data/live/useAfterContent.ts'
import { headQuery } from '../data/query/headQuery.ts'
import { indexingQuery } from '../data/query/indexingQuery.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { useNodeStatus } from '../data/rpc/nodeStatus.ts'
import { allRpcUrls } from '../data/rpc/rpcRequest.ts'
import { indexLag } from './indexLag.ts'
import styles from './Nav.module.css'

type SourceState = 'ok' | 'warn' | 'unknown'
const icons: Record<SourceState, IconName> = { ok: 'circle-check', warn: 'alert-triangle', unknown: 'help-circle' }

/** Always visible: the sources of this page's data and their age. */
export function DataSources({ account }: { account: OpenAccount | null }) {
  const chains = useChains()
  const served = useConfig()?.build ?? null
  const isOther = env.build !== null && served !== null && served !== env.build
  const chain = account?.chain ?? chains[0]
  return (
    <dl className={styles.sources} aria-label="Data sources">
      {chain && <ChainSource chain={chain} />}
      {chain && <NodeSources chain={chain} />}
      {chain && <ServiceSource chain={chain} />}
      {/* Never green: a page cannot verify itself. */}
      <Source label="Build" standing={isOther ? 'warn' : 'unknown'}>
        <Link to="/settings/build" className="cs-link" title="This build, and how to compare it">
          {env.build === null ? 'unknown' : `${env.build.slice(0, 8)}…`}
          {isOther && ', not the build of the service'}
        </Link>
      </Source>
    </dl>
  )
}

function ChainSource({ chain }: { chain: Chain }) {
  const head = useQuery({ ...headQuery(chain), enabled: useAfterContent() })
  if (head.isError)
    return (
      <Source label="Chain" standing="warn">
        not answering
      </Source>
    )
  return (
    <Source label="Chain" standing={head.data === undefined ? 'unknown' : 'ok'}>
      {head.data === undefined ? (
        'asking'
      ) : (
        <>
          block <BlockNumber block={head.data} />
        </>
      )}
    </Source>
  )
}

/** The result of this page's last request to each node. */
function NodeSources({ chain }: { chain: Chain }) {
  const status = useNodeStatus()
  return allRpcUrls(chain).map((url) => {
    const { state, since } = status.get(url) ?? { state: 'unasked' as const, since: null }
    const { standing, words } = NODES[state]
    return (
      <Source key={url} label={new URL(url).host} standing={standing} isNode>
        <span title={since === null ? undefined : `since ${timeOfDay(since)}`}>{words}</span>
      </Source>
    )
  })
}

const NODES = {
  answers: { standing: 'ok', words: 'answers' },
  limited: { standing: 'warn', words: 'limits requests' },
  failing: { standing: 'warn', words: 'not answering' },
  unasked: { standing: 'unknown', words: 'not used' },
} as const

function ServiceSource({ chain }: { chain: Chain }) {
  const ready = useAfterContent()
  const head = useQuery({ ...headQuery(chain), enabled: false }).data ?? null
  const { from, why, serviceSeenAt } = useDataSource()
  const indexing = useQuery({ ...indexingQuery(chain.chainId), enabled: ready && from === 'service' })
  if (from === 'chain')
    return (
      <Source label="Service" standing={why === 'lost' ? 'warn' : 'unknown'}>
        {why === 'none'
          ? 'none'
          : why === 'chosen'
            ? 'not used'
            : serviceSeenAt === null
              ? 'not answering'
              : `last seen ${timeOfDay(serviceSeenAt)}`}
      </Source>
    )
  if (indexing.isError)
    return (
      <Source label="Service" standing="warn">
        not answering
      </Source>
    )
  if (!indexing.data)
    return (
      <Source label="Service" standing="unknown">
        asking
      </Source>
    )
  const lag = indexLag(indexing.data, head)
  if (lag.kind === 'behind')
    return (
      <Source label="Service" standing="warn">
        {lag.blocks} {lag.blocks === 1 ? 'block' : 'blocks'} behind
      </Source>
    )
  return (
    <Source label="Service" standing="ok">
      up to date, <TimeText at={indexing.dataUpdatedAt} form="relative" focusable={false} />
    </Source>
  )
}

interface SourceProps {
  label: string
  standing: SourceState
  isNode?: boolean
  children: ReactNode
}

function Source({ label, standing, isNode = false, children }: SourceProps) {
  return (
    <div className={isNode ? styles.node : undefined}>
      <dt title={isNode ? label : undefined}>
        <Icon name={icons[standing]} size={14} className={styles[standing]} />
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
