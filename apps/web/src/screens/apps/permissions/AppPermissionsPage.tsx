import { EmptyState, PageHeader, SectionHeading } from '@countersign/ui'
import { Switch } from '@mantine/core'
import { useAppPictures } from '../../../data/apps/appPictures.ts'
import { useAppPermissions } from '../../../data/apps/appPermissions.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { OriginPermissions } from './OriginPermissions.tsx'
import styles from './Permissions.module.css'

/** What apps were allowed in this browser, by their origin, and the way back. */
export function AppPermissionsPage() {
  const permissions = [...useAppPermissions()].sort((one, other) => one.origin.localeCompare(other.origin))
  const [hasPictures, setPictures] = useAppPictures()
  useDocumentTitle('App permissions')
  return (
    <>
      <PageHeader
        title="App permissions"
        subtitle="What embedded apps may use and read, by their address. A change holds from the next opening of the app."
      />
      <div className={styles.origins}>
        {permissions.length === 0 && (
          <EmptyState
            level={2}
            sentence="No app was allowed anything."
            detail="Opened apps see your account, its network, owners and balances. What goes beyond that is asked for, and stands here."
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
              description="The service fetches them, so that no app learns who looks. A picture is a claim: off shows letters."
              checked={hasPictures}
              onChange={(event) => setPictures(event.currentTarget.checked)}
            />
          </div>
        </section>
      </div>
    </>
  )
}
