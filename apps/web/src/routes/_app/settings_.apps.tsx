import { createFileRoute } from '@tanstack/react-router'
import { AppPermissionsPage } from '../../screens/apps/permissions/AppPermissionsPage.tsx'

export const Route = createFileRoute('/_app/settings_/apps')({ component: AppPermissionsPage })
