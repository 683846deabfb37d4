import { useKnownAccounts } from '../features/accounts/useKnownAccounts.ts'
import { useNeedsYou } from '../features/accounts/useNeedsYou.ts'
import { useAfterContent } from '../shared/live/useAfterContent.ts'
import { useLiveUpdates } from '../shared/live/useLiveUpdates.ts'
import { useShellAccount } from './useShellAccount.ts'

/** The service follows at most this many accounts in one stream. */
const MOST_FOLLOWED = 50

/** Keeps the tab's event stream on the open account, the known ones and those they own. Draws nothing. */
export function LiveAccounts() {
  const { open } = useShellAccount()
  const { accounts } = useKnownAccounts()
  const { children } = useNeedsYou(useAfterContent())
  const known = [...accounts, ...children].map(({ key }) => key)
  useLiveUpdates((open ? [open.key, ...known] : known).slice(0, MOST_FOLLOWED))
  return null
}
