import { SettingsLayout } from '../../../parts/layout/SettingsLayout.tsx'
import { AccentChoice } from './AccentChoice.tsx'
import styles from './Appearance.module.css'
import { AppearancePreview } from './AppearancePreview.tsx'
import { DensityChoice } from './DensityChoice.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { SchemeChoice } from './SchemeChoice.tsx'
import { appearanceMessages } from '../appearanceMessages.ts'

/** Accent, colour scheme, density and language of this browser. */
export function AppearancePage() {
  return (
    <SettingsLayout title={appearanceMessages.title} subtitle={appearanceMessages.subtitle}>
      <div className={styles.columns}>
        <div>
          <AccentChoice />
          <SchemeChoice />
          <DensityChoice />
          <LanguageChoice />
        </div>
        <AppearancePreview />
      </div>
    </SettingsLayout>
  )
}
