import { PageHeader } from '@countersign/ui'
import { Fragment, type ReactNode } from 'react'
import { useNames } from '../../../shared/names/useNames.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'
import { useDocumentTitle } from '../../../shared/url/useDocumentTitle.ts'
import { settingsSections } from '../settingsSections.ts'
import { AccountSetup } from './AccountSetup.tsx'
import { BrowserSettings } from './BrowserSettings.tsx'

/** @param limits what is known of spending limits, shown where the network has them */
export function AccountSettingsPage({ limits }: { limits: ReactNode }) {
  const { safe, chain, chainId } = useAccount()
  useDocumentTitle('Settings', useNames().nameOf(safe, chainId)?.name ?? null)
  return (
    <>
      <PageHeader
        title="Settings"
        subtitle="Owners, modules and contract values are read from the chain. Changing them takes a transaction of the account."
      />
      {settingsSections(chain).map((section) => (
        <Fragment key={section}>{{ setup: <AccountSetup />, limits, browser: <BrowserSettings /> }[section]}</Fragment>
      ))}
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
