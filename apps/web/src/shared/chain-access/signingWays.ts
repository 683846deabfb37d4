import type { Chain } from '@countersign/api'
import { isSameAddress, type Address } from '@countersign/safe/light'
import { queryOptions } from '@tanstack/react-query'
import { readOwners } from '../rpc/readOwners.ts'
import { contractsAmong } from './contractsAmong.ts'
import { publicClientFor } from './publicClientFor.ts'

/** How the connected wallet can agree for the owners of an account. */
export type SigningWays = {
  /** The wallet is a contract, as an account around this page is: it has no key, and agrees by what it sends. */
  readonly isContract: boolean
  /** Owners of the account that are accounts the wallet is an owner of: it can act through them. */
  readonly through: readonly Address[]
}

/** Read from the chain; owners that are contracts without owners of their own are passed by. */
export const signingWaysQuery = (chain: Chain, wallet: Address | null, owners: readonly Address[]) =>
  queryOptions({
    queryKey: ['signing-ways', chain.chainId, wallet, owners.join(' ')],
    enabled: wallet !== null && owners.length > 0,
    staleTime: 60_000,
    queryFn: async (): Promise<SigningWays> => {
      if (wallet === null) return { isContract: false, through: [] }
      const client = publicClientFor(chain)
      const contracts = await contractsAmong(client, [wallet, ...owners], await client.getBlockNumber())
      const others = owners.filter((owner) => !isSameAddress(owner, wallet) && contracts.includes(owner))
      const owned = await Promise.all(others.map((account) => isOwner(chain, account, wallet)))
      return {
        isContract: contracts.some((contract) => isSameAddress(contract, wallet)),
        through: others.filter((_, index) => owned[index]),
      }
    },
  })

const isOwner = (chain: Chain, account: Address, wallet: Address): Promise<boolean> =>
  readOwners(chain, account).then(
    (owners) => owners.some((owner) => isSameAddress(owner, wallet)),
    () => false,
  )
