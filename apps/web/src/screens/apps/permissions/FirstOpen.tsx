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
import { TrustBox } from './TrustBox.tsx'
import { appPermissionsMessages } from './appPermissionsMessages.ts'
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
    <section className={`cs-panel ${styles.first}`} aria-label={appPermissionsMessages.beforeOpens({ name: app.name })}>
      <div className={head.head}>
        <AppMark name={app.name} isListed={app.isListed} iconUrl={app.iconUrl} size="lg" />
        <div>
          <h2>
            {app.isListed ? app.name : appPermissionsMessages.quoted({ name: app.name })}{' '}
            <ProvenanceMark source="service" />
          </h2>
          <p>{app.isListed ? appPermissionsMessages.wordsOfList : appPermissionsMessages.wordsOfApp}</p>
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
        <Button onClick={onLeave}>{appPermissionsMessages.leave}</Button>
        {app.isListed || hasTrust ? (
          <Button variant="filled" onClick={open}>
            {appPermissionsMessages.openApp}
          </Button>
        ) : (
          <BlockedButton reason={appPermissionsMessages.disclaimerNeeded} showReason={false}>
            {appPermissionsMessages.openApp}
          </BlockedButton>
        )}
      </div>
      <p className={head.foot}>
        {app.isListed
          ? appPermissionsMessages.askedAgain
          : appPermissionsMessages.askedAgainAfter({ days: CONSENT_DAYS })}
      </p>
    </section>
  )
}
