import { type Address, listText, shortenAddress } from '@countersign/primitives'
import { useQueries } from '@tanstack/react-query'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { contractQuery } from '../../../parts/contracts/contractQuery.ts'
import { healthMessages as messages } from './healthMessages.ts'

/** Contracts with control over the open account: the user's own name, otherwise the published name. */
export function ContractNames({ addresses }: { addresses: readonly Address[] }) {
  const { chain, chainId, safe } = useAccount()
  const { nameOf } = useNames()
  const reads = useQueries({ queries: addresses.map((address) => contractQuery(chain, safe, address)) })
  const names = addresses.map((address, index) => {
    const own = nameOf(address, chainId)
    return own?.source === 'you' ? own.name : (reads[index]?.data?.judged.name ?? messages.unknownContract)
  })
  return listText([...new Set(names)])
}

/** Owners by name; an address without a name is shortened. */
export function PeopleNames({ addresses }: { addresses: readonly Address[] }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  return listText(addresses.map((address) => nameOf(address, chainId)?.name ?? shortenAddress(address)))
}
