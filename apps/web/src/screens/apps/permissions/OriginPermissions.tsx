import { SectionHeading, TimeText, toasts } from '@countersign/ui'
import { Button, Checkbox } from '@mantine/core'
import { appPermissions, type AppPermission, type Decision } from '../../../data/apps/appPermissions.ts'
import { browserFeatureWords } from '../../../data/apps/browserFeatures.ts'
import { SharedContacts } from './SharedContacts.tsx'
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
      title: `Permissions of ${origin} removed`,
      detail: 'It must request every permission again.',
      action: { label: 'Undo', onClick: () => appPermissions.restore(before) },
    })
  }
  return (
    <section aria-label={origin}>
      <SectionHeading
        title={<span className={styles.origin}>{origin}</span>}
        action={
          <Button size="xs" variant="subtle" aria-label={`Forget ${origin}`} onClick={forget}>
            Forget
          </Button>
        }
      />
      <div className={`cs-panel ${styles.grants}`}>
        {names.length > 0 && (
          <fieldset className={styles.features}>
            <legend>Features of the browser</legend>
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
                Allow all
              </Button>
              <Button size="xs" onClick={() => decideAll('denied')}>
                Clear all
              </Button>
            </div>
          </fieldset>
        )}
        {contacts !== null && (
          <div className={styles.features}>
            <h3>Address book</h3>
            <p className={styles.note}>
              {contacts.decision === 'denied' ? 'Refused' : 'Shared'} <TimeText at={contacts.at} form="relative" />.
              {contacts.decision === 'granted' && ' It may keep what it has read.'}
            </p>
            <SharedContacts permission={permission} />
            <div className={styles.acts}>
              <Button size="xs" onClick={() => appPermissions.revokeContacts(origin)}>
                {contacts.decision === 'denied' ? 'Let it ask again' : 'Stop sharing'}
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
