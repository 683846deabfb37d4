import { parseAddressInput } from '@countersign/primitives'
import { and, asc, count, eq, lt, min, ne } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { deliveryLog, notificationWebhooks as webhooks } from '../../db/schema/durableSchema.ts'
import { safes } from '../../db/schema/schema.ts'
import { isOfOwner } from '../../db/statements/isOfFormerOwner.ts'
import { machineLookup } from '../../outbound/createMachineLookup.ts'
import { OutboundError } from '../../outbound/OutboundError.ts'
import { createTaskTracer } from '../../telemetry/createTaskTracer.ts'
import { findWebhooksFor, hasWebhooks, webhookSecret, type WebhookRow } from './accountWebhooks.ts'
import { noteOutcome } from './noteOutcome.ts'
import { backOff } from './backOff.ts'
import { MAX_ATTEMPTS, type Receiver } from './createDispatcher.ts'
import { createLanes } from './createLanes.ts'
import { mayBePrivate } from './mayBePrivate.ts'
import { isAccepted, postWebhook, webhookIdOf } from './postWebhook.ts'
import { rememberUntilWritten } from './rememberUntilWritten.ts'
import { withPatience } from './withPatience.ts'

type Delivery = typeof deliveryLog.$inferSelect
type Due = { webhook: WebhookRow; delivery: Delivery }

/** One request per webhook at a time, few per host, so that one host cannot use all connections. */
const LANES = { perLane: 4, together: 32, mostWaiting: 1000 }
/** How long events wait for slow webhooks; unfinished requests then continue beside them. */
const PATIENCE_MS = 2000
const LOOK_AGAIN_MS = 1000
/** Events of one webhook that wait; further ones are not queued. */
const MOST_WAITING = 1000
const DAY_MS = 86_400_000
const KEPT_DAYS = 14
const PRUNE_MS = 3_600_000

/**
 * Queues the events of an account for the webhooks of its owners, and sends them. Each webhook has its own queue: its events are sent in
 * order, at least once, and a failure delays only the later events of that webhook.
 */
export function createAccountWebhookReceiver(context: ServiceContext, patienceMs = PATIENCE_MS): Receiver {
  const { db, clock, log, metrics } = context
  const traceTask = createTaskTracer(context.telemetry)
  const lanes = createLanes(LANES)
  const underway = new Set<string>()
  const isIdle = rememberUntilWritten(context.durable, async () => !(await hasWebhooks(context)))
  let prunedAt = 0

  async function send({ webhook, delivery }: Due): Promise<void> {
    try {
      const status = await attempt(context, webhook, delivery)
      const next = nextState(delivery, status, clock())
      await db.drizzle
        .update(deliveryLog)
        .set({ ...next, status, attemptedAt: clock() })
        .where(and(eq(deliveryLog.webhookId, webhook.id), eq(deliveryLog.id, delivery.id)))
      if (next.state === 'failed') metrics.deliveries.failed('owner_webhook')
      await noteOutcome(context, webhook, { state: next.state, status })
    } catch (error) {
      log.error('A delivery to a webhook of an owner could not be recorded. It is tried again.', { error })
    } finally {
      underway.delete(webhook.id)
    }
  }

  async function sendAll(due: readonly Due[]): Promise<void> {
    const sent = due.map(async (one) => {
      underway.add(one.webhook.id)
      if (!(await lanes.add(new URL(one.webhook.url).host, () => send(one)))) underway.delete(one.webhook.id)
    })
    await withPatience(Promise.all(sent), patienceMs)
  }

  return {
    name: 'webhooks of owners',
    kind: 'owner_webhook',
    wants: ({ address }) => address !== undefined,
    isIdle,
    async deliver({ id, event }) {
      const parsed = parseAddressInput(event.address ?? '')
      if (!parsed.ok) return false
      let isStored = false
      const { chainId, type } = event
      const body = JSON.stringify(event)
      const at = clock()
      for (const { id: webhookId } of await findEntitled(context, { chainId, safe: parsed.address, type })) {
        const isWaiting = and(eq(deliveryLog.webhookId, webhookId), eq(deliveryLog.state, 'waiting'))
        if ((await db.drizzle.$count(deliveryLog, isWaiting)) >= MOST_WAITING) {
          metrics.deliveries.failed('owner_webhook')
          continue
        }
        const row = { webhookId, id: webhookIdOf(id, body), type, body, at, state: 'waiting' as const }
        await db.drizzle
          .insert(deliveryLog)
          .values({ ...row, attempts: 0, nextAt: at })
          .onConflictDoNothing()
        isStored = true
      }
      return isStored
    },
    async work() {
      if (clock() - prunedAt > PRUNE_MS) {
        prunedAt = clock()
        await db.drizzle
          .delete(deliveryLog)
          .where(and(ne(deliveryLog.state, 'waiting'), lt(deliveryLog.at, clock() - KEPT_DAYS * DAY_MS)))
      }
      // Nothing waits without a webhook.
      if (await isIdle()) return null
      const heads = await findHeads(context)
      const due = heads.filter(({ webhook, delivery }) => !underway.has(webhook.id) && delivery.nextAt <= clock())
      if (due.length > 0)
        await traceTask('send to webhooks of owners', { 'countersign.deliveries': due.length }, () => sendAll(due))
      const times = (due.length === 0 ? heads : await findHeads(context)).map(({ webhook, delivery }) =>
        underway.has(webhook.id) ? clock() + LOOK_AGAIN_MS : Number(delivery.nextAt),
      )
      return times.length === 0 ? null : Math.min(...times)
    },
    async countWaiting() {
      const [row] = await db.drizzle
        .select({ rows: count(), oldest: min(deliveryLog.at) })
        .from(deliveryLog)
        .where(eq(deliveryLog.state, 'waiting'))
      return {
        count: Number(row?.rows ?? 0),
        oldest: row === undefined || row.oldest === null ? null : Number(row.oldest),
      }
    },
    close: () => lanes.close(),
  }
}

