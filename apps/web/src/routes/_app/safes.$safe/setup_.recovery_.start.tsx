import { createFileRoute } from '@tanstack/react-router'
import { StartRecoveryPage } from '../../../screens/recovery/start/StartRecoveryPage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/setup_/recovery_/start')({ component: StartRecoveryPage })
