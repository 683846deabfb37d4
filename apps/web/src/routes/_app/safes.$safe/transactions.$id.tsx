import { createFileRoute } from '@tanstack/react-router'
import { TransactionPage } from '../../../features/transaction/TransactionPage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/transactions/$id')({ component: TransactionRoute })

function TransactionRoute() {
  const { id } = Route.useParams()
  return <TransactionPage id={id} />
}
