import { use } from 'react'
import { KnownAccountsContext } from './AccountsContext.ts'
import type { AccountList } from './AccountList.ts'

/** Accounts of this browser and of the connected wallet, read once for the whole page. */
export const useKnownAccounts = (): AccountList => use(KnownAccountsContext)
