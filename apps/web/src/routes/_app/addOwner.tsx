import { createFileRoute } from '@tanstack/react-router'
import { useNames } from '../../data/names/useNames.ts'
import { legacySearch, redirectLegacy } from '../../data/url/redirectLegacy.ts'
import { useKnownAccounts } from '../../screens/accounts/useKnownAccounts.ts'
import { AddOwnerLinkPage } from '../../screens/setup/owners/link/AddOwnerLinkPage.tsx'

/** A link of the existing product: with an account it opens the form of owners, without one the user chooses the account. */
export const Route = createFileRoute('/_app/addOwner')({
  validateSearch: legacySearch,
  beforeLoad: ({ location }) => redirectLegacy(location),
  component: AddOwner,
})

function AddOwner() {
  const { address = '' } = Route.useSearch()
  const { accounts, isLoading } = useKnownAccounts()
  const { nameOf } = useNames()
  const own = accounts.map(({ account, safe, chain: { chainId, chainName } }) => ({
    account,
    safe,
    chainName,
    name: nameOf(safe, chainId)?.name ?? null,
  }))
  return <AddOwnerLinkPage asked={address} accounts={own} isLoading={isLoading} />
}
