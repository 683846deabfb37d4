import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../../screens/notifications/NotificationsPage.tsx'

export const Route = createFileRoute('/_app/notifications')({ component: NotificationsPage })
