import { useQueries } from '@tanstack/react-query'
import { chainStateQuery } from '../query/chainStateQuery.ts'
import { useAllSeenPowers } from '../storage/seenPowers.ts'
import type { OpenAccount } from '../url/AccountContext.tsx'
import { changesSinceVisit, isGrave, type ChangesSinceVisit } from './changesSinceVisit.ts'

type Account = Pick<OpenAccount, 'chain' | 'safe' | 'key'>

export type AccountChanges<Of extends Account> = ChangesSinceVisit & {
  readonly account: Of
  /** A change gives control to an address. */
  readonly isGrave: boolean
}

/**
 * What changed about accounts since this browser last saw each. Accounts that were seen before are read from the chain, one request each,
 * so callers with many accounts pass only the relevant ones.
 * @param isAsking false uses cached reads only
 */
export function useChangesSinceVisit<Of extends Account>(
  accounts: readonly Of[],
  isAsking = true,
): AccountChanges<Of>[] {
  const seenOf = useAllSeenPowers()
  const seen = accounts.filter(({ key }) => seenOf(key) !== null)
  const states = useQueries({
    queries: seen.map(({ chain, safe }) => ({ ...chainStateQuery(chain, safe), enabled: isAsking })),
  })
  return seen.flatMap((account, index) => {
    const state = states[index]?.data
    const changes = state ? changesSinceVisit(seenOf(account.key), state) : null
    return changes ? [{ ...changes, account, isGrave: changes.differences.some(isGrave) }] : []
  })
}
