import type { JournalStore } from '../journal/journalStore.ts'
import type { Metrics } from './createMetrics.ts'

/** The same store, timed. */
export const measureJournal = (store: JournalStore, metrics: Metrics): JournalStore => ({
  ...store,
  async append(entries, at) {
    const from = performance.now()
    const last = await store.append(entries, at)
    metrics.journalAppend((performance.now() - from) / 1000)
    return last
  },
})
