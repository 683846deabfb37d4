import type { SafeApp } from '@countersign/api'
import { BlockedButton, FieldNote, InfoNote, ProvenanceMark } from '@countersign/ui'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import head from '../../../parts/apps/AppHead.module.css'
import type { AppPlace } from '../../../data/url/appOf.ts'
import { AppMark } from '../../../parts/apps/AppMark.tsx'
import { appPermissions } from '../../../data/apps/appPermissions.ts'
import { appManifestQuery, manifestProblem } from '../../../data/apps/appQueries.ts'
import { AppSees } from '../../../parts/apps/AppSees.tsx'
import { CONSENT_DAYS, consents } from '../../../data/apps/consents.ts'
import { saveCustomApp, useCustomApps } from '../../../data/apps/customApps.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { AppWarning } from '../permissions/AppWarning.tsx'
import { decisionsOf, FeatureChoices } from '../permissions/FeatureChoices.tsx'
import { IsolatedBox } from '../permissions/IsolatedBox.tsx'
import { TrustBox } from '../permissions/TrustBox.tsx'
import { appsMessages } from './appsMessages.ts'
import { appPermissionsMessages } from '../permissions/appPermissionsMessages.ts'
import styles from './Apps.module.css'

type Props = {
  readonly app: AppPlace
  readonly listed: readonly SafeApp[]
  /** The id of the explanation why the address has no app, for the description of the address field. */
  readonly noteId: string
  readonly onClose: () => void
}

/** An unlisted app: its own description, warnings, and a button to open it. */
export function NewApp({ app, listed, noteId, onClose }: Props) {
  const { chainId, account } = useAccount()
  const navigate = useNavigate()
  const others = useCustomApps(chainId)
  const { data: manifest, error, isPending } = useQuery(appManifestQuery(app.url))
  const [ticked, setTicked] = useState<string[]>([])
  const [isolated, setIsolated] = useState(false)
  const [hasTrust, setTrust] = useState(false)
  if (isPending)
    return (
      <p className={styles.reading} role="status">
        <Loader size={16} /> {appsMessages.readingManifest}
      </p>
    )
  if (error) {
    const { title, why } = manifestProblem(error, app.url)
    return (
      <FieldNote kind="error" id={noteId}>
        {appsMessages.unsupported({ problem: title })}
        {why === null ? '' : ` ${why}`}
      </FieldNote>
    )
  }
  const name = manifest?.name ?? app.host
  const features = manifest?.permissions ?? []
  const add = () => {
    const iconUrl = manifest?.iconUrl ?? null
    saveCustomApp({
      chainId,
      url: app.url,
      name: name.slice(0, 60),
      description: manifest?.description ?? '',
      addedAt: Date.now(),
    })
    appPermissions.decideFeatures(app.origin, decisionsOf(features, ticked))
    consents.give({ url: app.url, name, iconUrl, features, isListed: false }, { isolated })
    void navigate({ to: '/safes/$safe/apps/open', params: { safe: account }, search: { appUrl: app.url } })
  }
  return (
    <>
      {manifest ? (
        <div className={head.head}>
          <AppMark name={name} isListed={false} size="lg" />
          <div>
            <b>
              {appsMessages.quoted({ name })} <ProvenanceMark source="service" />
            </b>
            <p>{appsMessages.wordsOfApp}</p>
          </div>
        </div>
      ) : (
        <InfoNote title={appsMessages.unknownApp}>{appsMessages.unknownAppText}</InfoNote>
      )}
      <AppWarning url={app.url} name={manifest?.name ?? null} isListed={false} listed={listed} others={others} />
      <AppSees contacts={null} />
      <FeatureChoices asked={features} ticked={ticked} onChange={setTicked} />
      <IsolatedBox checked={isolated} onChange={setIsolated} />
      <TrustBox host={app.host} checked={hasTrust} onChange={setTrust} />
      <div className={styles.two}>
        <Button onClick={onClose}>{appsMessages.cancel}</Button>
        {hasTrust ? (
          <Button onClick={add}>{appsMessages.addAndOpen}</Button>
        ) : (
          <BlockedButton reason={appPermissionsMessages.disclaimerNeeded} showReason={false} fullWidth>
            {appsMessages.addAndOpen}
          </BlockedButton>
        )}
      </div>
      <p className={head.foot}>{appPermissionsMessages.askedAgainAfter({ days: CONSENT_DAYS })}</p>
    </>
  )
}
