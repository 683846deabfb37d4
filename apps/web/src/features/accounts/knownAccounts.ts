import type { Chain } from '@countersign/api'
import { checksumAddress, isSameAddress, type Address } from '@countersign/safe/light'
import { isSameAccount, type SavedAccount } from '../../shared/storage/pinnedAccounts.ts'
import type { KnownAccount, Ownership } from './KnownAccount.ts'

type Input = {
  readonly chains: readonly Chain[]
  readonly saved: readonly SavedAccount[]
  readonly wallet: Address | null
  /** What the service says the wallet owns. */
  readonly owned: Readonly<Record<string, readonly Address[] | null>>
  /** Owners read from the chain, by `chainId:address`; undefined while unknown. */
  readonly ownersOf: (chainId: string, safe: Address) => readonly Address[] | undefined
}

/** Saved accounts in the order they were added, then the wallet's others. Accounts on unknown chains are left out. */
export function knownAccounts({ chains, saved, wallet, owned, ownersOf }: Input): KnownAccount[] {
  const isOwned = (chainId: string, safe: Address) =>
    owned[chainId]?.some((address) => isSameAddress(address, safe)) ?? false
  const ownershipOf = (chainId: string, safe: Address): Ownership => {
    if (wallet === null) return null
    const owners = ownersOf(chainId, safe)
    const said = isOwned(chainId, safe)
    if (owners === undefined) return said ? 'service' : null
    return owners.some((owner) => isSameAddress(owner, wallet)) ? 'chain' : said ? 'contradicted' : null
  }
  const others = Object.entries(owned).flatMap(([chainId, safes]) =>
    (safes ?? [])
      .map((safe) => ({ chainId, safe, pinned: false, isSaved: false }))
      .filter((account) => !saved.some((one) => isSameAccount(one, account))),
  )
  return [...saved.map((account) => ({ ...account, isSaved: true })), ...others].flatMap((account) => {
    const chain = chains.find(({ chainId }) => chainId === account.chainId)
    if (!chain) return []
    const safe = checksumAddress(account.safe)
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
