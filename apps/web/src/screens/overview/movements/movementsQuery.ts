import { utcDay } from '@countersign/primitives'
import type { Chain } from '@countersign/api'
import { queryOptions } from '@tanstack/react-query'
import { dataSource } from '../../../data/api/dataSource.ts'
import { isOwnChain } from '../../../data/config/ownChains.ts'
import { queryKeys, type AccountKey } from '../../../data/keys/queryKeys.ts'
import { fetchExport } from './fetchExport.ts'
import { type Movement, parseMovements } from './Movement.ts'

const DAY_MS = 86_400_000
/** The longest range first. A range whose file is too large is replaced by the next one. */
const RANGES_IN_DAYS = [366, 184, 92, 31]

export type Movements = {
  /** Oldest first. */
  readonly movements: readonly Movement[]
  /** Movements before this time are unknown or did not exist; epoch milliseconds. */
  readonly since: number
  /** Why nothing before `since` is known; null if the account or the longest range begins there. */
  readonly cutBy: 'size' | 'chain' | null
}

/** The transfers of the last year, or of a shorter range if there are too many. */
export const movementsQuery = (chain: Chain, key: AccountKey) =>
  queryOptions({
    queryKey: [...queryKeys.account(key), 'movements'],
    queryFn: async ({ signal }): Promise<Movements> => {
      const now = Date.now()
      if (!dataSource.get().hasExtensions || isOwnChain(key)) return fromChain(chain, key, now)
      for (const days of RANGES_IN_DAYS) {
        const since = startOfRange(now, days)
        const file = await fetchExport(key, utcDay(since), signal)
        if (file === null) continue
        const { movements, createdAt } = parseMovements(file)
        const isWhole = days === RANGES_IN_DAYS[0] || createdAt !== null
        return { movements, since: createdAt ?? since, cutBy: isWhole ? null : 'size' }
      }
      return { movements: [], since: now, cutBy: 'size' }
    },
    staleTime: 60_000,
    // Amounts are integers that JSON cannot contain.
    meta: { persist: false },
    structuralSharing: false,
  })

/** As far back as this browser has read the events of the account. */
async function fromChain(chain: Chain, key: AccountKey, now: number): Promise<Movements> {
  const { exportFromChain } = await import('../../../data/chain-only/exportFromChain.ts')
  const since = startOfRange(now, RANGES_IN_DAYS[0] ?? 0)
  const { text } = await exportFromChain(chain, key.safe, 'json', { from: utcDay(since), to: '' })
  const { movements, createdAt, isComplete } = parseMovements(text)
  if (isComplete) return { movements, since: createdAt ?? since, cutBy: null }
  return { movements, since: movements[0]?.at ?? now, cutBy: 'chain' }
}

const startOfRange = (now: number, days: number): number => Math.floor(now / DAY_MS) * DAY_MS - days * DAY_MS

/** "2026-11-21", in UTC. */
