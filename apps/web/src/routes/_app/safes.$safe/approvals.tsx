import { createFileRoute } from '@tanstack/react-router'
import { ApprovalsPage } from '../../../screens/assets/approvals/components/ApprovalsPage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/approvals')({ component: ApprovalsPage })
