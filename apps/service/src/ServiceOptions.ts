import type { Registry } from 'prom-client'
import type { Logger } from './logging/createLogger.ts'

/** What the program around a service may replace. */
export type ServiceOptions = {
  /** Where the service logs. Default: one JSON object per line on standard error, from `logLevel` of the configuration up. */
  logger?: Logger
  /** Epoch milliseconds, for dates that are stored, signed or displayed. */
  clock?: () => number
  /** Gets the counters of one service. Default: an own registry, with the metrics of the process. */
  metrics?: Registry
  /**
   * Sends the requests to the nodes of the chains. Requests to addresses that clients or contracts name always use the service's own
   * client, which refuses private networks.
   */
  fetch?: typeof fetch
}
