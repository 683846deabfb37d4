import { createFileRoute } from '@tanstack/react-router'
import { AppearancePage } from '../../features/settings/components/AppearancePage.tsx'

export const Route = createFileRoute('/_app/settings_/appearance')({ component: AppearancePage })
