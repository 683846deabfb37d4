import { Checkbox } from '@mantine/core'
import { browserFeatureWords, isBrowserFeature } from '../../../data/apps/browserFeatures.ts'
import type { Decision } from '../../../data/apps/appPermissions.ts'
import { appPermissionsMessages } from './appPermissionsMessages.ts'
import styles from './Permissions.module.css'

/** Leaves out names that are not browser features. */
const knownFeatures = (asked: readonly string[]): string[] => [...new Set(asked.filter(isBrowserFeature))]

/** The first opening decides all requested features: unselected ones are denied. */
export const decisionsOf = (asked: readonly string[], ticked: readonly string[]): Record<string, Decision> =>
  Object.fromEntries(knownFeatures(asked).map((name) => [name, ticked.includes(name) ? 'granted' : 'denied']))

type Props = {
  readonly asked: readonly string[]
  readonly ticked: readonly string[]
  readonly onChange: (ticked: string[]) => void
}

/** The browser features that an app requests. None is selected in advance. */
export function FeatureChoices({ asked, ticked, onChange }: Props) {
  const known = knownFeatures(asked)
  if (known.length === 0) return null
  return (
    <fieldset className={styles.features}>
      <legend>{appPermissionsMessages.requests}</legend>
      {known.map((name) => (
        <Checkbox
          key={name}
          label={browserFeatureWords(name)}
          checked={ticked.includes(name)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...ticked, name] : ticked.filter((one) => one !== name))
          }
        />
      ))}
    </fieldset>
  )
}
