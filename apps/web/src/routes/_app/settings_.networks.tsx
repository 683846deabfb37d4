import { createFileRoute } from '@tanstack/react-router'
import { NetworksPage } from '../../features/networks/components/NetworksPage.tsx'

export const Route = createFileRoute('/_app/settings_/networks')({ component: NetworksPage })
