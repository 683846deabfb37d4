import type { QueryClient } from '@tanstack/react-query'
import { saveAddressBookEntry } from '../storage/addressBook.ts'
import { saveAccount } from '../storage/pinnedAccounts.ts'
import { changeUndeployed, keyOfUndeployed, type UndeployedAccount } from '../undeployed/undeployedAccounts.ts'

/** The account exists now: it is added to the navigation, with its name. */
export function noteDeployed(client: QueryClient, account: UndeployedAccount): void {
  const key = keyOfUndeployed(account)
  changeUndeployed(key, { deployedAt: Date.now(), failure: null })
  saveAccount(key)
  if (account.name !== '') saveAddressBookEntry({ address: key.safe, name: account.name, chainId: key.chainId })
  void client.invalidateQueries({ queryKey: ['owner-safes'] })
}
