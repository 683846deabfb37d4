import type { SafeApp } from '@countersign/api'
import { KeyValueTable, ProvenanceMark } from '@countersign/ui'
import { AppMark } from '../../../parts/apps/AppMark.tsx'
import { AppSees } from '../../../parts/apps/AppSees.tsx'
import type { AppPlace } from '../../../data/url/appOf.ts'
import { AppWarning } from '../permissions/AppWarning.tsx'
import styles from './Share.module.css'

type Props = {
  readonly app: AppPlace
  readonly listed: readonly SafeApp[]
  readonly words: { readonly name: string | null; readonly description: string | null }
  /** What the list says of this app; null: nothing. */
  readonly listing: SafeApp | null
  /** Names of networks it works on; null: nobody says. */
  readonly networks: readonly string[] | null
  /** Why it says nothing of itself. */
  readonly problem: string | null
}

/** Who the app of a link is. */
export function AboutApp({ app, listed, words: { name, description }, listing, networks, problem }: Props) {
  return (
    <section className={`cs-panel ${styles.about}`} aria-label="About the app">
      <div className={styles.head}>
        <AppMark name={name ?? app.host} isListed={listing !== null} iconUrl={listing?.iconUrl ?? null} size="lg" />
        <p>
          {description ?? 'Nothing is known of it.'} {description !== null && <ProvenanceMark source="service" />}
        </p>
      </div>
      <AppWarning url={app.url} name={name} isListed={listing !== null} listed={listed} verb="The link leads to" />
      <KeyValueTable
        framed
        rows={[
          { label: 'Address', value: <span className={styles.url}>{app.url}</span> },
          {
            label: 'Networks',
            value: networks === null ? 'Not known' : networks.join(', ') || 'None of this deployment',
          },
          ...(problem === null ? [] : [{ label: 'Manifest', value: problem }]),
        ]}
      />
      <AppSees contacts={null} />
    </section>
  )
}
