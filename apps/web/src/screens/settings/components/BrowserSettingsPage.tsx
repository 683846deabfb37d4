import { PageHeader } from '@countersign/ui'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { BrowserSettings } from './BrowserSettings.tsx'

/** The settings of this browser. Owners, modules and the contract of an account are on its Set-up page. */
export function BrowserSettingsPage() {
  useDocumentTitle('Settings')
  return (
    <>
      <PageHeader title="Settings" subtitle="For this browser only. They are not sent to a server." />
      <BrowserSettings />
    </>
  )
}
