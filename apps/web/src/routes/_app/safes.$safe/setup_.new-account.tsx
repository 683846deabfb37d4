import { createFileRoute } from '@tanstack/react-router'
import { NewAccountPage } from '../../../screens/new-account/NewAccountPage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/setup_/new-account')({ component: NewAccountPage })
