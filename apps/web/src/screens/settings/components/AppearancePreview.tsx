import { CountersignRing, SectionHeading, VerdictBadge } from '@countersign/ui'
import { Button } from '@mantine/core'
import styles from './Appearance.module.css'

/** Components of the page in both schemes, with the chosen accent. */
export function AppearancePreview() {
  return (
    <aside className={styles.preview} aria-labelledby="preview-heading">
      <SectionHeading id="preview-heading" title="Preview" count="both schemes" />
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={styles.specimen} data-mantine-color-scheme={scheme}>
          <small>{scheme === 'light' ? 'Light' : 'Dark'}</small>
          <div className={styles.specimenRow}>
            <CountersignRing required={3} signed={2} state="yours" />
            <span>
              <b>Send 36,000.00 USDC</b>
              <small>Needs your signature</small>
            </span>
          </div>
          <div className={styles.badges}>
            <VerdictBadge verdict="verified" />
            <VerdictBadge verdict="caution" count={1} />
          </div>
          {/* The preview is a picture: it cannot be focused or pressed. */}
          <div className={styles.acts} aria-hidden inert>
            <Button variant="filled" size="xs" component="span">
              Review
            </Button>
            <span className="cs-link">Open queue</span>
          </div>
        </div>
      ))}
      <p className={styles.note}>Takes effect at once and is stored in this browser.</p>
    </aside>
  )
}
