import { createFileRoute } from '@tanstack/react-router'
import { YourDataPage } from '../../screens/settings/data/YourDataPage.tsx'

export const Route = createFileRoute('/_app/settings_/data')({ component: YourDataPage })
