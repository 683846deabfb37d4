import { createFileRoute } from '@tanstack/react-router'
import { SetHandlerPage } from '../../../screens/setup/handler/SetHandlerPage.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'

/** `?handler=`: the choice, an address or `none`, so that a reload keeps it. */
const validateSearch = ({ handler }: Record<string, unknown>): { handler?: string } =>
  typeof handler === 'string' ? { handler } : {}

export const Route = createFileRoute('/_app/safes/$safe/setup_/handler')({ validateSearch, component: SetHandler })

function SetHandler() {
  const { handler = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { account } = useAccount()
  return (
    <SetHandlerPage
      key={account}
      asked={handler}
      onAsked={(chosen) =>
        void navigate({ search: chosen === null ? {} : { handler: chosen }, replace: true, resetScroll: false })
      }
    />
  )
}
