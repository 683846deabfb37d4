import { Chip, EmptyState, SectionHeading, SkeletonRows } from '@countersign/ui'
import { Switch } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { appOf } from '../../../data/url/appOf.ts'
import type { useListedApps } from '../../../data/apps/appQueries.ts'
import { useAppRecords } from '../../../data/apps/appRecords.ts'
import { useCustomApps } from '../../../data/apps/customApps.ts'
import { AsOf } from '../../../parts/status/AsOf.tsx'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { FilterField } from '../../../parts/lists/FilterField.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { AppDetails } from './AppDetails.tsx'
import { AppsTable } from './AppsTable.tsx'
import {
  catalogueApps,
  filterApps,
  isFiltered,
  NO_FILTER,
  sectionsOf,
  tagsOf,
  type CatalogueApp,
} from './catalogueApps.ts'
import { removeApp } from './removeApp.ts'
import { appsMessages } from './appsMessages.ts'
import styles from './Apps.module.css'

/** The number of listed apps shown before "Show all". */
const FIRST = 8

type Props = {
  readonly query: ReturnType<typeof useListedApps>
  /** Shown next to the lists while it is open. */
  readonly aside: ReactNode
}

/** Pinned, listed and own apps, with search and filters. */
export function Catalogue({ query, aside }: Props) {
  const { chainId, account } = useAccount()
  const own = useCustomApps(chainId)
  const records = useAppRecords()
  const [filter, setFilter] = useState(NO_FILTER)
  const [isWhole, setWhole] = useState(false)
  const [shownApp, setShownApp] = useState<CatalogueApp | null>(null)
  const all = catalogueApps(query.apps, own)
  const found = filterApps(all, filter)
  const { pinned, listed, own: mine } = sectionsOf(found, records)
  const shown = isWhole || isFiltered(filter) ? listed : listed.slice(0, FIRST)
  const remove = (app: CatalogueApp) => {
    setShownApp(null)
    const custom = own.find(({ url }) => appOf(url)?.key === app.key)
    const origins = query.apps.flatMap(({ url }) => appOf(url)?.origin ?? [])
    if (custom) removeApp(custom, origins, `/safes/${account}/apps`)
  }
  const table = (label: string, apps: readonly CatalogueApp[], hasHead: boolean) => (
    <AppsTable label={label} apps={apps} hasHead={hasHead} onDetails={setShownApp} onRemove={remove} />
  )
  return (
    <>
      {all.length > 0 && (
        <search className={styles.tools}>
          <FilterField
            label={appsMessages.search}
            placeholder={appsMessages.searchHint}
            value={filter.text}
            onChange={(text) => setFilter({ ...filter, text })}
            className={styles.search}
          />
          <div className={styles.chips} role="group" aria-label={appsMessages.tags}>
            <Chip active={filter.tag === null} onClick={() => setFilter({ ...filter, tag: null })}>
              {appsMessages.all}
            </Chip>
            {tagsOf(all).map((tag) => (
              <Chip key={tag} active={filter.tag === tag} onClick={() => setFilter({ ...filter, tag })}>
                {tag}
              </Chip>
            ))}
          </div>
          <Switch
            label={appsMessages.canBatch}
            checked={filter.canBatch}
            onChange={(event) => setFilter({ ...filter, canBatch: event.currentTarget.checked })}
          />
        </search>
      )}
      <div className={styles.page} data-adding={aside ? '' : undefined}>
        <div className={styles.lists}>
          {pinned.length > 0 && (
            <section>
              <SectionHeading title={appsMessages.pinned} count={appsMessages.pinnedCount(pinned.length)} />
              {table(appsMessages.pinnedApps, pinned, true)}
            </section>
          )}
          <section>
            <SectionHeading
              title={appsMessages.listed}
              count={pinned.length > 0 && listed.length > 0 ? appsMessages.more(listed.length) : listed.length}
              action={
                <>
                  <AsOf at={query.dataUpdatedAt} failed={query.isError} />
                  {appsMessages.order}
                </>
              }
            />
            {query.isError && (
              <QueryError
                title={appsMessages.listFailed}
                error={query.error}
                stillWorks={appsMessages.listFailedStill}
                onRetry={() => void query.refetch()}
              />
            )}
            {query.isPending && <SkeletonRows rows={4} shape="table" label={appsMessages.loading} />}
            {shown.length > 0 && table(appsMessages.listedApps, shown, pinned.length === 0)}
            {shown.length < listed.length && (
              <p className={styles.more}>
                {appsMessages.shownOf({ shown: shown.length, all: listed.length })}{' '}
                <button type="button" className="cs-link" onClick={() => setWhole(true)}>
                  {appsMessages.showAll}
                </button>
              </p>
            )}
            {query.isSuccess && query.apps.length === 0 && (
              <EmptyState sentence={appsMessages.noneListed} detail={appsMessages.noneListedText} />
            )}
          </section>
          {mine.length > 0 && (
            <section>
              <SectionHeading title={appsMessages.yours} count={appsMessages.addedCount(mine.length)} />
              {table(appsMessages.yourApps, mine, pinned.length + shown.length === 0)}
            </section>
          )}
          {isFiltered(filter) && found.length === 0 && (
            <EmptyState
              sentence={appsMessages.noMatch}
              detail={appsMessages.noMatchText}
              action={
                <button type="button" className="cs-link" onClick={() => setFilter(NO_FILTER)}>
                  {appsMessages.clear}
                </button>
              }
            />
          )}
        </div>
        {aside}
      </div>
      {shownApp && <AppDetails app={shownApp} onClose={() => setShownApp(null)} onRemove={remove} />}
    </>
  )
}
