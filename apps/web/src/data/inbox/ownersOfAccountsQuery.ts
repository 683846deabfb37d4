import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { readOwners } from '../rpc/readOwners.ts'
import { changedAccounts } from './changedAccounts.ts'
import { nameOfKey } from '../keys/nameOfKey.ts'
import { nextTask } from '../tasks/nextTask.ts'

export type OwnersOfAccounts = {
  /** By `nameOfKey`; missing when the chain did not answer. */
  readonly owners: Readonly<Record<string, readonly Address[]>>
  readonly asOf: number
}

const MANY = 50

/** The owners of many accounts of one chain, read from the chain in one batch: the check behind "you own this account". */
export const ownersOfAccountsQuery = (chain: Chain, safes: readonly Address[]) => {
  const queryKey = ['account-owners', chain.chainId, safes.join()] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<OwnersOfAccounts> => {
      // The accounts of ten networks would be one task.
      if (safes.length > MANY) await nextTask()
      const previous = client.getQueryData<OwnersOfAccounts>(queryKey)
      const asOf = changedAccounts.now()
      const named = safes.map((safe) => ({ safe, name: nameOfKey({ chainId: chain.chainId, safe }) }))
      const isKept = (name: string) =>
        previous?.owners[name] !== undefined && !changedAccounts.hasChanged(name, previous.asOf)
      const isRefresh = named.every(({ name }) => isKept(name))
      const read = await Promise.all(
        named.map(async ({ safe, name }): Promise<[string, readonly Address[]][]> => {
          const known = previous?.owners[name]
          if (!isRefresh && known !== undefined && isKept(name)) return [[name, known]]
          return readOwners(chain, safe).then(
            (owners) => [[name, owners]],
            () => [],
          )
        }),
      )
      return { owners: Object.fromEntries(read.flat()), asOf }
    },
    meta: { persist: false },
    staleTime: 60_000,
  })
}
