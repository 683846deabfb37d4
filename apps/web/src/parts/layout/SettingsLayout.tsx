import { Icon, PageHeader } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { useLastAccountPath } from '../../data/query/useLastAccountPath.ts'
import styles from './SettingsLayout.module.css'
import { settingsLayoutMessages as messages } from './settingsLayoutMessages.ts'

const entries = () =>
  [
    { to: '/settings', label: messages.general, icon: 'settings' },
    { to: '/settings/appearance', label: messages.appearance, icon: 'palette' },
    { to: '/settings/networks', label: messages.networks, icon: 'network' },
    { to: '/settings/apps', label: messages.apps, icon: 'shield-lock' },
    { to: '/settings/data', label: messages.data, icon: 'download' },
    { to: '/settings/build', label: messages.build, icon: 'fingerprint' },
  ] as const

type Props = {
  readonly title: string
  readonly subtitle: string
  /** The first page of the settings lists the others on a narrow screen, so it has no link back. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** A page of the settings: its content beside the list of all of them. On a narrow screen a link leads to that list. */
export function SettingsLayout({ title, subtitle, isFirst = false, children }: Props) {
  const account = useLastAccountPath()
  useDocumentTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          !isFirst && (
            <Link to="/settings" className={`cs-link ${styles.back}`}>
              {messages.all}
            </Link>
          )
        }
      />
      <div className={styles.columns}>
        <nav className={styles.nav} aria-label={messages.parts}>
          <h2>{messages.thisBrowser}</h2>
          <ul>
            {entries().map(({ to, label, icon }) => (
              <li key={label}>
                <Link to={to} className={styles.entry} activeOptions={{ exact: true }}>
                  <Icon name={icon} size={16} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {account !== null && (
            <>
              <h2>{messages.thisAccount}</h2>
              <ul>
                <li>
                  <Link to="/safes/$safe/setup" params={{ safe: account }} className={styles.entry}>
                    <Icon name="adjustments-horizontal" size={16} />
                    {messages.setup}
                  </Link>
                </li>
              </ul>
            </>
          )}
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </>
  )
}
