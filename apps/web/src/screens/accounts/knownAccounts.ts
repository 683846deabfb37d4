import type { Chain } from '@countersign/api'
import { type Address, checksumAddress, isSameAddress } from '@countersign/primitives'
import { nameOfKey } from '../../data/keys/nameOfKey.ts'
import type { SavedAccount } from '../../data/storage/pinnedAccounts.ts'
import type { KnownAccount, Ownership } from './KnownAccount.ts'

type Input = {
  readonly chains: readonly Chain[]
  readonly saved: readonly SavedAccount[]
  readonly wallet: Address | null
  /** The accounts that the wallet owns, from the service. */
  readonly owned: Readonly<Record<string, readonly Address[] | null>>
  /** Owners read from the chain, by `chainId:address`; undefined while unknown. */
  readonly ownersOf: (chainId: string, safe: Address) => readonly Address[] | undefined
}

/**
 * Stored accounts in the order in which they were added, then the wallet's others. Accounts on unknown chains are left
 * out.
 */
export function knownAccounts({ chains, saved, wallet, owned, ownersOf }: Input): KnownAccount[] {
  const ownedNames = new Set(
    Object.entries(owned).flatMap(([chainId, safes]) => (safes ?? []).map((safe) => nameOfKey({ chainId, safe }))),
  )
  const savedNames = new Set(saved.map(nameOfKey))
  const chainOf = new Map(chains.map((chain) => [chain.chainId, chain]))
  const ownershipOf = (chainId: string, safe: Address): Ownership => {
    if (wallet === null) return null
    const owners = ownersOf(chainId, safe)
    const said = ownedNames.has(nameOfKey({ chainId, safe }))
    if (owners === undefined) return said ? 'service' : null
    return owners.some((owner) => isSameAddress(owner, wallet)) ? 'chain' : said ? 'contradicted' : null
  }
  const others = Object.entries(owned).flatMap(([chainId, safes]) =>
    (safes ?? [])
      .map((safe) => ({ chainId, safe, pinned: false, isSaved: false }))
      .filter((account) => !savedNames.has(nameOfKey(account))),
  )
  return [...saved.map((account) => ({ ...account, isSaved: true })), ...others].flatMap((account) => {
    const chain = chainOf.get(account.chainId)
    if (!chain) return []
    const safe = spellingOf(account.safe)
    return {
      chain,
      key: { chainId: chain.chainId, safe },
      safe,
      account: `${chain.shortName}:${safe}`,
      ownership: ownershipOf(chain.chainId, safe),
      pinned: account.pinned,
      saved: account.isSaved,
    }
  })
}

/** A checksum costs a hash, and every answer contains the same accounts, so the results are cached. */
const spellings = new Map<Address, Address>()
const MOST_SPELLINGS = 5000

function spellingOf(address: Address): Address {
  const known = spellings.get(address)
  if (known) return known
  if (spellings.size >= MOST_SPELLINGS) spellings.clear()
  const spelled = checksumAddress(address)
  spellings.set(address, spelled)
  return spelled
}
