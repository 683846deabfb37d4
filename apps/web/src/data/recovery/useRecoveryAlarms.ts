import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { useNow } from '@countersign/ui'
import { useQueries, queryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAfterContent } from '../live/useAfterContent.ts'
import { queryKeys } from '../keys/queryKeys.ts'
import { alarmsOf } from './alarmsOf.ts'
import { useExpectedAttempts } from './expectedAttempts.ts'
import type { RecoveryAlarm } from './RecoveryAlarm.ts'

/** The service, which reports announcements, looks for them every 30 seconds, and may be wrong or away. */
const POLL_MS = 60_000

/** The waiting attempts in the Delay modules of many accounts of one chain. */
const waitingRecoveriesQuery = (chain: Chain, safes: readonly Address[]) =>
  queryOptions({
    queryKey: queryKeys.waitingRecoveries(chain.chainId, safes),
    queryFn: async () => {
      const { readWaitingRecoveries } = await import('./readWaitingRecoveries.ts')
      return readWaitingRecoveries(chain, safes)
    },
    refetchInterval: POLL_MS,
    meta: { persist: false },
  })

export type RecoveryAlarms = {
  /** Attempts that can be executed first come first; expected ones last. */
  readonly alarms: readonly RecoveryAlarm[]
  /** The number of accounts whose modules could not be read. */
  readonly unread: number
  readonly isPending: boolean
}

/** Waiting recovery attempts in any of the accounts, read by a few requests per chain after the page has been drawn. */
export function useRecoveryAlarms(
  accounts: readonly { readonly chain: Chain; readonly safe: Address }[],
): RecoveryAlarms {
  const isReady = useAfterContent()
  const expected = useExpectedAttempts()
  const now = BigInt(Math.floor(useNow(true) / 1000))
  const byChain = useMemo(() => {
    const chains = new Map<string, { chain: Chain; safes: Address[] }>()
    for (const { chain, safe } of accounts) {
      const known = chains.get(chain.chainId)
      if (known) known.safes.push(safe)
      else chains.set(chain.chainId, { chain, safes: [safe] })
    }
    return [...chains.values()]
  }, [accounts])
  const answers = useQueries({
    queries: byChain.map(({ chain, safes }) => ({ ...waitingRecoveriesQuery(chain, safes), enabled: isReady })),
  })
  const alarms = answers
    .flatMap(({ data }, index) => {
      const chain = byChain[index]?.chain
      return data && chain ? alarmsOf(chain, data.recoveries, expected, now) : []
    })
    .toSorted(
      (one, other) =>
        Number(one.isExpected) - Number(other.isExpected) || Number(one.attempt.times.from - other.attempt.times.from),
    )
  const unread = answers.reduce(
    (sum, { data, isError }, index) => sum + (isError ? (byChain[index]?.safes.length ?? 0) : (data?.unread ?? 0)),
    0,
  )
  return { alarms, unread, isPending: answers.some(({ isPending }) => isPending) }
}
