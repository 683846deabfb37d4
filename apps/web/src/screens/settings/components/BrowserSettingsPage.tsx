import { PageHeader } from '@countersign/ui'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { BrowserSettings } from './BrowserSettings.tsx'
import { browserSettingsMessages } from '../browserSettingsMessages.ts'

/** The settings of this browser. Owners, modules and the contract of an account are on its Set-up page. */
export function BrowserSettingsPage() {
  useDocumentTitle(browserSettingsMessages.title)
  return (
    <>
      <PageHeader title={browserSettingsMessages.title} subtitle={browserSettingsMessages.subtitle} />
      <BrowserSettings />
    </>
  )
}
