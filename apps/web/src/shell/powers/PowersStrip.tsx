import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useFollowExpected } from '../../data/creation/useFollowExpected.ts'
import { useChangesSinceVisit } from '../../data/visits/useChangesSinceVisit.ts'
import { ChangedStrip } from '../../parts/visits/ChangedStrip.tsx'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { accountPowers, isRisk } from './accountPowers.ts'
import { RisksStrip } from './RisksStrip.tsx'
import { useExpectedStrip } from '../strips/useExpectedStrip.ts'
import { useDevelopmentModules } from './useDevelopmentModules.ts'
import { useNamedPowers } from './useNamedPowers.ts'
import { changesSinceVisit } from '../../data/visits/changesSinceVisit.ts'
import { completeSeenPowers, findSeenPowers, noteSeenPowers } from '../../data/storage/seenPowers.ts'

const AGAIN_MS = 60_000

/** Stores who controls the open account, and the time, while nothing differs from the last visit. */
function useVisit({ chain, safe, key }: OpenAccount): void {
  const { data: state } = useQuery(chainStateQuery(chain, safe))
  useEffect(() => {
    if (!state) return
    const seen = findSeenPowers(key)
    if (seen === null) noteSeenPowers(key, state)
    else if (changesSinceVisit(seen, state) !== null) completeSeenPowers(key, state)
    else if ((seen.seenAt ?? 0) < Date.now() - AGAIN_MS) noteSeenPowers(key, state)
  }, [state, key])
}

const SETUP = '/_app/safes/$safe/setup'

/**
 * Contracts that can act for the account without signatures or block it, on each of its pages, and changes of who controls it. The Set-up
 * page shows both itself. Load this file with `import()`: it contains the published addresses.
 */
export function PowersStrip({ account }: { account: OpenAccount }) {
  const { chain, safe } = account
  useVisit(account)
  useFollowExpected(account)
  const isSetup = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === SETUP) })
  const { data: state, isError } = useQuery(chainStateQuery(chain, safe))
  const { reported } = useExpectedStrip(account)
  const [changes] = useChangesSinceVisit([account])
  const development = useDevelopmentModules(chain, state?.modules)
  const byAddress = state && development ? accountPowers(state, development) : []
  const unknown = byAddress.filter(({ kind, name }) => name === null && (kind === 'module' || kind === 'guard'))
  const named = useNamedPowers(account, isSetup ? [] : unknown.map(({ address }) => address))
  if (isSetup) return null
  const isRead = state && development && named
  if (isRead && changes) return <ChangedStrip account={account} />
  return (
    <RisksStrip
      account={account}
      modules={state?.modules}
      all={isRead ? accountPowers(state, development, named).filter(isRisk) : null}
      reported={reported}
      hasFailed={isError}
    />
  )
}
