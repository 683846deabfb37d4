import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AccountsPage } from '../../screens/accounts/components/AccountsPage.tsx'
import { loadAccountsPage } from '../../screens/accounts/components/loadAccountsPage.ts'
import { connectDemoOwner } from '../../shell/connectDemoOwner.ts'

export const Route = createFileRoute('/_app/accounts')({
  validateSearch: (search: Record<string, unknown>): { watch?: string } =>
    typeof search['watch'] === 'string' ? { watch: search['watch'] } : {},
  loader: loadAccountsPage,
  component: Accounts,
})

function Accounts() {
  const { watch } = Route.useSearch()
  const queryClient = useQueryClient()
  return <AccountsPage key={watch} watch={watch} onUseDemoOwner={(owner) => connectDemoOwner(queryClient, owner)} />
}
