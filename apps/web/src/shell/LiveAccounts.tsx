import { useKnownAccounts } from '../screens/accounts/useKnownAccounts.ts'
import { useNeedsYou } from '../screens/accounts/useNeedsYou.ts'
import { MOST_FOLLOWED, useLiveUpdates } from '../data/updates/useLiveUpdates.ts'
import { useShellAccount } from './useShellAccount.ts'

/** Keeps the tab's event stream on the open account, the known ones and those they own. Draws nothing. */
export function LiveAccounts() {
  const { open } = useShellAccount()
  const { accounts } = useKnownAccounts()
  const { below } = useNeedsYou()
  const known = [...accounts.map(({ key }) => key), ...below]
  useLiveUpdates((open ? [open.key, ...known] : known).slice(0, MOST_FOLLOWED))
  return null
}
