import { PageHeader } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { AccentChoice } from './AccentChoice.tsx'
import styles from './Appearance.module.css'
import { AppearancePreview } from './AppearancePreview.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { SchemeChoice } from './SchemeChoice.tsx'
import { appearanceMessages } from '../appearanceMessages.ts'

/** Accent and colour scheme of this browser. */
export function AppearancePage() {
  useDocumentTitle(appearanceMessages.title)
  return (
    <>
      <PageHeader
        title={appearanceMessages.title}
        subtitle={appearanceMessages.subtitle}
        actions={
          <Link to="/settings" className="cs-link">
            {appearanceMessages.allSettings}
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
