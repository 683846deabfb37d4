import { createFileRoute } from '@tanstack/react-router'
import { TransactionPage } from '../../screens/explorer/components/TransactionPage.tsx'

export const Route = createFileRoute('/_app/explorer/$chain/tx/$hash')({ component: Transaction })

function Transaction() {
  const { chain, hash } = Route.useParams()
  return <TransactionPage chainName={chain} hash={hash} />
}
