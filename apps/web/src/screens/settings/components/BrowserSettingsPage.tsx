import { PageHeader } from '@countersign/ui'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { BrowserSettings } from './BrowserSettings.tsx'

/** What this browser remembers. Owners, modules and the contract of an account are on its Set-up page. */
export function BrowserSettingsPage() {
  useDocumentTitle('Settings')
  return (
    <>
      <PageHeader title="Settings" subtitle="Of this browser. They are not sent anywhere." />
      <BrowserSettings />
    </>
  )
}
