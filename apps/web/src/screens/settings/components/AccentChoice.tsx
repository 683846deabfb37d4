import { displayUnits } from '@countersign/primitives'
import { accents, contrastOf, isAccentName, papers, SectionHeading } from '@countersign/ui'
import { useAccent } from '../../../data/storage/accent.ts'
import styles from './Appearance.module.css'
import { appearanceMessages } from '../appearanceMessages.ts'

const hundredths = (value: number): string => displayUnits(BigInt(Math.round(value * 100)), 2, { minFraction: 2 })

/** Six accent colors, each shown in both color schemes with its contrast. */
export function AccentChoice() {
  const [chosen, choose] = useAccent()
  return (
    <section className={styles.block}>
      <SectionHeading id="accent-heading" title={appearanceMessages.accent} count={appearanceMessages.accentScope} />
      <div className={`cs-panel ${styles.accents}`} role="radiogroup" aria-labelledby="accent-heading">
        {Object.keys(accents)
          .filter(isAccentName)
          .map((name) => (
            <label key={name}>
              <input type="radio" name="accent" value={name} checked={name === chosen} onChange={() => choose(name)} />
              <span className={styles.swatch} aria-hidden>
                <i style={{ background: papers.light.page, color: accents[name].light.pen }} />
                <i style={{ background: papers.dark.page, color: accents[name].dark.pen }} />
              </span>
              <b>{appearanceMessages[name]}</b>
              <small>
                {appearanceMessages.contrasts({
                  light: hundredths(contrastOf(accents[name].light.pen, papers.light.surface)),
                  dark: hundredths(contrastOf(accents[name].dark.pen, papers.dark.surface)),
                })}
              </small>
            </label>
          ))}
      </div>
      <p className={styles.note}>{appearanceMessages.accentNote}</p>
    </section>
  )
}
