import { CountersignRing, SectionHeading, VerdictBadge } from '@countersign/ui'
import { Button } from '@mantine/core'
import styles from './Appearance.module.css'

/** The product's own components in both schemes, drawn with the accent that is chosen. */
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
          {/* A picture of what things look like: nothing in it can be pressed or reached. */}
          <div className={styles.acts} aria-hidden inert>
            <Button variant="filled" size="xs" component="span">
              Review
            </Button>
            <span className="cs-link">Open queue</span>
          </div>
        </div>
      ))}
      <p className={styles.note}>Takes effect at once, kept on this browser.</p>
    </aside>
  )
}
