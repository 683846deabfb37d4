import type { Chain } from '@countersign/api'
import { type Address, includesAddress, isSameAddress } from '@countersign/primitives'
import { readOwners } from '../rpc/readOwners.ts'
import { contractsAmong } from './contractsAmong.ts'
import { publicClientFor } from './publicClientFor.ts'
import type { SigningWays } from './signingWays.ts'

/** How many accounts below an account are read. Ownership can be made endless on purpose. */
const MOST_ACCOUNTS = 40

/** Reads the chain and contains viem. Owners that are contracts without owners of their own are skipped. */
export async function readSigningWays(chain: Chain, wallet: Address, owners: readonly Address[]): Promise<SigningWays> {
  const client = publicClientFor(chain)
  const block = await client.getBlockNumber()
  const contracts = await contractsAmong(client, [wallet, ...owners], block)
  const others = owners.filter((owner) => !isSameAddress(owner, wallet) && contracts.includes(owner))
  const owned = new Map<Address, readonly Address[]>()
  let open: readonly Address[] = others
  while (open.length > 0 && owned.size < MOST_ACCOUNTS) {
    const read = await Promise.all(open.map(async (account) => [account, await ownersOf(chain, account)] as const))
    for (const [account, its] of read) owned.set(account, its)
    // Where the wallet can sign itself, accounts further below do not matter.
    const below = read.flatMap(([, its]) => (includesAddress(its, wallet) ? [] : its))
    open = await contractsAmong(
      client,
      [...new Set(below)].filter((owner) => !owned.has(owner)),
      block,
    )
  }
  return {
    isContract: contracts.some((contract) => isSameAddress(contract, wallet)),
    through: others.filter((account) => leadsTo(wallet, account, owned)),
  }
}

/** Whether the wallet reaches an account by ownership. An account that owns itself through a circle is visited once. */
function leadsTo(
  wallet: Address,
  account: Address,
  owned: ReadonlyMap<Address, readonly Address[]>,
  passed = new Set<Address>(),
): boolean {
  if (passed.has(account)) return false
  passed.add(account)
  const owners = owned.get(account) ?? []
  return includesAddress(owners, wallet) || owners.some((owner) => leadsTo(wallet, owner, owned, passed))
}

const ownersOf = (chain: Chain, account: Address): Promise<readonly Address[]> =>
  readOwners(chain, account).catch(() => [])
