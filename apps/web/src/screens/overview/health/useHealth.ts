import { useQuery } from '@tanstack/react-query'
import { releasesQuery } from '../../../data/releases/releasesQuery.ts'
import { useAfterContent } from '../../../data/live/useAfterContent.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { health } from './health.ts'

/** Facts about the account's health. The chain reads start after the first paint. */
export function useHealth() {
  const { key, chain, safe } = useAccount()
  const enabled = useAfterContent()
  const state = useQuery({ ...chainStateQuery(chain, safe), enabled })
  const releases = useQuery({ ...releasesQuery, enabled })
  const service = useQuery(safeQuery(key)).data
  // Five facts without a verdict, replaced by one line a moment later, would move what is below them.
  const isFirst = [state, releases].some(({ data, isFetching }) => data === undefined && isFetching)
  return {
    facts:
      isFirst || !service
        ? undefined
        : health({
            safe: service,
            chain: state.data,
            findRelease: releases.data?.findRelease,
            recommended: releases.data?.recommendedOn(chain) ?? null,
          }),
    block: state.data?.block,
    error: state.error,
    isChecking: state.isFetching,
    run: () => void state.refetch(),
  }
}
