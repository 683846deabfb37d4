import { useMatches, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useChains } from '../data/query/useChains.ts'
import { useLastAccount } from '../data/storage/lastAccount.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { openAccount } from '../data/url/openAccount.ts'

export type ShellAccount = {
  /** The account of the page. */
  open: OpenAccount | null
  /** The account of navigation and breadcrumb, also on pages that belong to no account but are used within one. */
  shown: OpenAccount | null
  /** The account of the page or the last one: the target of the phone layout's bar. */
  last: OpenAccount | null
}

/** Pages that belong to no account, and are used from the pages of one. A plan is for one address. */
const SHARED = /^\/_app\/(address-book$|more$|settings|plan)/ // no message: a route

/** The account of the shell, which is outside the account's own route. */
export function useShellAccount(): ShellAccount {
  const { safe, address } = useParams({ strict: false })
  const chains = useChains()
  const remembered = useLastAccount()
  const isShared = useMatches({ select: (matches) => matches.some(({ routeId }) => SHARED.test(routeId)) })
  return useMemo(() => {
    const opened = safe === undefined ? null : openAccount(safe, chains)
    const open = opened?.ok ? opened.account : null
    const chain = chains.find(({ chainId }) => chainId === remembered?.chainId)
    const before = chain && remembered ? openAccount(`${chain.shortName}:${remembered.safe}`, chains) : null
    const last = open ?? (before?.ok ? before.account : null)
    const isOther = address !== undefined && address.toLowerCase() !== last?.safe.toLowerCase()
    return { open, shown: open ?? (isShared && !isOther ? last : null), last }
  }, [safe, address, chains, remembered, isShared])
}
