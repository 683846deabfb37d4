import type { SafeApp } from '@countersign/api'
import { BlockedButton, ProvenanceMark } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import head from '../../../parts/apps/AppHead.module.css'
import { AppMark } from '../../../parts/apps/AppMark.tsx'
import { AppSees } from '../../../parts/apps/AppSees.tsx'
import { appOf } from '../../../data/url/appOf.ts'
import { appPermissions, maySeeContacts, useAppPermission } from '../../../data/apps/appPermissions.ts'
import { CONSENT_DAYS, consents, type AppIdentity } from '../../../data/apps/consents.ts'
import { AppWarning } from './AppWarning.tsx'
import { decisionsOf, FeatureChoices } from './FeatureChoices.tsx'
import { IsolatedBox } from './IsolatedBox.tsx'
import { DISCLAIMER_NEEDED, TrustBox } from './TrustBox.tsx'
import styles from './Permissions.module.css'

type Props = {
  readonly app: AppIdentity
  /** The service's list, to detect similar names. */
  readonly listed: readonly SafeApp[]
  /** Called after consent and decisions are stored. */
  readonly onPassed: (choice: { readonly isolated: boolean }) => void
  readonly onLeave: () => void
}

/** Shown instead of the frame until the owner agrees to open the app. Nothing of the app is loaded before. */
export function FirstOpen({ app, listed, onPassed, onLeave }: Props) {
  const { host, origin } = appOf(app.url) ?? { host: app.url, origin: app.url }
  const permission = useAppPermission(origin)
  const [ticked, setTicked] = useState<string[]>([])
  const [isolated, setIsolated] = useState(false)
  const [hasTrust, setTrust] = useState(false)
  const open = () => {
    appPermissions.decideFeatures(origin, decisionsOf(app.features, ticked))
    consents.give(app, { isolated })
    onPassed({ isolated })
  }
  return (
    <section className={`cs-panel ${styles.first}`} aria-label={`Before ${app.name} opens`}>
      <div className={head.head}>
        <AppMark name={app.name} isListed={app.isListed} iconUrl={app.iconUrl} size="lg" />
        <div>
          <h2>
            {app.isListed ? app.name : `“${app.name}”`} <ProvenanceMark source="service" />
          </h2>
          <p>{app.isListed ? 'name and picture from the list' : 'name and picture from the app'}</p>
        </div>
      </div>
      <AppWarning url={app.url} name={app.name} isListed={app.isListed} listed={listed} />
      <AppSees contacts={maySeeContacts(permission) ? (permission.contacts?.entries.length ?? 0) : null} />
      <FeatureChoices asked={app.features} ticked={ticked} onChange={setTicked} />
      {!app.isListed && (
        <>
          <IsolatedBox checked={isolated} onChange={setIsolated} />
          <TrustBox host={host} checked={hasTrust} onChange={setTrust} />
        </>
      )}
      <div className={styles.acts}>
        <Button onClick={onLeave}>Leave</Button>
        {app.isListed || hasTrust ? (
          <Button onClick={open}>Open app</Button>
        ) : (
          <BlockedButton reason={DISCLAIMER_NEEDED} showReason={false}>
            Open app
          </BlockedButton>
        )}
      </div>
      <p className={head.foot}>
        {app.isListed
          ? 'You are asked again when its name or picture changes, or when it requests more permissions.'
          : `${DISCLAIMER_NEEDED}. You are asked again after ${CONSENT_DAYS} days, or when its name or picture changes.`}
      </p>
    </section>
  )
}
