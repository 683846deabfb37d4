import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changesSinceVisit } from '../../data/visits/changesSinceVisit.ts'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import { completeSeenPowers, findSeenPowers, noteSeenPowers } from '../../data/storage/seenPowers.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'

const AGAIN_MS = 60_000

/** Notes who controls the open account, and when that was seen, as long as nothing is different from the last visit. */
export function useVisit({ chain, safe, key }: OpenAccount): void {
  const { data: state } = useQuery(chainStateQuery(chain, safe))
  useEffect(() => {
    if (!state) return
    const seen = findSeenPowers(key)
    if (seen === null) noteSeenPowers(key, state)
    else if (changesSinceVisit(seen, state) !== null) completeSeenPowers(key, state)
    else if ((seen.seenAt ?? 0) < Date.now() - AGAIN_MS) noteSeenPowers(key, state)
  }, [state, key])
}
