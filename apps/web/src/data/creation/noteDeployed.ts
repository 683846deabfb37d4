import type { QueryClient } from '@tanstack/react-query'
import { addressBookStore, findAddressBookName, saveAddressBookEntry } from '../storage/addressBook.ts'
import { saveAccount } from '../storage/pinnedAccounts.ts'
import { changeUndeployed, keyOfUndeployed, type UndeployedAccount } from '../undeployed/undeployedAccounts.ts'

/** The account exists now: it is added to the navigation. Its name may be that of a link, so it replaces no name of this browser. */
export function noteDeployed(client: QueryClient, account: UndeployedAccount): void {
  const key = keyOfUndeployed(account)
  changeUndeployed(key, { deployedAt: Date.now(), failure: null })
  saveAccount(key)
  const isNamed = findAddressBookName(addressBookStore.read(), key.safe, key.chainId) !== null
  if (!isNamed) saveAddressBookEntry({ address: key.safe, name: account.name, chainId: key.chainId })
  void client.invalidateQueries({ queryKey: ['owner-safes'] })
}
