import { CountersignRing, SectionHeading } from '@countersign/ui'
import { useDensity } from '../../../data/storage/density.ts'
import { appearanceMessages } from '../appearanceMessages.ts'
import styles from './Appearance.module.css'
import { previewAmount } from './previewAmount.ts'

const DENSITIES = ['comfortable', 'compact'] as const

/** The height of rows in lists and tables. It changes no words. */
export function DensityChoice() {
  const [chosen, choose] = useDensity()
  return (
    <section className={styles.block}>
      <SectionHeading id="density-heading" title={appearanceMessages.density} />
      <div className={styles.densities} role="radiogroup" aria-labelledby="density-heading">
        {DENSITIES.map((name) => (
          <label key={name} className={styles.scheme}>
            <span className={styles.densityRow} data-density={name} aria-hidden>
              <CountersignRing required={3} signed={1} state="yours" size={28} label="" />
              <span>
                <b>{appearanceMessages.previewSend({ amount: previewAmount() })}</b>
                <small>{appearanceMessages.previewNeeded}</small>
              </span>
            </span>
            <span className={styles.option}>
              <input type="radio" name="density" value={name} checked={name === chosen} onChange={() => choose(name)} />
              <b>{appearanceMessages[name]}</b>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.note}>{appearanceMessages.densityNote}</p>
    </section>
  )
}
