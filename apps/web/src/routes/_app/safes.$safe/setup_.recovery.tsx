import { createFileRoute } from '@tanstack/react-router'
import { RecoveryPage } from '../../../screens/recovery/RecoveryPage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/setup_/recovery')({ component: RecoveryPage })
