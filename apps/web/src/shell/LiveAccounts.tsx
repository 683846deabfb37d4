import { useKnownAccounts } from '../features/accounts/useKnownAccounts.ts'
import { useLiveUpdates } from '../shared/live/useLiveUpdates.ts'
import { useShellAccount } from './useShellAccount.ts'

/** The service follows at most this many accounts in one stream. */
const MOST_FOLLOWED = 50

/** Keeps the tab's event stream on the open account and the known ones. Draws nothing. */
export function LiveAccounts() {
  const { open } = useShellAccount()
  const { accounts } = useKnownAccounts()
  const known = accounts.map(({ key }) => key)
  useLiveUpdates((open ? [open.key, ...known] : known).slice(0, MOST_FOLLOWED))
  return null
}
