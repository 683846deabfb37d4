import { createAnswerWatch } from './chain/rpc/createAnswerWatch.ts'
import { createChainPool } from './chain/rpc/createChainPool.ts'
import { postByFetch } from './chain/rpc/postByFetch.ts'
import { type ChainReport, probeChain } from './chain/probe/probeChain.ts'
import { createChainReader } from './chain/reader/createChainReader.ts'
import type { ChainConfig } from './config/ChainConfig.ts'
import type { ServiceConfig } from './config/ServiceConfig.ts'
import type { ChainRuntime } from './context/ChainRuntime.ts'
import type { ServiceContext } from './context/ServiceContext.ts'
import type { ServiceOptions } from './ServiceOptions.ts'
import { createLogger, type Logger } from './logging/createLogger.ts'
import { limitRepeats } from './logging/limitRepeats.ts'
import { monotonicNow } from './clock/monotonicNow.ts'
import { openDurableStore } from './db/durable/DurableStore.ts'
import { openPriceStore } from './db/durable/PriceStore.ts'
import { keepStatistics } from './db/database/keepStatistics.ts'
import { type DataDirLock, lockDataDir } from './db/data-dir/lockDataDir.ts'
import { knownVersion, migrate } from './db/migrate/migrate.ts'
import { requirePrepared } from './db/migrate/requirePrepared.ts'
import { openTrustedDatabase } from './db/open/openTrustedDatabase.ts'
import { announceConfiguration } from './read/configuration/announceConfiguration.ts'
import { createEventBus, type EventBus } from './events/EventBus.ts'
import { openBroker } from './events/openBroker.ts'
import { notifyReads } from './events/notifyReads.ts'
import { followEvents } from './events/followEvents.ts'
import { startHousekeeping } from './housekeeping/startHousekeeping.ts'
import { startPriceRecorder } from './housekeeping/startPriceRecorder.ts'
import { createBans } from './bans/createBans.ts'
import { createKeys } from './session/createKeys.ts'
import { refreshSessionKeys } from './session/sessionKeys.ts'
import { listedAccounts } from './enrolment/listedAccounts.ts'
import { createEnrolment } from './enrolment/createEnrolment.ts'
import { createIndexer } from './indexer/createIndexer.ts'
import { withRelaying } from './config/isRelayed.ts'
import { createMetrics, type Metrics } from './metrics/createMetrics.ts'
import { createJournalRecorder } from './journal/JournalRecorder.ts'
import { deferJournalStore } from './journal/deferJournalStore.ts'
import { openFileJournal } from './journal/openFileJournal.ts'
import { openTableJournal } from './journal/openTableJournal.ts'
import { watchRecords } from './journal/watchRecords.ts'
import { readTokenList } from './token-list/readTokenList.ts'
import { traceStep } from './requests/traceStep.ts'
import { createTaskTracer } from './telemetry/createTaskTracer.ts'
import { openTelemetry } from './telemetry/openTelemetry.ts'
import { traceEvents } from './telemetry/traceEvents.ts'
import { createNameServerLookup } from './outbound/createNameServerLookup.ts'
import type { RpcEndpoint } from './chain/rpc/RpcEndpoint.ts'
import { NodeError } from './chain/rpc/NodeError.ts'
import type { JournalStore } from './journal/JournalEntry.ts'

export type OpenContext = {
  context: ServiceContext
  /** Stops everything and releases it in reverse order, so that no data is lost. */
  close(): Promise<void>
}

type Options = ServiceOptions & {
  /** Follows `clock` when only that is given, so that a test moves both. */
  monotonic?: () => number
  /** Approximate number of logs that the index writes at once; tests use fewer. */
  mostLogs?: number
}

export type PreparedContext = OpenContext & {
  /** Applies the journal, then starts what depends on it. Until then, answers about accounts may be incomplete. */
  begin(): Promise<void>
}

/** Opens everything except the HTTP server: lock, database, journal and its replay, chains. Starts no indexer. */
export async function openContext(given: ServiceConfig, options: Options = {}): Promise<OpenContext> {
  const prepared = await prepareContext(given, options)
  try {
    await prepared.begin()
    return prepared
  } catch (error) {
    await prepared.close()
    throw error
  }
}

