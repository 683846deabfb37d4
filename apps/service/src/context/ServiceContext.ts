import type { ServiceConfig } from '../config/ServiceConfig.ts'
import type { Database } from '../db/database/Database.ts'
import type { DurableStore } from '../db/durable/DurableStore.ts'
import type { Enrolment } from '../enrolment/createEnrolment.ts'
import type { Bans } from '../bans/createBans.ts'
import type { EventBus } from '../events/EventBus.ts'
import type { WatchedJournal } from '../journal/watchRecords.ts'
import type { Logger } from '../logging/createLogger.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { NameLookup } from '../outbound/NameLookup.ts'
import type { Telemetry } from '../telemetry/Telemetry.ts'
import type { TokenList } from '../token-list/TokenList.ts'
import type { ChainRuntime } from './ChainRuntime.ts'

/** Everything a request needs. */
export type ServiceContext = {
  config: ServiceConfig
  db: Database
  durable: DurableStore
  journal: WatchedJournal
  bus: EventBus
  /** Epoch milliseconds, for dates that are stored, signed or displayed. */
  clock: () => number
  /** For durations, deadlines, limits and caches; see `monotonicNow`. */
  monotonic: () => number
  log: Logger
  metrics: Metrics
  /** Null when no collector is configured. */
  telemetry: Telemetry | null
  /** Looks up names that clients and contracts supply. */
  lookup: NameLookup
  /** The tokens for which the operator vouches. */
  tokenList: TokenList
  enrolment: Enrolment
  bans: Bans
  /** By decimal chain id, in configured order. */
  chains: ReadonlyMap<string, ChainRuntime>
}
