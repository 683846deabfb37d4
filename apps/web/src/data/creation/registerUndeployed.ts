import { predictAccount } from '@countersign/safe'
import { api } from '../client/apiClient.ts'
import { dataSource } from '../api/dataSource.ts'
import { isOwnChain } from '../config/ownChains.ts'
import type { AccountKey } from '../keys/queryKeys.ts'
import { findCreation } from '../undeployed/undeployedAccounts.ts'

/**
 * Gives the service the creation data, so that it accepts proposals for an account that is not deployed. It computes the address again.
 * Without a service, proposals are kept in this browser.
 */
export async function registerUndeployed(key: AccountKey): Promise<void> {
  const creation = findCreation(key)
  if (creation === null || !dataSource.get().hasExtensions || isOwnChain(key)) return
  const { factory, singleton, saltNonce } = creation
  const { initializer } = predictAccount(creation)
  await api().registerUndeployed({ params: key, body: { factory, singleton, initializer, saltNonce } })
}
