import { createFileRoute } from '@tanstack/react-router'
import { AccountSettingsPage } from '../../../features/settings/components/AccountSettingsPage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/settings')({ component: AccountSettingsPage })
