import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { createDeliveryMetrics, type DeliveryMetrics } from './createDeliveryMetrics.ts'

/** Internal counters for Prometheus. Labels are routes, chains and kinds; never an address or a URL. */
export type Metrics = {
  readonly registry: Registry
  request(labels: { method: string; route: string; status: number }, seconds: number): void
  rpc(chainId: string, failed: boolean): void
  reorg(chainId: string): void
  recoveryBlocksUnread(chainId: string, count: number): void
  journalAppend(seconds: number): void
  answer(from: AnswerSource): void
  streamOpened(): void
  streamClosed(reason: StreamEnd): void
  readonly deliveries: DeliveryMetrics
}
/** Where the answer of a route came from that is cached while its account does not change. */
export type AnswerSource = 'cache' | 'database' | 'replica'
export type StreamEnd = 'client' | 'slow' | 'shutdown' | 'failed'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counters of one service; two services in one process have separate ones.
 *
 * @param given the registry of the program around the service, which has the metrics of the process already
 */
export function createMetrics(given?: Registry): Metrics {
  const registry = given ?? new Registry()
  const registers = [registry]
  if (given === undefined) collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'countersign_http_requests_total',
    help: 'Answered requests by route template.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'countersign_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  const rpcCalls = new Counter({
    name: 'countersign_rpc_requests_total',
    help: 'Requests to the nodes of a chain.',
    labelNames: ['chain_id'],
    registers,
  })
  const rpcErrors = new Counter({
    name: 'countersign_rpc_errors_total',
    help: 'Requests to the nodes of a chain that no node answered; reverted calls are answers.',
    labelNames: ['chain_id'],
    registers,
  })
  const reorgs = new Counter({
    name: 'countersign_reorgs_total',
    help: 'How often a chain replaced indexed blocks.',
    labelNames: ['chain_id'],
    registers,
  })
  const unreadBlocks = new Counter({
    name: 'countersign_recovery_blocks_unread_total',
    help: 'Blocks that were not searched for announced recoveries, because the nodes refuse their logs.',
    labelNames: ['chain_id'],
    registers,
  })
  const appends = new Histogram({
    name: 'countersign_journal_append_seconds',
    help: 'Time until entries are durable: the fsync of the journal file, or the commit of its table.',
    buckets: SECONDS,
    registers,
  })
  const answers = new Counter({
    name: 'countersign_answers_total',
    help: 'Answers of routes that are cached, by where they came from.',
    labelNames: ['from'],
    registers,
  })
  const streams = new Gauge({ name: 'countersign_event_streams', help: 'Open event streams.', registers })
  const streamEnds = new Counter({
    name: 'countersign_event_streams_closed_total',
    help: 'Event streams that ended, by reason.',
    labelNames: ['reason'],
    registers,
  })
  return {
    registry,
    deliveries: createDeliveryMetrics(registry),
    request({ method, route, status }, seconds) {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    rpc(chainId, failed) {
      rpcCalls.inc({ chain_id: chainId })
      rpcErrors.inc({ chain_id: chainId }, failed ? 1 : 0)
    },
    reorg: (chainId) => reorgs.inc({ chain_id: chainId }),
    recoveryBlocksUnread: (chainId, count) => unreadBlocks.inc({ chain_id: chainId }, count),
    answer: (from) => answers.inc({ from }),
    journalAppend: (seconds) => appends.observe(seconds),
    streamOpened: () => streams.inc(),
    streamClosed(reason) {
      streams.dec()
      streamEnds.inc({ reason })
    },
  }
}
