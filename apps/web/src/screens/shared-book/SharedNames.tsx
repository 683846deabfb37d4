import { useEffect } from 'react'
import { clearSharedNames, sharedNames } from '../../data/shared-book/sharedNames.ts'
import { useSharedBook } from '../../data/shared-book/useSharedBook.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'

/** Puts the verified names of the open account beside addresses, while a page of it is open. */
export function SharedNames({ account }: { account: OpenAccount }) {
  const { judged } = useSharedBook(account)
  const { chainId } = account
  useEffect(() => {
    const named = (judged?.rows ?? []).flatMap(({ entry, state }) => (state === 'named' ? [entry] : []))
    const mapOf = (everyNetwork: boolean) =>
      new Map(
        named
          .filter((entry) => entry.everyNetwork === everyNetwork)
          .map(({ address, name }) => [address.toLowerCase(), name]),
      )
    sharedNames.set({ chainId, here: mapOf(false), everywhere: mapOf(true) })
    return clearSharedNames
  }, [judged, chainId])
  return null
}
