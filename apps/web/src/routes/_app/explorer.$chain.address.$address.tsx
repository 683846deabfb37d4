import { createFileRoute } from '@tanstack/react-router'
import { AddressPage } from '../../screens/explorer/components/AddressPage.tsx'

export const Route = createFileRoute('/_app/explorer/$chain/address/$address')({ component: Place })

function Place() {
  const { chain, address } = Route.useParams()
  return <AddressPage chainName={chain} address={address} />
}
