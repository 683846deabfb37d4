import { useMemo } from 'react'
import { useChains } from '../query/useChains.ts'
import { useConfig } from '../query/useConfig.ts'
import { useAddressBook } from '../storage/useAddressBook.ts'
import { useStore } from '../store/useStore.ts'
import { futureNames } from './futureNames.ts'
import { namesFrom, type Names } from './namesFrom.ts'
import { findReverseName, useReverseNames } from './reverseNames.ts'

export type { Names } from './namesFrom.ts'

/** Names of addresses, the same on every page. */
export function useNames(): Names {
  const entries = useAddressBook()
  const config = useConfig()
  const chains = useChains()
  const reverse = useReverseNames()
  const future = useStore(futureNames)
  return useMemo(
    () =>
      namesFrom({
        entries,
        future,
        demo: config?.demo,
        ensName(address, chainId) {
          const chain = chains.find((one) => one.chainId === chainId)
          return chain ? findReverseName(reverse, chain, address) : null
        },
      }),
    [entries, config, chains, reverse, future],
  )
}
