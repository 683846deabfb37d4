import { Checkbox } from '@mantine/core'
import { browserFeatureWords, isBrowserFeature } from '../../../data/apps/browserFeatures.ts'
import type { Decision } from '../../../data/apps/appPermissions.ts'
import styles from './Permissions.module.css'

/** What an app may be allowed at all: names no browser feature has are left out. */
const knownFeatures = (asked: readonly string[]): string[] => [...new Set(asked.filter(isBrowserFeature))]

/** Everything asked for is decided with the first opening: what stayed unticked is refused. */
export const decisionsOf = (asked: readonly string[], ticked: readonly string[]): Record<string, Decision> =>
  Object.fromEntries(knownFeatures(asked).map((name) => [name, ticked.includes(name) ? 'granted' : 'denied']))

type Props = {
  readonly asked: readonly string[]
  readonly ticked: readonly string[]
  readonly onChange: (ticked: string[]) => void
}

/** Features of the browser an app asks for. None is ticked before somebody ticks it. */
export function FeatureChoices({ asked, ticked, onChange }: Props) {
  const known = knownFeatures(asked)
  if (known.length === 0) return null
  return (
    <fieldset className={styles.features}>
      <legend>It asks for</legend>
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
