import { logMissing } from './chain/probe/logMissing.ts'
import type { ServiceContext } from './context/ServiceContext.ts'

/** Every chain begins to be followed, and what its nodes lack is logged. */
export function startIndexers({ chains, log }: ServiceContext): void {
  for (const runtime of chains.values()) {
    runtime.indexer.start()
    void logMissing(runtime, log)
  }
}
