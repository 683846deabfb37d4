import { parseHex, isContractCode } from '@countersign/chain-client/reads'
import { isSameAddress } from '@countersign/primitives'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { addressBookStore, saveAddressBookEntry } from '../storage/addressBook.ts'
import { saveAccount } from '../storage/pinnedAccounts.ts'
import type { OpenAccount } from '../url/AccountContext.tsx'
import { readMembers } from '../related/readMembers.ts'
import { forgetExpected, useExpectedAccounts } from './newAccountsStore.ts'

const AGAIN_MS = 6_000

/** Watches accounts that a transaction of the open account creates. When one exists, it is named and added to the navigation. */
export function useFollowExpected({ chain, key }: Pick<OpenAccount, 'chain' | 'key'>): void {
  const expected = useExpectedAccounts(key)
  const client = useQueryClient()
  const looks = useQueries({
    queries: expected.map(({ address, parent }) => ({
      queryKey: ['expected-account', chain.chainId, address, parent],
      queryFn: async () => {
        const code = parseHex(await rpcRequest(chain, 'eth_getCode', [address, 'latest']))
        if (!isContractCode(code)) return 'waiting' as const
        const { owners } = await readMembers(chain, address)
        return owners.some((owner) => isSameAddress(owner, parent)) ? ('owned' as const) : ('foreign' as const)
      },
      refetchInterval: AGAIN_MS,
      meta: { persist: false },
    })),
  })
  const states = looks.map(({ data }) => data ?? 'waiting').join(' ')
  useEffect(() => {
    for (const [index, state] of states.split(' ').entries()) {
      const account = expected[index]
      if (!account || (state !== 'owned' && state !== 'foreign')) continue
      const { chainId, address, name } = account
      if (state === 'owned') {
        saveAccount({ chainId, safe: address })
        const isNamed = addressBookStore.get().some((entry) => isSameAddress(entry.address, address))
        if (!isNamed) saveAddressBookEntry({ address, name, chainId })
        void client.invalidateQueries({ queryKey: ['owner-safes'] })
        void client.invalidateQueries({ queryKey: ['account', chainId, key.safe, 'related'] })
      }
      forgetExpected(chainId, address)
    }
    // `expected` is a new list on every render, and changes together with `states`.
    // eslint-disable-next-line react/exhaustive-deps
  }, [states])
}
