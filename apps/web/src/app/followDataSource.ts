import type { TransactionDetails } from '@countersign/api'
import type { QueryClient } from '@tanstack/react-query'
import { isServiceThere } from '../data/client/apiClient.ts'
import { dataSource } from '../data/api/dataSource.ts'
import { provideLastSeen, type LastSeen } from '../data/api/lastSeen.ts'
import { keptProposals } from '../data/storage/keptProposals.ts'
import { isFromService } from './queryClient.ts'

/** How often the page checks whether a lost service answers again. */
const LOOK_MS = 10_000
/** The first page has priority. */
const AFTER_START_MS = 3_000

/** Invalidates everything when the data source changes, and checks whether a lost service answers again. */
export function followDataSource(queryClient: QueryClient): void {
  let looking: ReturnType<typeof setInterval> | undefined
  let before = dataSource.get().from
  provideLastSeen(() => lastSeenIn(queryClient))
  const follow = () => {
    const { from, why } = dataSource.get()
    clearInterval(looking)
    if (why === 'lost' || why === 'rebuilding') looking = setInterval(() => void isServiceThere(), LOOK_MS)
    if (from === before) return
    before = from
    if (from === 'service') void offerWhatWaits()
    void queryClient.invalidateQueries({ predicate: isFromService })
  }
  dataSource.subscribe(follow)
  follow()
  // The browser's events are only hints; answers decide.
  for (const hint of ['online', 'offline'])
    addEventListener(hint, () => {
      void isServiceThere()
      void queryClient.invalidateQueries({ queryKey: ['head'] })
    })
  if (before === 'service') setTimeout(() => void offerWhatWaits(), AFTER_START_MS)
}

/** Delivers what was created without a service, also on an earlier day. */
async function offerWhatWaits(): Promise<void> {
  if (keptProposals.get() === 'no' || dataSource.get().from !== 'service') return
  const [{ offerProposals }, { offerMessages }] = await Promise.all([
    import('../data/client/offerProposals.ts'),
    import('../data/client/offerMessages.ts'),
  ])
  await offerProposals()
  await offerMessages()
}

function lastSeenIn(queryClient: QueryClient): LastSeen[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: ['account'] })
    .flatMap(({ queryKey: [, chainId, , part], state }) => {
      const details = state.data as TransactionDetails | undefined
      if (part !== 'transaction' || typeof chainId !== 'string' || details === undefined) return []
      return [{ chainId, details, at: state.dataUpdatedAt }]
    })
}
