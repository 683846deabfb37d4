import type { ServiceConfig } from './config/ServiceConfig.ts'
import { listenAtOnce, type RunningService, type SecondPort } from './createService.ts'

/**
 * Runs a complete client service in this process: database, journal, one indexer per chain, HTTP. Port 0 takes a free port. The port is open
 * from the beginning; the promise resolves when the journal is applied.
 */
export const startService = async (config: ServiceConfig, second?: SecondPort): Promise<RunningService> =>
  listenAtOnce(config, { second })
