import { SectionHeading, TimeText, toasts, RichText } from '@countersign/ui'
import { Button, Checkbox } from '@mantine/core'
import { appPermissions, type AppPermission, type Decision } from '../../../data/apps/appPermissions.ts'
import { browserFeatureWords } from '../../../data/apps/browserFeatures.ts'
import { SharedContacts } from './SharedContacts.tsx'
import { appPermissionsMessages } from './appPermissionsMessages.ts'
import styles from './Permissions.module.css'

/** One origin: its features, its contacts, and buttons for all of them. */
export function OriginPermissions({ permission }: { readonly permission: AppPermission }) {
  const { origin, features, contacts } = permission
  const names = Object.keys(features).sort()
  const decideAll = (decision: Decision) =>
    appPermissions.decideFeatures(origin, Object.fromEntries(names.map((name) => [name, decision])))
  const forget = () => {
    const before = appPermissions.forget(origin)
    toasts.show({
      kind: 'info',
      title: appPermissionsMessages.removed({ origin }),
      detail: appPermissionsMessages.removedText,
      action: { label: appPermissionsMessages.undo, onClick: () => appPermissions.restore(before) },
    })
  }
  return (
    <section aria-label={origin}>
      <SectionHeading
        title={<span className={styles.origin}>{origin}</span>}
        action={
          <Button
            size="xs"
            variant="subtle"
            aria-label={appPermissionsMessages.forgetOrigin({ origin })}
            onClick={forget}
          >
            {appPermissionsMessages.forget}
          </Button>
        }
      />
      <div className={`cs-panel ${styles.grants}`}>
        {names.length > 0 && (
          <fieldset className={styles.features}>
            <legend>{appPermissionsMessages.featuresOfBrowser}</legend>
            <div className={styles.columns}>
              {names.map((name) => (
                <Checkbox
                  key={name}
                  label={browserFeatureWords(name)}
                  checked={features[name] === 'granted'}
                  onChange={(event) =>
                    appPermissions.decideFeatures(origin, {
                      [name]: event.currentTarget.checked ? 'granted' : 'denied',
                    })
                  }
                />
              ))}
            </div>
            <div className={styles.acts}>
              <Button size="xs" onClick={() => decideAll('granted')}>
                {appPermissionsMessages.allowAll}
              </Button>
              <Button size="xs" onClick={() => decideAll('denied')}>
                {appPermissionsMessages.clearAll}
              </Button>
            </div>
          </fieldset>
        )}
        {contacts !== null && (
          <div className={styles.features}>
            <h3>{appPermissionsMessages.addressBook}</h3>
            <p className={styles.note}>
              <RichText
                text={
                  contacts.decision === 'denied' ? appPermissionsMessages.refusedAt : appPermissionsMessages.sharedAt
                }
                slots={{ time: <TimeText at={contacts.at} form="relative" /> }}
              />
            </p>
            <SharedContacts permission={permission} />
            <div className={styles.acts}>
              <Button size="xs" onClick={() => appPermissions.revokeContacts(origin)}>
                {contacts.decision === 'denied' ? appPermissionsMessages.askAgain : appPermissionsMessages.stopSharing}
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
