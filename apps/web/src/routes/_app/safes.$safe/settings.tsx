import { createFileRoute } from '@tanstack/react-router'
import { BrowserSettingsPage } from '../../../screens/settings/components/BrowserSettingsPage.tsx'

/** The settings of this browser, with the navigation of the open account. */
export const Route = createFileRoute('/_app/safes/$safe/settings')({ component: BrowserSettingsPage })
