import type { SafeApp } from '@countersign/api'
import { EmptyState, SkeletonRows } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { AppPlace } from '../../../data/url/appOf.ts'
import { featurePolicy, useAppPermission } from '../../../data/apps/appPermissions.ts'
import { appManifestQuery, useListedApps } from '../../../data/apps/appQueries.ts'
import { useConsent, type AppIdentity } from '../../../data/apps/consents.ts'
import { listedAppAt } from '../../../data/apps/isListed.ts'
import { ownOrigins } from '../../../data/apps/ownOrigins.ts'
import { readAppUrl } from '../../../data/url/readAppUrl.ts'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { FirstOpen } from '../permissions/FirstOpen.tsx'
import { appFrameMessages } from './appFrameMessages.ts'
import { AppTitle } from './AppTitle.tsx'
import styles from './AppGate.module.css'

/** An app that the owner chose to open. */
export type OpenedApp = {
  readonly place: AppPlace
  readonly identity: AppIdentity
  readonly isIsolated: boolean
  /** The frame's `allow` attribute. */
  readonly allow: string
}

type Props = {
  readonly url: string
  /** If false, another page is shown; an app that is not open yet stays hidden. */
  readonly isShown: boolean
  readonly onLeave: () => void
  readonly children: (app: OpenedApp) => ReactNode
}

/** Shows the app after its address was validated and the owner agreed to open it. */
export function AppGate({ url, isShown, onLeave, children }: Props) {
  const { chain } = useAccount()
  const read = readAppUrl(url, ownOrigins())
  const isAvailable = hasFeature(chain, 'SAFE_APPS')
  if (!isShown && !(isAvailable && read.ok)) return null
  if (!isAvailable)
    return (
      <Stop
        sentence={appFrameMessages.notAvailable}
        detail={appFrameMessages.withoutApps({ network: chain.chainName })}
        onLeave={onLeave}
      />
    )
  if (!read.ok) return <Stop sentence={appFrameMessages.cannotOpen} detail={read.reason} onLeave={onLeave} />
  return (
    <Known place={read.app} {...{ isShown, onLeave }}>
      {children}
    </Known>
  )
}

/** The app's name and picture: from the service's list, otherwise from its own manifest. */
function Known({ place, isShown, onLeave, children }: Omit<Props, 'url'> & { place: AppPlace }) {
  const { chainId } = useAccount()
  const list = useListedApps(chainId)
  const manifest = useQuery({ ...appManifestQuery(place.url), retry: false })
  const [openedAt] = useState(() => Date.now())
  const [wasRead, setWasRead] = useState(false)
  // A failed request is pending again when the page repeats it, as after a lost connection. This must not close an open app.
  const isRead = wasRead || (!list.isPending && !manifest.isPending)
  if (isRead && !wasRead) setWasRead(true)
  if (!isRead) return isShown && <SkeletonRows rows={3} shape="table" label={appFrameMessages.reading} />
  const listed = listedAppAt(place.url, list.apps)
  const identity: AppIdentity = {
    url: place.url,
    name: listed?.name ?? manifest.data?.name ?? place.host,
    iconUrl: listed?.iconUrl ?? null,
    features: manifest.data?.permissions ?? [],
    isListed: listed !== null,
  }
  return (
    <Agreed {...{ place, identity, openedAt, isShown, onLeave }} listed={list.apps}>
      {children}
    </Agreed>
  )
}

type AgreedProps = Omit<Props, 'url'> & {
  readonly place: AppPlace
  readonly identity: AppIdentity
  readonly openedAt: number
  readonly listed: readonly SafeApp[]
}

function Agreed({ place, identity, openedAt, listed, isShown, onLeave, children }: AgreedProps) {
  const consent = useConsent(identity, openedAt)
  const permission = useAppPermission(place.origin)
  // An open app keeps the description with which it was opened, even if a later read differs.
  const [opened, setOpened] = useState<OpenedApp | null>(null)
  if (opened !== null) return children(opened)
  if (consent !== null) {
    const isIsolated = consent.isolated
    setOpened({ place, identity, isIsolated, allow: isIsolated ? '' : featurePolicy(permission, identity.features) })
    return null
  }
  if (!isShown) return null
  return (
    <div className={styles.gate}>
      <AppTitle title={identity.name} />
      <FirstOpen app={identity} listed={listed} onPassed={() => {}} onLeave={onLeave} />
    </div>
  )
}

function Stop({ sentence, detail, onLeave }: { sentence: string; detail: string; onLeave: () => void }) {
  return (
    <>
      <AppTitle title={sentence} />
      <EmptyState
        level={2}
        sentence={sentence}
        detail={detail}
        action={
          <button type="button" className="cs-link" onClick={onLeave}>
            {appFrameMessages.allApps}
          </button>
        }
      />
    </>
  )
}
