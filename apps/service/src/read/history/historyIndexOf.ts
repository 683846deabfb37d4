import type { HistoryFilter } from '@countersign/api'
import { createHistoryMatch, NO_FACTS, toCreationTransaction, toHistoryEntry } from '@countersign/ledger'
import { createUseOrder } from '../../cache/createUseOrder.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { valueMessages } from '../../errors/valueMessages.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { requireChain } from '../chains/requireChain.ts'
import type { HistoryPlace } from './HistoryPlace.ts'
import { type HistoryRevision, type IndexedGroup, type IndexedHistory, isSameRevision } from './IndexedHistory.ts'
import { readHistoryRevision, readIndexedHistory } from './readIndexedHistory.ts'

export type FoundHistory = {
  /** Newest first. */
  readonly groups: readonly HistoryPlace[]
  /** Ids of the rows in some of these groups that do not match. */
  unmatchedIn(groups: readonly HistoryPlace[]): ReadonlySet<string>
  /** The creation of the account matches as well. */
  readonly hasCreation: boolean
}

type Shown = { readonly trusted: boolean; readonly imitation: boolean }

export type HistoryIndex = {
  /** Everything in the history of an account that matches. */
  find(safe: SafeRow, filter: HistoryFilter, shown: Shown): Promise<FoundHistory>
}

/** The maximum number of groups in memory; each takes about 600 bytes. */
const MOST_GROUPS = 400_000

/**
 * The histories that were searched last, in memory: filters combine in any way, so that no index of the database serves them. When
 * the history of an account has changed, what was added is read, or everything if that is not all that changed.
 */
function createHistoryIndex(context: ServiceContext): HistoryIndex {
  const known = createUseOrder<{ readonly revision: HistoryRevision; readonly reading: Promise<IndexedHistory> }>()
  const sizes = new Map<string, number>()

  async function indexOf(safe: SafeRow): Promise<IndexedHistory> {
    const key = `${safe.chainId}:${safe.address}`
    // Read before the rows, so that they are at least as new as it says.
    const revision = await readHistoryRevision(context, safe)
    const held = known.use(key)
    if (held && isSameRevision(held.revision, revision)) return held.reading
    const entry = { revision, reading: readIndexedHistory(context, safe, revision, held?.reading) }
    known.set(key, entry)
    try {
      const index = await entry.reading
      sizes.set(key, index.groups)
      forgetOthers(key)
      return index
    } catch (error) {
      if (known.get(key) === entry) known.delete(key)
      throw error
    }
  }

  function forgetOthers(newest: string): void {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    for (const key of known.keys()) {
      if (total <= MOST_GROUPS || key === newest) return
      total -= sizes.get(key) ?? 0
      sizes.delete(key)
      known.delete(key)
    }
  }

  return {
    async find(safe, filter, { trusted, imitation }) {
      const isMatch = matchOf(filter)
      const { rows } = await indexOf(safe)
      const least = trusted ? 2 : 1
      const groups: IndexedGroup[] = []
      for (const { entry, group, isTrusted, isImitation } of rows) {
        if (groups.at(-1) === group || group.visibility < least) continue
        if ((trusted && !isTrusted) || (isImitation && !imitation)) continue
        if (isMatch(entry)) groups.push(group)
      }
      return {
        groups,
        // Only for the rows that are shown: a set of all that are left out takes longer than the search.
        unmatchedIn(shown) {
          const hashes = new Set(shown.map(({ transactionHash }) => transactionHash))
          const left = rows.filter(({ group, entry }) => hashes.has(group.transactionHash) && !isMatch(entry))
          return new Set(left.map(({ id }) => id))
        },
        hasCreation: isCreationFound(context, safe, isMatch),
      }
    },
  }
}

const indexes = new WeakMap<ServiceContext, HistoryIndex>()

/** The one of a service, for every route that filters a history. */
export function historyIndexOf(context: ServiceContext): HistoryIndex {
  const known = indexes.get(context)
  if (known) return known
  const index = createHistoryIndex(context)
  indexes.set(context, index)
  return index
}

function matchOf(filter: HistoryFilter) {
  try {
    return createHistoryMatch(filter)
  } catch (cause) {
    const text = [filter.execution_date__gte, filter.execution_date__lte].filter(Boolean).join(', ')
    throw new ServiceError('value/invalid', () => valueMessages.notDayOrTime({ text }), { cause })
  }
}

function isCreationFound(context: ServiceContext, safe: SafeRow, isMatch: ReturnType<typeof matchOf>): boolean {
  const creation = toCreationTransaction(safe)
  if (creation === null) return false
  const native = requireChain(context, safe.chainId).config.nativeCurrency
  return isMatch(toHistoryEntry(creation, NO_FACTS, { of: () => undefined, native }))
}
