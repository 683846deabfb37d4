import { createFileRoute } from '@tanstack/react-router'
import { AddModulePage } from '../../../screens/setup/modules/AddModulePage.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'

/** `?module=`: the typed address, so that a reload keeps it. */
const validateSearch = ({ module }: Record<string, unknown>): { module?: string } =>
  typeof module === 'string' ? { module } : {}

export const Route = createFileRoute('/_app/safes/$safe/setup_/modules/add')({
  validateSearch,
  component: AddModule,
})

function AddModule() {
  const { module = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { account } = useAccount()
  return (
    <AddModulePage
      key={account}
      asked={module}
      onAsked={(address) =>
        void navigate({ search: address === null ? {} : { module: address }, replace: true, resetScroll: false })
      }
    />
  )
}
