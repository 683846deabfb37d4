import { createFileRoute } from '@tanstack/react-router'
import { AppearancePage } from '../../screens/settings/components/AppearancePage.tsx'

export const Route = createFileRoute('/_app/settings_/appearance')({ component: AppearancePage })
