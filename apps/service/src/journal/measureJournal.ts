import type { JournalStore } from './JournalStore.ts'
import type { Metrics } from '../metrics/createMetrics.ts'

/** Measures the duration of appends to the store. */
export const measureJournal = (store: JournalStore, metrics: Metrics): JournalStore => ({
  ...store,
  async append(entries, at) {
    const from = performance.now()
    const last = await store.append(entries, at)
    metrics.journalAppend((performance.now() - from) / 1000)
    return last
  },
})
