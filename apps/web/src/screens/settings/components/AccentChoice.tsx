import { accents, contrastOf, isAccentName, papers, SectionHeading } from '@countersign/ui'
import { useAccent } from '../../../data/storage/accent.ts'
import styles from './Appearance.module.css'

/** Six accent colors, each shown in both color schemes with its contrast. */
export function AccentChoice() {
  const [chosen, choose] = useAccent()
  return (
    <section className={styles.block}>
      <SectionHeading id="accent-heading" title="Accent" count="buttons and signatures" />
      <div className={`cs-panel ${styles.accents}`} role="radiogroup" aria-labelledby="accent-heading">
        {Object.entries(accents).map(([name, { title, light, dark }]) => (
          <label key={name}>
            <input
              type="radio"
              name="accent"
              value={name}
              checked={name === chosen}
              onChange={() => isAccentName(name) && choose(name)}
            />
            <span className={styles.swatch} aria-hidden>
              <i style={{ background: papers.light.page, color: light.pen }} />
              <i style={{ background: papers.dark.page, color: dark.pen }} />
            </span>
            <b>{title}</b>
            <small>
              {contrastOf(light.pen, papers.light.surface).toFixed(2)},{' '}
              {contrastOf(dark.pen, papers.dark.surface).toFixed(2)}
            </small>
          </label>
        ))}
      </div>
      <p className={styles.note}>
        Light and dark, each with its contrast. Verdicts keep their own colours, icons and words.
      </p>
    </section>
  )
}
