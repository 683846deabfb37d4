import { EmptyState, SectionHeading } from '@countersign/ui'
import { Button, Switch } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAppPictures } from '../../../data/apps/appPictures.ts'
import { useAppPermissions } from '../../../data/apps/appPermissions.ts'
import { useLastAccountPath } from '../../../data/query/useLastAccountPath.ts'
import { SettingsLayout } from '../../../parts/layout/SettingsLayout.tsx'
import { OriginPermissions } from './OriginPermissions.tsx'
import { appPermissionsMessages } from './appPermissionsMessages.ts'
import styles from './Permissions.module.css'

/** The permissions of apps in this browser, by origin, with buttons to revoke them. */
export function AppPermissionsPage() {
  const permissions = [...useAppPermissions()].sort((one, other) => one.origin.localeCompare(other.origin))
  const [hasPictures, setPictures] = useAppPictures()
  const account = useLastAccountPath()
  return (
    <SettingsLayout title={appPermissionsMessages.title} subtitle={appPermissionsMessages.subtitle}>
      <div className={styles.origins}>
        {permissions.length === 0 && (
          <EmptyState
            level={2}
            sentence={appPermissionsMessages.none}
            detail={appPermissionsMessages.noneText}
            action={
              account !== null && (
                <Button renderRoot={(props) => <Link to="/safes/$safe/apps" params={{ safe: account }} {...props} />}>
                  {appPermissionsMessages.toApps}
                </Button>
              )
            }
          />
        )}
        {permissions.map((permission) => (
          <OriginPermissions key={permission.origin} permission={permission} />
        ))}
        <section>
          <SectionHeading title={appPermissionsMessages.pictures} />
          <div className={`cs-panel ${styles.pictures}`}>
            <Switch
              label={appPermissionsMessages.picturesLabel}
              description={appPermissionsMessages.picturesText}
              checked={hasPictures}
              onChange={(event) => setPictures(event.currentTarget.checked)}
            />
          </div>
        </section>
      </div>
    </SettingsLayout>
  )
}
