import { type Address, isAddress } from '@countersign/primitives'
import { askWallet } from './askWallet.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'

/**
 * Lets the user choose again which accounts a wallet shares (EIP-2255). The wallet itself notifies the page when the chosen account
 * changed.
 *
 * @returns the accounts shared now, the chosen one first
 * @throws {WalletError} rejected, not-supported
 * @example
 * await requestPermissions({ request: async () => [] }) // []
 */
export async function requestPermissions(provider: Eip1193Provider): Promise<readonly Address[]> {
  await askWallet(provider, { method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
  const accounts = await askWallet(provider, { method: 'eth_accounts' })
  return Array.isArray(accounts) ? accounts.filter((account): account is Address => isAddress(account)) : []
}
