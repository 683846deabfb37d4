import { CountersignRing, SectionHeading, VerdictBadge } from '@countersign/ui'
import { Button } from '@mantine/core'
import styles from './Appearance.module.css'
import { appearanceMessages } from '../appearanceMessages.ts'
import { previewAmount } from './previewAmount.ts'

/** Components of the page in both schemes, with the chosen accent. */
export function AppearancePreview() {
  return (
    <aside className={styles.preview} aria-labelledby="preview-heading">
      <SectionHeading id="preview-heading" title={appearanceMessages.preview} count={appearanceMessages.previewScope} />
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={styles.specimen} data-mantine-color-scheme={scheme}>
          <small>{scheme === 'light' ? appearanceMessages.light : appearanceMessages.dark}</small>
          <div className={styles.specimenRow}>
            <CountersignRing required={3} signed={2} state="yours" />
            <span>
              <b>{appearanceMessages.previewSend({ amount: previewAmount() })}</b>
              <small>{appearanceMessages.previewNeeded}</small>
            </span>
          </div>
          <div className={styles.badges}>
            <VerdictBadge verdict="verified" />
            <VerdictBadge verdict="caution" count={1} />
          </div>
          {/* The preview is a picture: it cannot be focused or pressed. */}
          <div className={styles.acts} aria-hidden inert>
            <Button variant="filled" size="xs" component="span">
              {appearanceMessages.previewReview}
            </Button>
            <span className="cs-link">{appearanceMessages.previewQueue}</span>
          </div>
        </div>
      ))}
      <p className={styles.note}>{appearanceMessages.previewNote}</p>
    </aside>
  )
}
