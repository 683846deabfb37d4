import { useLayoutEffect } from 'react'
import type { AccountList } from './AccountList.ts'
import { useReadKnownAccounts } from './useReadKnownAccounts.ts'
import { useReadNeedsYou, type ReadWork } from './useReadNeedsYou.ts'

export type AccountsRead = { readonly known: AccountList; readonly work: ReadWork }

/** Reads accounts and open work, and passes them to `AccountsProvider`, which loads it. Renders nothing. */
export function AccountsReader({ onRead }: { onRead: (read: AccountsRead) => void }) {
  const known = useReadKnownAccounts()
  const work = useReadNeedsYou(known)
  // In the frame that read them: the pages show them.
  useLayoutEffect(() => onRead({ known, work }), [known, work, onRead])
  return null
}
