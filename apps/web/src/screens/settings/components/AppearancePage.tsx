import { PageHeader } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { AccentChoice } from './AccentChoice.tsx'
import styles from './Appearance.module.css'
import { AppearancePreview } from './AppearancePreview.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { SchemeChoice } from './SchemeChoice.tsx'

/** Accent and colour scheme of this browser. */
export function AppearancePage() {
  useDocumentTitle('Appearance')
  return (
    <>
      <PageHeader
        title="Appearance"
        subtitle="How Countersign looks in this browser. Other owners have their own settings."
        actions={
          <Link to="/settings" className="cs-link">
            All settings
          </Link>
        }
      />
      <div className={styles.columns}>
        <div>
          <AccentChoice />
          <SchemeChoice />
          <LanguageChoice />
        </div>
        <AppearancePreview />
      </div>
    </>
  )
}
