import { savedAccountsStore } from '../../../data/storage/pinnedAccounts.ts'
import { loadFirstRun } from './loadFirstRun.ts'
import { useAccountsReader } from '../useAccountsReader.ts'

/** What the pages of accounts need before they are drawn. Never rejects. */
export async function loadAccountsPage(): Promise<void> {
  const isFirst = savedAccountsStore.get().length === 0
  await Promise.all([useAccountsReader.load(), isFirst && loadFirstRun().catch(() => null)])
}
