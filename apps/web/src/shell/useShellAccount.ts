import type { Chain } from '@countersign/api'
import { isAddress, isSameAddress } from '@countersign/primitives'
import { useMatches, useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useChains } from '../data/query/useChains.ts'
import { useLastAccount } from '../data/storage/lastAccount.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { openAccount } from '../data/url/openAccount.ts'
import { useIsPlan } from './usePageName.ts'

export type ShellAccount = {
  /** The account of the page. */
  open: OpenAccount | null
  /** The account of navigation and breadcrumb, also on pages that belong to no account but are used within one. */
  shown: OpenAccount | null
  /** The account of the page or the last one: the target of the phone layout's bar. */
  last: OpenAccount | null
}

/** Pages that belong to no account, and are used from the pages of one. */
const SHARED = /^\/_app\/(address-book$|more$|settings)/ // no message: a route

/** The account of the shell, which is outside the account's own route. */
export function useShellAccount(): ShellAccount {
  const { safe, address } = useParams({ strict: false })
  const { from } = useSearch({ strict: false })
  const chains = useChains()
  const remembered = useLastAccount()
  const isShared = useMatches({ select: (matches) => matches.some(({ routeId }) => SHARED.test(routeId)) })
  const isPlan = useIsPlan()
  return useMemo(() => {
    const opened = safe === undefined ? null : openAccount(safe, chains)
    const open = opened?.ok ? opened.account : null
    const chain = chains.find(({ chainId }) => chainId === remembered?.chainId)
    const before = chain && remembered ? openAccount(`${chain.shortName}:${remembered.safe}`, chains) : null
    const remains = before?.ok ? before.account : null
    const planned = isPlan ? ofPlan(address, from, chains, remains) : null
    const last = open ?? planned ?? remains
    return { open, shown: open ?? planned ?? (isShared ? last : null), last }
  }, [safe, address, from, chains, remembered, isShared, isPlan])
}

/** A plan is for an address on several networks: on the one that the link names, or where the account was last open. */
function ofPlan(address: string | undefined, from: unknown, chains: readonly Chain[], last: OpenAccount | null) {
  if (address === undefined || !isAddress(address)) return null
  if (last !== null && isSameAddress(last.safe, address)) return last
  const named = openAccount(`${String(from)}:${address}`, chains)
  return named.ok ? named.account : null
}
