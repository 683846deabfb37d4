import { EmptyState, PageHeader, SectionHeading } from '@countersign/ui'
import { Switch } from '@mantine/core'
import { useAppPictures } from '../../../data/apps/appPictures.ts'
import { useAppPermissions } from '../../../data/apps/appPermissions.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { OriginPermissions } from './OriginPermissions.tsx'
import styles from './Permissions.module.css'

/** The permissions of apps in this browser, by origin, with buttons to revoke them. */
export function AppPermissionsPage() {
  const permissions = [...useAppPermissions()].sort((one, other) => one.origin.localeCompare(other.origin))
  const [hasPictures, setPictures] = useAppPictures()
  useDocumentTitle('App permissions')
  return (
    <>
      <PageHeader
        title="App permissions"
        subtitle="What embedded apps may use and read, by their address. A change applies when the app is opened next."
      />
      <div className={styles.origins}>
        {permissions.length === 0 && (
          <EmptyState
            level={2}
            sentence="No app has permissions."
            detail="Opened apps can read your account, its network, owners and balances. Further permissions need your consent and will appear here."
          />
        )}
        {permissions.map((permission) => (
          <OriginPermissions key={permission.origin} permission={permission} />
        ))}
        <section>
          <SectionHeading title="Pictures" />
          <div className={`cs-panel ${styles.pictures}`}>
            <Switch
              label="Pictures of listed apps"
              description="The service fetches them, so that apps do not see your browser. A picture proves nothing about an app. Switched off, letters are shown."
              checked={hasPictures}
              onChange={(event) => setPictures(event.currentTarget.checked)}
            />
          </div>
        </section>
      </div>
    </>
  )
}
