import { use } from 'react'
import { AccountContext, type OpenAccount } from './AccountContext.tsx'

/** The account of the page; only below `/safes/$safe`. */
export function useAccount(): OpenAccount {
  const account = use(AccountContext)
  if (account === null) throw new TypeError('This part of the page only works below an account.')
  return account
}
