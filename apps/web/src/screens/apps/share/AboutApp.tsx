import type { SafeApp } from '@countersign/api'
import { KeyValueTable, ProvenanceMark } from '@countersign/ui'
import { AppMark } from '../../../parts/apps/AppMark.tsx'
import { AppSees } from '../../../parts/apps/AppSees.tsx'
import type { AppPlace } from '../../../data/url/appOf.ts'
import { AppWarning } from '../permissions/AppWarning.tsx'
import { sharedAppMessages } from './sharedAppMessages.ts'
import styles from './Share.module.css'

type Props = {
  readonly app: AppPlace
  readonly listed: readonly SafeApp[]
  readonly words: { readonly name: string | null; readonly description: string | null }
  /** The list's entry for this app; null if it is not listed. */
  readonly listing: SafeApp | null
  /** Names of the chains it supports; null if unknown. */
  readonly networks: readonly string[] | null
  /** Why its manifest could not be read. */
  readonly problem: string | null
}

/** The app of a link. */
export function AboutApp({ app, listed, words: { name, description }, listing, networks, problem }: Props) {
  return (
    <section className={`cs-panel ${styles.about}`} aria-label={sharedAppMessages.about}>
      <div className={styles.head}>
        <AppMark name={name ?? app.host} isListed={listing !== null} iconUrl={listing?.iconUrl ?? null} size="lg" />
        <p>
          {description ?? sharedAppMessages.nothingKnown} {description !== null && <ProvenanceMark source="service" />}
        </p>
      </div>
      <AppWarning url={app.url} name={name} isListed={listing !== null} listed={listed} isLink />
      <KeyValueTable
        framed
        rows={[
          { label: sharedAppMessages.address, value: <bdi className={styles.url}>{app.url}</bdi> },
          {
            label: sharedAppMessages.networks,
            value: networks === null ? sharedAppMessages.notKnown : networks.join(', ') || sharedAppMessages.noneHere,
          },
          ...(problem === null ? [] : [{ label: sharedAppMessages.manifest, value: problem }]),
        ]}
      />
      <AppSees contacts={null} />
    </section>
  )
}
