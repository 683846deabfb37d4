import { Counter, Gauge, type Registry } from 'prom-client'
import { withinMoment } from '../clock/withinMoment.ts'

/** Who gets an event: browsers, webhooks of the operator, webhooks of owners, and this service, which announces what can be executed. */
export type DeliveryKind = 'push' | 'webhook' | 'owner_webhook' | 'ready'
/** Deliveries of one receiver that were not made yet, and when the oldest of them was to be made, in epoch milliseconds. */
export type WaitingDeliveries = { readonly kind: DeliveryKind; readonly count: number; readonly oldest: number | null }
type Read = () => Promise<readonly WaitingDeliveries[]>

export type DeliveryMetrics = {
  failed(kind: DeliveryKind, count?: number): void
  /** Reads at each scrape what waits. @returns stops it */
  watch(read: Read, clock: () => number): () => void
}

/** Deliveries of events by the kind of their receiver. */
export function createDeliveryMetrics(registry: Registry): DeliveryMetrics {
  const registers = [registry]
  const labelNames = ['receiver']
  const watched = new Set<{ read: Read; clock: () => number }>()
  let running: Promise<void> | null = null
  const collect = () => (running ??= readAll().finally(() => (running = null)))
  const waiting = new Gauge({
    name: 'countersign_deliveries_waiting',
    help: 'Events that were not delivered yet, by receiver: new ones for a moment, and those that are tried again.',
    labelNames,
    registers,
    collect,
  })
  const oldest = new Gauge({
    name: 'countersign_delivery_oldest_seconds',
    help: 'Age of the oldest event that was not delivered yet, by receiver; 0 when none waits.',
    labelNames,
    registers,
    collect,
  })
  const failures = new Counter({
    name: 'countersign_deliveries_failed_total',
    help: 'Deliveries that were given up: after the last attempt, after a refusal for good, or because too many waited.',
    labelNames,
    registers,
  })

  async function readAll(): Promise<void> {
    const found = await Promise.all(
      [...watched].map(async ({ read, clock }) => ({ rows: await withinMoment(read()), clock })),
    )
    // While the database is unavailable the last numbers stay, because the other metrics are needed then.
    if (found.some(({ rows }) => rows === null)) return
    waiting.reset()
    oldest.reset()
    const ages = new Map<DeliveryKind, number>()
    for (const { rows, clock } of found)
      for (const { kind, count, oldest: at } of rows ?? []) {
        waiting.inc({ receiver: kind }, count)
        const age = at === null ? 0 : Math.max(0, clock() - at) / 1000
        ages.set(kind, Math.max(age, ages.get(kind) ?? 0))
      }
    for (const [receiver, age] of ages) oldest.set({ receiver }, age)
  }

  return {
    failed: (receiver, count = 1) => failures.inc({ receiver }, count),
    watch(read, clock) {
      const one = { read, clock }
      watched.add(one)
      return () => void watched.delete(one)
    },
  }
}
