import { createFileRoute } from '@tanstack/react-router'
import { NetworksPage } from '../../screens/networks/components/NetworksPage.tsx'

export const Route = createFileRoute('/_app/settings_/networks')({ component: NetworksPage })
