import { createFileRoute } from '@tanstack/react-router'
import { RequestList } from '../../../screens/requests/components/RequestList.tsx'
import { REQUEST_METHODS } from '../../../screens/requests/handleRequest.ts'
import { DappsPage } from '../../../screens/walletconnect/DappsPage.tsx'
import { respondToDapp } from '../../-respondToDapp.ts'

/** `?wc=`: the link of a dapp that requests a connection. */
const validateSearch = (search: Record<string, unknown>): { wc?: string } =>
  typeof search['wc'] === 'string' ? { wc: search['wc'] } : {}

export const Route = createFileRoute('/_app/safes/$safe/dapps')({ validateSearch, component: Dapps })

function Dapps() {
  const { wc = null } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DappsPage
      link={wc}
      onLinkFollowed={() => void navigate({ search: {}, replace: true })}
      methods={REQUEST_METHODS}
      requests={<RequestList respond={respondToDapp} />}
    />
  )
}
