import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AccountsPage } from '../../features/accounts/components/AccountsPage.tsx'
import { connectDemoOwner } from '../../shell/connectDemoOwner.ts'

export const Route = createFileRoute('/_app/accounts')({ component: Accounts })

function Accounts() {
  const queryClient = useQueryClient()
  return <AccountsPage onUseDemoOwner={(owner) => connectDemoOwner(queryClient, owner)} />
}
