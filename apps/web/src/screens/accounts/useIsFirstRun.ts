import { useSavedAccounts } from '../../data/storage/pinnedAccounts.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'

/**
 * Whether the ways to open an account replace the list: no wallet, and nothing to list. Accounts of this browser are listed as soon as they are
 * read, which is later than the first drawing.
 * @param count of what can be listed so far
 */
export function useIsFirstRun(count: number): boolean {
  const wallet = useWallet()
  const saved = useSavedAccounts()
  return count === 0 && saved.length === 0 && wallet.address === null
}
