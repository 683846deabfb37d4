import { CopyButton, HashBlock, PageHeader, SectionHeading, VerdictNote } from '@countersign/ui'
import { env } from '../../../data/config/env.ts'
import { useConfig } from '../../../data/query/useConfig.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import styles from './Build.module.css'

/** Which build this page is of, and how to find out whether that is true: not from the page. */
export function BuildPage() {
  useDocumentTitle('This build')
  const served = useConfig()?.build ?? null
  const command = `npm run verify -- ${env.isPortable ? `${folder()} --files-only` : location.origin}`
  return (
    <>
      <PageHeader title="This build" subtitle="A page cannot vouch for itself. Another machine can compare it." />
      {env.build === null ? (
        <p className={styles.text}>This page runs from its sources and is of no build.</p>
      ) : (
        <div className={`cs-panel ${styles.hash}`}>
          <HashBlock title="Build" hash={`0x${env.build}`} look="paper" />
        </div>
      )}
      {env.build !== null && served !== null && served !== env.build && (
        <VerdictNote verdict="caution" title="The service serves another build by now">
          This page is of build {env.build.slice(0, 12)}…, the service names {served.slice(0, 12)}…. Load the page
          again; if this stays, do not sign here before you have compared.
        </VerdictNote>
      )}
      <section className={styles.text} aria-labelledby="compare-heading">
        <SectionHeading id="compare-heading" title="Compare it" />
        <ol>
          <li>
            On another machine, get the sources of the version your team agreed on, from a place other than this host.
          </li>
          <li>
            In that folder, run{' '}
            <span className={styles.command}>
              <code>{command}</code>
              <CopyButton value={command} label="the command" />
            </span>
            It builds the page anew and compares every file and header this host serves.
          </li>
          <li>It ends with “The same” and the number above, or names each file that differs.</li>
        </ol>
        <p>
          The number is the SHA-256 of the list of files,{' '}
          <a className="cs-link" href={listUrl()}>
            SHA256SUMS
          </a>
          , without the two pages that carry it. A host could show you another page than it shows to others: compare the
          number on several machines.
        </p>
      </section>
    </>
  )
}

const folder = () => `${location.origin}${location.pathname.replace(/\/$/, '')}`

const listUrl = () => (env.isPortable ? './SHA256SUMS' : '/SHA256SUMS')
