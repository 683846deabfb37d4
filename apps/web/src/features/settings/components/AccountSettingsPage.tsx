import { PageHeader } from '@countersign/ui'
import { useNames } from '../../../shared/names/useNames.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'
import { useDocumentTitle } from '../../../shared/url/useDocumentTitle.ts'
import { AccountSetup } from './AccountSetup.tsx'
import { BrowserSettings } from './BrowserSettings.tsx'

export function AccountSettingsPage() {
  const { safe, chainId } = useAccount()
  useDocumentTitle('Settings', useNames().nameOf(safe, chainId)?.name ?? null)
  return (
    <>
      <PageHeader
        title="Settings"
        subtitle="Owners, modules and contract values are read from the chain. Changing them takes a transaction of the account."
      />
      <AccountSetup />
      <BrowserSettings />
    </>
  )
}

/** The same without an account. */
export function BrowserSettingsPage() {
  useDocumentTitle('Settings')
  return (
    <>
      <PageHeader title="Settings" subtitle="Of this browser. They are not sent anywhere." />
      <BrowserSettings />
    </>
  )
}
