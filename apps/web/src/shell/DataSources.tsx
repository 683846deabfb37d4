import type { Chain } from '@countersign/api'
import { BlockNumber, Icon, ShortHex, TimeText, type IconName } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useChains } from '../shared/config/useChains.ts'
import { useConfig } from '../shared/config/useConfig.ts'
import { useAfterContent } from '../shared/live/useAfterContent.ts'
import { headQuery } from '../shared/query/headQuery.ts'
import { indexingQuery } from '../shared/query/indexingQuery.ts'
import type { OpenAccount } from '../shared/url/AccountContext.tsx'
import { indexLag } from './indexLag.ts'
import styles from './Nav.module.css'

type Standing = 'ok' | 'warn' | 'unknown'
const icons: Record<Standing, IconName> = { ok: 'circle-check', warn: 'alert-triangle', unknown: 'help-circle' }

/** Always visible: where this page's facts come from and how fresh they are. */
export function DataSources({ account }: { account: OpenAccount | null }) {
  const chains = useChains()
  const build = useConfig()?.build ?? null
  const chain = account?.chain ?? chains[0]
  return (
    <dl className={styles.sources} aria-label="Data sources">
      {chain && <ChainSource chain={chain} />}
      {chain && <ServiceSource chain={chain} />}
      <Source label="Build" standing={build === null ? 'unknown' : 'ok'}>
        {build === null ? 'not named' : /^(0x)?[0-9a-f]{12,}$/.test(build) ? <ShortHex value={build} /> : build}
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

function ServiceSource({ chain }: { chain: Chain }) {
  const ready = useAfterContent()
  const head = useQuery({ ...headQuery(chain), enabled: false }).data ?? null
  const indexing = useQuery({ ...indexingQuery(chain.chainId), enabled: ready })
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
      in step, <TimeText at={indexing.dataUpdatedAt} form="relative" focusable={false} />
    </Source>
  )
}

function Source({ label, standing, children }: { label: string; standing: Standing; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icons[standing]} size={14} className={styles[standing]} />
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