/** As `openContext`, without reading and applying the journal: a large one takes minutes. */
export async function prepareContext(given: ServiceConfig, options: Options = {}): Promise<PreparedContext> {
  const { clock = Date.now, monotonic = clock === Date.now ? monotonicNow : clock } = options
  const config = withRelaying(given)
  const log = limitRepeats(options.logger ?? createLogger(levelOf(config), clock))
  const tokenList = readTokenList(config, (sentence) => log.info(sentence))
  const undo: (() => Promise<void> | void)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    let lock: DataDirLock | null = null
    let file: JournalStore | null = null
    if (config.databaseUrl === undefined) {
      const taken = (lock = await lockDataDir(config.dataDir, { onLost: (error) => endAtOnce(error, log) }))
      undo.push(() => taken.release())
      const read = (file = deferJournalStore(openFileJournal(taken, log)))
      undo.push(() => read.close())
    }
    const db = await openTrustedDatabase(config, log)
    undo.push(() => db.close())
    undo.push(keepStatistics(db, log))
    if (config.readOnly) await requirePrepared(db)
    else if (await migrate(db, clock())) log.info('The projection was created empty. Journal and chains fill it again.')
    db.requireVersion(knownVersion())
    const assertHeld = async () => lock?.assertHeld()
    const durable = await openDurableStore(db, config.dataDir, assertHeld)
    const store = file ?? openTableJournal(db)
    const metrics = createMetrics(options.metrics)
    const telemetry = await openTelemetry(config.telemetry, { registry: metrics.registry, log })
    undo.push(async () => telemetry?.close())
    const bus = traceEvents(
      createEventBus,
      (error) => log.error('A part of this process could not handle an event; the others have it.', { error }),
      telemetry,
    )
    // On PostgreSQL every process reads the events back from the database, including those of the other processes.
    const broker = config.brokerUrl === undefined ? undefined : await openBroker(config.brokerUrl, db, log)
    if (broker) undo.push(() => broker.close())
    const publish = broker?.publish ?? (() => undefined)
    const writers: EventBus = db.kind === 'postgres' ? { ...bus, publish } : bus
    const chains = new Map<string, ChainRuntime>()
    const recorder = createJournalRecorder({
      db,
      store: measureJournal(store, metrics),
      bus: writers,
      clock,
      log,
      blockTime: (chainId) => chains.get(chainId)?.indexer.status().blockTime ?? 0,
    })
    const journal = watchRecords(recorder, monotonic)
    undo.push(() => journal.close())
    const lookup = createNameServerLookup({ servers: config.nameServers })
    const bans = createBans({ db, durable, clock })
    await bans.load()
    if (db.kind === 'postgres') undo.push(repeat(bans.load, 'Bans of other processes could not be read.', log))
    if (db.kind === 'postgres') {
      const refresh = () => refreshSessionKeys({ config, db, monotonic })
      undo.push(repeat(refresh, 'The keys of the sessions could not be read again.', log))
    }
    const context: ServiceContext = {
      config,
      db,
      durable,
      journal,
      bus,
      clock,
      monotonic,
      log,
      metrics,
      telemetry,
      lookup,
      tokenList,
      bans,
      enrolment: createEnrolment({
        config: config.enrolment,
        db,
        clock,
        monotonic,
        ...(config.readOnly ? { passReads: (reads) => notifyReads(db, reads) } : {}),
      }),
      chains,
    }
    for (const chain of config.chains)
      chains.set(chain.chainId, createRuntime(chain, { ...context, bus: writers }, options))
    undo.push(async () => {
      await Promise.all([...chains.values()].map(({ indexer }) => indexer.stop()))
    })
    const follow = async (followJournal: () => Promise<void>) => {
      const noteRead = config.readOnly ? undefined : context.enrolment.noteRead
      const look = await followEvents({ db, bus, log, broker, followJournal, noteRead })
      undo.push(repeat(look, 'New events could not be read.', log))
    }
    const keepReads = () => {
      // Without the last dates an account is evicted a day earlier.
      undo.push(() => context.enrolment.saveReads().catch(() => undefined))
      undo.push(
        repeat(context.enrolment.saveReads, 'The last reads of accounts could not be stored.', log, SAVE_READS_MS),
      )
    }
    const begin = async () => {
      if (config.readOnly) {
        await journal.awaitOthers()
        keepReads()
        return follow(async () => undefined)
      }
      if (db.kind === 'postgres') await createKeys(context)
      const priceStore = await openPriceStore(db, config.dataDir, clock(), assertHeld)
      await journal.catchUp()
      if (db.kind === 'postgres') {
        await follow(journal.follow)
        undo.push(repeat(journal.follow, 'New records of the journal could not be read.', log))
      }
      writers.publish(await announceConfiguration(context))
      undo.push(startHousekeeping(context))
      keepReads()
      undo.push(startPriceRecorder({ ...context, priceStore }))
    }
    return { context, begin, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Notifications may be lost, and a process may end between the append to the journal and its application. */
const FOLLOW_MS = 2000

/** Repeats a task, one run at a time. @returns stops it and waits for the last run */
function repeat(task: () => Promise<void>, failure: string, log: Logger, everyMs = FOLLOW_MS): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(task).catch((error: unknown) => {
      log.warn(`${failure} The next attempt follows.`, { error: String(error) })
    })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}

const SAVE_READS_MS = 60_000

/** The access log needs its level. */
const levelOf = ({ logLevel, accessLog }: ServiceConfig) => (accessLog && logLevel !== 'debug' ? 'info' : logLevel)

/** Another process has taken the data directory. Closing the database would write into files that the other process now uses. */
function endAtOnce(error: Error, log: Logger): void {
  log.error(error.message)
  process.exit(1)
}

function createRuntime(
  config: ChainConfig,
  { config: service, db, bus, clock, monotonic, log, metrics, telemetry, journal }: ServiceContext,
  { mostLogs, fetch }: Options,
): ChainRuntime {
  const watch = createAnswerWatch(monotonicNow, () => client.getBlockNumber())
  const { isReached, isSilent } = watch
  const pool = createChainPool(
    config,
    watch.answered,
    monotonicNow,
    (endpoint) => measureEndpoint(endpoint, { metrics, chainId: config.chainId, onFailure: watch.failed }),
    fetch && postByFetch(fetch),
  )
  const { client } = pool
  const reader = createChainReader(config, client)
  const listed = listedAccounts(service.enrolment, config.chainId)
  const traceTask = createTaskTracer(telemetry)
  const parts = { config, pool, client, reader, db, bus, journal, clock, monotonic, log, mostLogs, listed, traceTask }
  const indexer = createIndexer(parts)
  let report: ChainReport | null = null
  const probe = async () => (report = await probeChain(client, config))
  return { config, pool, client, reader, indexer, isReached, isSilent, probe, report: () => report }
}

/** Counts the requests to a node and its failures. A reverted call is an answer, not a failure. */
const measureEndpoint = (
  endpoint: RpcEndpoint,
  { metrics, chainId, onFailure }: { metrics: Metrics; chainId: string; onFailure: () => void },
): RpcEndpoint => ({
  ...endpoint,
  async request(call) {
    try {
      const describe = () => ({
        'rpc.system.name': 'jsonrpc',
        'rpc.method': call.method,
        'server.address': endpoint.host,
        'countersign.chain_id': chainId,
      })
      const answer = await traceStep(call.method, describe, () => endpoint.request(call))
      metrics.rpc(chainId, false)
      return answer
    } catch (error) {
      const isFailure = error instanceof NodeError
      metrics.rpc(chainId, isFailure)
      if (isFailure) onFailure()
      throw error
    }
  },
})

/** Measures the duration of appends to the store. */
const measureJournal = (store: JournalStore, metrics: Metrics): JournalStore => ({
  ...store,
  async append(entries, at) {
    const from = performance.now()
    const last = await store.append(entries, at)
    metrics.journalAppend((performance.now() - from) / 1000)
    return last
  },
})