/** The webhooks of those who are still owners of the account. */
async function findEntitled(
  context: ServiceContext,
  event: Parameters<typeof findWebhooksFor>[1],
): Promise<WebhookRow[]> {
  const wanted = await findWebhooksFor(context, event)
  if (wanted.length === 0) return []
  const where = and(eq(safes.chainId, event.chainId), eq(safes.address, event.safe))
  const [account] = await context.db.drizzle.select({ owners: safes.owners }).from(safes).where(where)
  return wanted.filter(({ owner }) => account?.owners.includes(owner))
}

/** The first waiting delivery of each webhook whose owner is still an owner of the account. */
async function findHeads({ db }: ServiceContext): Promise<Due[]> {
  return db.drizzle
    .selectDistinctOn([deliveryLog.webhookId], { delivery: deliveryLog, webhook: webhooks })
    .from(deliveryLog)
    .innerJoin(webhooks, eq(webhooks.id, deliveryLog.webhookId))
    .where(and(eq(deliveryLog.state, 'waiting'), isOfOwner()))
    .orderBy(asc(deliveryLog.webhookId), asc(deliveryLog.seq))
}

/** The status of the answer; null without an answer. */
async function attempt(context: ServiceContext, webhook: WebhookRow, { id, body }: Delivery): Promise<number | null> {
  const allowPrivate = mayBePrivate(context.config.notifications, webhook.url)
  try {
    return await postWebhook({
      url: webhook.url,
      secret: await webhookSecret(context, webhook.id),
      id,
      body,
      now: context.clock(),
      allowPrivate,
      lookup: allowPrivate ? machineLookup.lookup : context.lookup,
    })
  } catch (error) {
    if (error instanceof OutboundError) return null
    throw error
  }
}

function nextState({ attempts: before }: Delivery, status: number | null, now: number) {
  const attempts = before + 1
  if (status !== null && isAccepted(status)) return { state: 'delivered' as const, attempts }
  // 410: standardwebhooks.com lets a receiver end the deliveries of an event so.
  if (attempts >= MAX_ATTEMPTS || status === 410) return { state: 'failed' as const, attempts }
  return { state: 'waiting' as const, attempts, nextAt: now + backOff(before) }
}
