import { Icon, TimeText } from '@countersign/ui'
import { ActionIcon, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { AppMark } from '../../../parts/apps/AppMark.tsx'
import { useAppPermission, type AppPermission } from '../../../data/apps/appPermissions.ts'
import { pinApp, useAppRecord } from '../../../data/apps/appRecords.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { CatalogueApp } from './catalogueApps.ts'
import { browserFeatureWords } from '../../../data/apps/browserFeatures.ts'
import { appsMessages } from './appsMessages.ts'
import styles from './Apps.module.css'

type Props = { readonly app: CatalogueApp; readonly onDetails: (app: CatalogueApp) => void }

export function AppRow({ app, onDetails }: Props) {
  const { account } = useAccount()
  const { pinned, lastOpenedAt } = useAppRecord(app.url)
  const mayRead = mayReadWords(useAppPermission(app.origin))
  return (
    <tr>
      <AppCell app={app} onDetails={onDetails} />
      <td className={styles.words}>
        {app.description !== '' && <span title={app.description}>{app.description}</span>}
      </td>
      <td className={styles.tags}>{app.listing === null ? appsMessages.custom : app.tags.join(', ')}</td>
      <td className={mayRead === null ? styles.quiet : undefined} data-label={appsMessages.mayRead}>
        {mayRead ?? appsMessages.nothing}
      </td>
      <td className={styles.quiet} data-label={appsMessages.lastOpened}>
        {lastOpenedAt === null ? appsMessages.never : <TimeText at={lastOpenedAt} form="relative" focusable={false} />}
      </td>
      <td className={styles.acts}>
        <ActionIcon
          aria-label={pinned ? appsMessages.unpinApp({ name: app.name }) : appsMessages.pinApp({ name: app.name })}
          aria-pressed={pinned}
          title={pinned ? appsMessages.unpin : appsMessages.pin}
          onClick={() => pinApp(app.url, !pinned)}
        >
          <Icon name={pinned ? 'pinned' : 'pin'} />
        </ActionIcon>
        <Button
          size="xs"
          aria-label={appsMessages.openNamed({ name: app.name })}
          renderRoot={(props) => (
            <Link to="/safes/$safe/apps/open" params={{ safe: account }} search={{ appUrl: app.url }} {...props} />
          )}
        >
          {appsMessages.open}
        </Button>
      </td>
    </tr>
  )
}

/** The name, from the app or the list, and always the host. The name opens the details. */
export function AppCell({ app, onDetails }: Props) {
  return (
    <th scope="row">
      <span className={styles.app}>
        <AppMark name={app.name} isListed={app.listing !== null} iconUrl={app.listing?.iconUrl ?? null} />
        <span>
          <button type="button" aria-label={appsMessages.about({ name: app.name })} onClick={() => onDetails(app)}>
            {app.name}
          </button>
          <span className={styles.host}>{app.host}</span>
        </span>
      </span>
    </th>
  )
}

/** What an app may read, in short; null for nothing. */
function mayReadWords({ contacts, features }: AppPermission): string | null {
  const count = contacts?.decision === 'granted' ? contacts.entries.length : 0
  const granted = Object.keys(features).filter((name) => features[name] === 'granted')
  const [feature] = granted
  const parts = [
    ...(count > 0 ? [appsMessages.contacts(count)] : []),
    ...(granted.length > 1 ? [appsMessages.features(granted.length)] : []),
    ...(granted.length === 1 && feature !== undefined ? [browserFeatureWords(feature)] : []),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}
