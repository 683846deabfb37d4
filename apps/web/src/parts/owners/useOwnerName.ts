import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import { useNames } from '../../data/names/useNames.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { ownerChangeMessages } from './ownerChangeMessages.ts'

/** The name of an owner of the open account for a sentence: the best known name, or a short address. */
export function useOwnerName(): (owner: Address) => string {
  const { chainId, safe } = useAccount()
  const { nameOf } = useNames()
  return (owner) =>
    nameOf(owner, chainId)?.name ??
    (isSameAddress(owner, safe) ? ownerChangeMessages.thisAccount : shortenAddress(owner))
}
