import type { Chain } from '@countersign/api'
import { BlockNumber, Icon, RichText, timeOfDay, TimeText, type IconName } from '@countersign/ui'
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
import { allRpcUrls } from '../data/rpc/chainNodes.ts'
import { indexLag } from './indexLag.ts'
import styles from './Nav.module.css'
import { shellMessages } from './shellMessages.ts'
import { sourceMessages as messages } from './sourceMessages.ts'

type SourceState = 'ok' | 'warn' | 'unknown'
const icons: Record<SourceState, IconName> = { ok: 'circle-check', warn: 'alert-triangle', unknown: 'help-circle' }

/** Always visible: the sources of this page's data and their age. */
export function DataSources({ account }: { account: OpenAccount | null }) {
  const chains = useChains()
  const served = useConfig()?.build ?? null
  const isOther = env.build !== null && served !== null && served !== env.build
  const chain = account?.chain ?? chains[0]
  const build = env.build === null ? messages.unknownBuild : `${env.build.slice(0, 8)}…`
  return (
    <dl className={styles.sources} aria-label={messages.sources}>
      {chain && <ChainSource chain={chain} />}
      {chain && <NodeSources chain={chain} />}
      {chain && <ServiceSource chain={chain} />}
      {/* Never green: a page cannot verify itself. */}
      <Source label={messages.build} standing={isOther ? 'warn' : 'unknown'}>
        <Link to="/settings/build" className="cs-link" title={messages.buildHelp}>
          {isOther ? messages.otherBuild({ build }) : build}
        </Link>
      </Source>
    </dl>
  )
}

function ChainSource({ chain }: { chain: Chain }) {
  const head = useQuery({ ...headQuery(chain), enabled: useAfterContent() })
  if (head.isError)
    return (
      <Source label={messages.chain} standing="warn">
        {messages.notAnswering}
      </Source>
    )
  return (
    <Source label={messages.chain} standing={head.data === undefined ? 'unknown' : 'ok'}>
      {head.data === undefined ? (
        messages.asking
      ) : (
        <RichText text={messages.block} slots={{ block: <BlockNumber block={head.data} /> }} />
      )}
    </Source>
  )
}

/** The result of this page's last request to each node. */
function NodeSources({ chain }: { chain: Chain }) {
  const status = useNodeStatus()
  return allRpcUrls(chain).map((url) => {
    const { state, since } = status.get(url) ?? { state: 'unasked' as const, since: null }
    const { standing, words } = nodeWords(state)
    return (
      <Source key={url} label={new URL(url).host} standing={standing} isNode>
        <span title={since === null ? undefined : messages.since({ time: timeOfDay(since) })}>{words}</span>
      </Source>
    )
  })
}

const nodeWords = (state: 'answers' | 'limited' | 'failing' | 'unasked') =>
  (
    {
      answers: { standing: 'ok', words: messages.nodeAnswers },
      limited: { standing: 'warn', words: messages.nodeLimits },
      failing: { standing: 'warn', words: messages.notAnswering },
      unasked: { standing: 'unknown', words: messages.notUsed },
    } as const
  )[state]

function ServiceSource({ chain }: { chain: Chain }) {
  const ready = useAfterContent()
  const head = useQuery({ ...headQuery(chain), enabled: false }).data ?? null
  const { from, why, rebuilt, serviceSeenAt } = useDataSource()
  const indexing = useQuery({ ...indexingQuery(chain.chainId), enabled: ready && from === 'service' })
  if (from === 'chain')
    return (
      <Source label={shellMessages.service} standing={why === 'lost' ? 'warn' : 'unknown'}>
        {why === 'none'
          ? messages.noService
          : why === 'chosen'
            ? messages.notUsed
            : why === 'rebuilding'
              ? messages.rebuilding({ percent: rebuilt ?? 0 })
              : serviceSeenAt === null
                ? messages.notAnswering
                : messages.lastSeen({ time: timeOfDay(serviceSeenAt) })}
      </Source>
    )
  if (indexing.isError)
    return (
      <Source label={shellMessages.service} standing="warn">
        {messages.notAnswering}
      </Source>
    )
  if (!indexing.data)
    return (
      <Source label={shellMessages.service} standing="unknown">
        {messages.asking}
      </Source>
    )
  const lag = indexLag(indexing.data, head)
  if (lag.kind === 'behind')
    return (
      <Source label={shellMessages.service} standing="warn">
        {messages.behind(lag.blocks)}
      </Source>
    )
  return (
    <Source label={shellMessages.service} standing="ok">
      <RichText
        text={messages.upToDate}
        slots={{ time: <TimeText at={indexing.dataUpdatedAt} form="relative" focusable={false} /> }}
      />
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
