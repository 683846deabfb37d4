import { CopyButton, HashBlock, RichText, SectionHeading, VerdictNote } from '@countersign/ui'
import { env } from '../../../data/config/env.ts'
import { useConfig } from '../../../data/query/useConfig.ts'
import { SettingsLayout } from '../../../parts/layout/SettingsLayout.tsx'
import { PageCopySection } from './PageCopySection.tsx'
import styles from './Build.module.css'
import { buildMessages } from '../buildMessages.ts'

/** The build of this page, and how to verify it. The page cannot verify itself. */
export function BuildPage() {
  const served = useConfig()?.build ?? null
  // no message: a command
  const command = `npm run verify -- ${env.isPortable ? `${folder()} --files-only` : location.origin}`
  return (
    <SettingsLayout title={buildMessages.title} subtitle={buildMessages.subtitle}>
      {env.build === null ? (
        <p className={`cs-panel ${styles.text}`}>{buildMessages.fromSources}</p>
      ) : (
        <div className={`cs-panel ${styles.hash}`}>
          <HashBlock title={buildMessages.build} hash={`0x${env.build}`} look="paper" />
        </div>
      )}
      {env.build !== null && served !== null && served !== env.build && (
        <VerdictNote verdict="caution" title={buildMessages.other}>
          {buildMessages.otherDetail({ own: env.build.slice(0, 12), served: served.slice(0, 12) })}
        </VerdictNote>
      )}
      <SectionHeading id="compare-heading" title={buildMessages.compare} />
      <section className={`cs-panel ${styles.text}`} aria-labelledby="compare-heading">
        <ol>
          <li>{buildMessages.getSources}</li>
          <li>
            <RichText
              text={buildMessages.run}
              slots={{
                command: (
                  <span className={styles.command}>
                    <code>{command}</code>
                    <CopyButton value={command} label={buildMessages.command} />
                  </span>
                ),
              }}
            />
          </li>
          <li>{buildMessages.end}</li>
        </ol>
        <p>
          <RichText
            text={buildMessages.number}
            slots={{
              list: (words) => (
                <a className="cs-link" href={listUrl()}>
                  {words}
                </a>
              ),
            }}
          />
        </p>
      </section>
      {env.build !== null && <PageCopySection />}
    </SettingsLayout>
  )
}

const folder = () => `${location.origin}${location.pathname.replace(/\/$/, '')}`

const listUrl = () => (env.isPortable ? './SHA256SUMS' : '/SHA256SUMS')
