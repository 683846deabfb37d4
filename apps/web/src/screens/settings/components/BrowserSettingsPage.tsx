import { SettingsLayout } from '../../../parts/layout/SettingsLayout.tsx'
import { BrowserSettings } from './BrowserSettings.tsx'
import { browserSettingsMessages } from '../browserSettingsMessages.ts'

/** The settings of this browser. Owners, modules and the contract of an account are on its Set-up page. */
export function BrowserSettingsPage() {
  return (
    <SettingsLayout title={browserSettingsMessages.title} subtitle={browserSettingsMessages.subtitle} isFirst>
      <BrowserSettings />
    </SettingsLayout>
  )
}
