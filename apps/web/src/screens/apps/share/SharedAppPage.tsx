import type { Chain } from '@countersign/api'
import { EmptyState, PageHeader, SkeletonRows } from '@countersign/ui'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { appManifestQuery, listedAppsQuery, manifestProblem } from '../../../data/apps/appQueries.ts'
import type { AppPlace } from '../../../data/url/appOf.ts'
import { listedAppAt } from '../../../data/apps/isListed.ts'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { AboutApp } from './AboutApp.tsx'
import { sharedAppMessages } from './sharedAppMessages.ts'
import styles from './Share.module.css'

type Props = {
  readonly app: AppPlace
  /** The chain that the link names; null if it names none. */
  readonly wanted: string | null
  /** The accounts that can open it, given the chains it supports. */
  readonly accounts: (chains: readonly Chain[]) => ReactNode
}

/** The page behind a link to an app: what the app is, and the accounts that can open it. */
export function SharedAppPage({ app, wanted, accounts }: Props) {
  const chains = useChains().filter((chain) => hasFeature(chain, 'SAFE_APPS'))
  const lists = useQueries({ queries: chains.map(({ chainId }) => listedAppsQuery(chainId)) })
  const all = lists.flatMap(({ data }) => data ?? [])
  const listing = listedAppAt(app.url, all)
  const isListing = lists.some(({ isPending }) => isPending)
  const { data: manifest, error } = useQuery({ ...appManifestQuery(app.url), enabled: !isListing && listing === null })
  const name = listing?.name ?? manifest?.name ?? null
  const works = listing ? chains.filter(({ chainId }) => listing.chainIds.includes(chainId)) : chains
  const ordered = [...works].sort((one, other) => Number(other.shortName === wanted) - Number(one.shortName === wanted))
  useDocumentTitle(name ?? app.host, sharedAppMessages.app)
  if (chains.length === 0)
    return (
      <EmptyState level={2} sentence={sharedAppMessages.notAvailable} detail={sharedAppMessages.notAvailableText} />
    )
  return (
    <>
      <PageHeader title={name ?? app.host} subtitle={sharedAppMessages.subtitle} />
      {isListing ? (
        <SkeletonRows rows={3} shape="table" label={sharedAppMessages.reading} />
      ) : (
        <div className={styles.page}>
          <AboutApp
            app={app}
            listed={all}
            words={{ name, description: listing?.description || manifest?.description || null }}
            listing={listing}
            networks={listing ? works.map(({ chainName }) => chainName) : null}
            problem={error ? manifestProblem(error, app.url).title : null}
          />
          {accounts(ordered)}
        </div>
      )}
    </>
  )
}
