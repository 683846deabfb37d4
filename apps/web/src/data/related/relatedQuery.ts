import type { Chain } from '@countersign/api'
import { type Address, checksumAddress, isSameAddress } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { ownedByAccountQuery } from '../query/ownedByAccountQuery.ts'
import { queryKeys } from '../keys/queryKeys.ts'
import { savedAccountsStore } from '../storage/pinnedAccounts.ts'
import { readMembers } from './readMembers.ts'
import { readRelated } from './readRelated.ts'

/** How many accounts of this browser are checked for an owner in the tree. */
const MOST_KNOWN = 100

/** The tree of accounts that own an account and that it owns. */
export const relatedQuery = (chain: Chain, safe: Address) =>
  queryOptions({
    queryKey: [...queryKeys.account({ chainId: chain.chainId, safe }), 'related'],
    queryFn: async ({ client }) => {
      const known = await knownAccounts(chain)
      return readRelated({
        chain,
        safe,
        candidates: async (owner) => {
          const { safes } = await client.fetchQuery(ownedByAccountQuery({ chainId: chain.chainId, safe: owner }))
          const own = known.filter(({ owners }) => owners.some((one) => isSameAddress(one, owner)))
          const all = [...safes.map(checksumAddress), ...own.map(({ address }) => address)]
          return all.filter((one, index) => all.findIndex((other) => isSameAddress(other, one)) === index)
        },
      })
    },
    staleTime: 30_000,
    meta: { persist: false },
  })

/** A service may omit an account. An account that this browser knows is found in any case. */
async function knownAccounts(chain: Chain): Promise<{ address: Address; owners: readonly Address[] }[]> {
  const saved = savedAccountsStore.get().filter(({ chainId }) => chainId === chain.chainId)
  const read = await Promise.all(
    saved.slice(0, MOST_KNOWN).map(async ({ safe }) => {
      const members = await readMembers(chain, safe).catch(() => null)
      return { address: checksumAddress(safe), owners: members?.owners ?? [] }
    }),
  )
  return read.filter(({ owners }) => owners.length > 0)
}
