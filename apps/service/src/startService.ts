import type { ServiceConfig } from './config/ServiceConfig.ts'
import { createService, type RunningService, type SecondPort } from './createService.ts'

/** Runs a complete client service in this process: database, journal, one indexer per chain, HTTP. Port 0 takes a free port. */
export const startService = async (config: ServiceConfig, second?: SecondPort): Promise<RunningService> =>
  (await createService(config, { second })).listen()
