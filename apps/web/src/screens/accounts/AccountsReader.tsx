import { startTransition, useLayoutEffect } from 'react'
import type { AccountList } from './AccountList.ts'
import { useReadKnownAccounts } from './useReadKnownAccounts.ts'
import { useReadNeedsYou, type ReadWork } from './useReadNeedsYou.ts'

export type AccountsRead = { readonly known: AccountList; readonly work: ReadWork }

/** The pages of more accounts are drawn in parts, between which the browser answers the user. */
const MANY = 200

/** Reads accounts and open work, and passes them to `AccountsProvider`, which loads it. Renders nothing. */
export function AccountsReader({ onRead }: { onRead: (read: AccountsRead) => void }) {
  const known = useReadKnownAccounts()
  const work = useReadNeedsYou(known)
  // In the frame that read them: the pages show them.
  useLayoutEffect(() => {
    const pass = () => onRead({ known, work })
    if (known.accounts.length > MANY) startTransition(pass)
    else pass()
  }, [known, work, onRead])
  return null
}
