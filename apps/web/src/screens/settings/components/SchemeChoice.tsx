import { SectionHeading } from '@countersign/ui'
import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import styles from './Appearance.module.css'
import { appearanceMessages } from '../appearanceMessages.ts'

type Scheme = 'light' | 'dark'
type Choice = {
  readonly value: MantineColorScheme
  readonly shows: readonly Scheme[]
}

const CHOICES: readonly Choice[] = [
  { value: 'auto', shows: ['light', 'dark'] },
  { value: 'light', shows: ['light'] },
  { value: 'dark', shows: ['dark'] },
]

/** The color scheme: light, dark, or the one of the system. */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <section className={styles.block}>
      <SectionHeading id="scheme-heading" title={appearanceMessages.scheme} />
      <div className={styles.schemes} role="radiogroup" aria-labelledby="scheme-heading">
        {CHOICES.map(({ value, shows }) => (
          <label key={value} className={styles.scheme}>
            <span className={styles.pages} aria-hidden>
              {shows.map((scheme) => (
                <span key={scheme} className={styles.page} data-mantine-color-scheme={scheme}>
                  <i />
                  <i />
                  <i />
                  <i />
                </span>
              ))}
            </span>
            <span className={styles.option}>
              <input
                type="radio"
                name="scheme"
                value={value}
                checked={value === colorScheme}
                onChange={() => setColorScheme(value)}
              />
              <b>{appearanceMessages[value === 'auto' ? 'system' : value]}</b>
            </span>
          </label>
        ))}
      </div>
    </section>
  )
}
