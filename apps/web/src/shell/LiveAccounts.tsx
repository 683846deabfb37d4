import { useKnownAccounts } from '../screens/accounts/useKnownAccounts.ts'
import { useNeedsYou } from '../screens/accounts/useNeedsYou.ts'
import { MOST_FOLLOWED, useLiveUpdates } from '../data/updates/useLiveUpdates.ts'
import { useShellAccount } from './useShellAccount.ts'

/** Follows the open account, the known accounts and the accounts that they own with the tab's event stream. Renders nothing. */
export function LiveAccounts() {
  const { open } = useShellAccount()
  const { accounts } = useKnownAccounts()
  const { below } = useNeedsYou()
  const known = [...accounts.map(({ key }) => key), ...below]
  useLiveUpdates((open ? [open.key, ...known] : known).slice(0, MOST_FOLLOWED))
  return null
}
