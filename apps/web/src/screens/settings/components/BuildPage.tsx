import { CopyButton, HashBlock, PageHeader, SectionHeading, VerdictNote } from '@countersign/ui'
import { env } from '../../../data/config/env.ts'
import { useConfig } from '../../../data/query/useConfig.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import styles from './Build.module.css'

/** The build of this page, and how to verify it. The page cannot verify itself. */
export function BuildPage() {
  useDocumentTitle('This build')
  const served = useConfig()?.build ?? null
  const command = `npm run verify -- ${env.isPortable ? `${folder()} --files-only` : location.origin}`
  return (
    <>
      <PageHeader title="This build" subtitle="A page cannot prove its own build. Compare it on another machine." />
      {env.build === null ? (
        <p className={styles.text}>This page runs from its sources, so it has no build number.</p>
      ) : (
        <div className={`cs-panel ${styles.hash}`}>
          <HashBlock title="Build" hash={`0x${env.build}`} look="paper" />
        </div>
      )}
      {env.build !== null && served !== null && served !== env.build && (
        <VerdictNote verdict="caution" title="The service now serves another build">
          This page has build {env.build.slice(0, 12)}…, the service serves {served.slice(0, 12)}…. Reload the page. If
          the numbers still differ, do not sign here before you have compared the build.
        </VerdictNote>
      )}
      <section className={styles.text} aria-labelledby="compare-heading">
        <SectionHeading id="compare-heading" title="Compare it" />
        <ol>
          <li>
            On another machine, get the sources of the version that your team agreed on, from a place other than this
            host.
          </li>
          <li>
            In that folder, run{' '}
            <span className={styles.command}>
              <code>{command}</code>
              <CopyButton value={command} label="the command" />
            </span>
            It builds the page again and compares every file and header that this host serves.
          </li>
          <li>It ends with “The same” and the number above, or lists each file that differs.</li>
        </ol>
        <p>
          The number is the SHA-256 of the list of files,{' '}
          <a className="cs-link" href={listUrl()}>
            SHA256SUMS
          </a>
          , without the two pages that contain it. A host could serve you another page than it serves to others: compare
          the number on several machines.
        </p>
      </section>
    </>
  )
}

const folder = () => `${location.origin}${location.pathname.replace(/\/$/, '')}`

const listUrl = () => (env.isPortable ? './SHA256SUMS' : '/SHA256SUMS')
