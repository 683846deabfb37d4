import * as z from 'zod/mini'
import { NOTIFICATION_OF_EVENT, PushNotification, type SafeEvent } from '@countersign/api'
import { lt, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { sentNotifications } from '../../db/schema/durableSchema.ts'
import { createTaskTracer } from '../../telemetry/createTaskTracer.ts'
import { backOff } from './backOff.ts'
import type { Receiver } from './createDispatcher.ts'
import { createLanes } from './createLanes.ts'
import { type DeviceRow, hasBrowsers, markProven, removeDevice } from './devices.ts'
import { findRecipients } from './findRecipients.ts'
import { readVapidKeys } from '../../secrets/readVapidKeys.ts'
import { type PushOutcome, sendPush } from './sendPush.ts'
import { rememberUntilWritten } from './rememberUntilWritten.ts'
import { withPatience } from './withPatience.ts'
import { isKnownPushService, mayUsePushService } from './isKnownPushService.ts'

const Rows = z.array(z.object({ device_uuid: z.string(), key: z.string() }))

/** A key for a device and a notification. */
const sentKey = (deviceUuid: string, key: string): string => `${deviceUuid} ${key}`

/** The messages that were already sent, found in one statement. */
async function findSent(
  { db }: ServiceContext,
  messages: readonly { device: { uuid: string }; key: string }[],
): Promise<ReadonlySet<string>> {
  if (messages.length === 0) return new Set()
  const rows = await db.drizzle.execute(sql`
    select sent.device_uuid, sent.key from sent_notifications as sent
    join unnest(${sql.param(messages.map(({ device }) => device.uuid))}::text[],
      ${sql.param(messages.map(({ key }) => key))}::text[]) as asked(device_uuid, key)
      on asked.device_uuid = sent.device_uuid and asked.key = sent.key`)
  return new Set(z.parse(Rows, rows).map(({ device_uuid: uuid, key }) => sentKey(uuid, key)))
}

type Message = { device: DeviceRow; notification: PushNotification; key: string; attempts: number; at: number }
type Waiting = Message & { nextAt: number }

const LANES = { perLane: 16, together: 64, mostWaiting: 10_000 }
/** How long an event waits for slow push services; unfinished deliveries then continue beside the next event. */
const PATIENCE_MS = 2000
/** Messages for an unavailable push service soon lose their value, so few are stored, for a short time. */
const MAX_WAITING = 1000
const MAX_ATTEMPTS = 5
const DAY_MS = 24 * 3_600_000
const REMEMBER_MS = DAY_MS
const PRUNE_MS = 3_600_000

/**
 * Sends events to browsers by Web Push. A failed delivery does not delay the others: it is retried outside the event queue. Each push
 * service has its own lane. Unproven devices share one lane, because an attacker can register any number of them.
 */
export function createPushReceiver(context: ServiceContext, patienceMs = PATIENCE_MS): Receiver {
  const { db, clock, log, config, lookup, metrics } = context
  const traceTask = createTaskTracer(context.telemetry)
  const lanes = createLanes(LANES)
  const underway = new Set<string>()
  const reached = new Set<string>()
  let waiting: Waiting[] = []
  /** Resolves when the answers that came after the patience are stored. */
  let late: Promise<unknown> = Promise.resolve()
  let prunedAt = 0

  async function send(message: Message): Promise<void> {
    const { device, notification, key } = message
    try {
      // The operator may have shortened the list since the browser was registered.
      if (device.endpoint !== null && !mayUsePushService(config.notifications, device.endpoint)) return
      const keys = await readVapidKeys(context)
      const outcome = await sendPush(device, notification, { keys, config: config.notifications, topic: key, lookup })
      if (outcome.kind === 'gone') await removeDevice(context, device.uuid)
      else if (outcome.kind === 'failed') await retry(message, outcome)
      else {
        const row = { deviceUuid: device.uuid, key, at: clock() }
        await db.drizzle.insert(sentNotifications).values(row).onConflictDoNothing()
        if (device.endpoint === null || !isKnownPushService(config.notifications, device.endpoint)) return
        // Once a day, because with the embedded database it writes a whole file.
        if ((device.provenAt ?? 0) < clock() - DAY_MS) reached.add(device.uuid)
      }
    } catch (error) {
      log.error('A message to a browser was lost.', { error })
    } finally {
      underway.delete(sentKey(device.uuid, key))
    }
  }

  async function retry(message: Message, outcome: Extract<PushOutcome, { kind: 'failed' }>): Promise<void> {
    const { device, attempts } = message
    if (attempts === 0) log.warn('A push service did not accept a message.', { failure: outcome.reason })
    if (!outcome.mayRetry || attempts + 1 >= MAX_ATTEMPTS) metrics.deliveries.failed('push')
    if (!outcome.mayRetry) return
    if (attempts + 1 >= MAX_ATTEMPTS) {
      if (device.provenAt === null) await removeDevice(context, device.uuid)
      return
    }
    const nextAt = clock() + Math.max(backOff(attempts), outcome.retryAfterMs)
    waiting = [...waiting, { ...message, attempts: attempts + 1, nextAt }].slice(-MAX_WAITING)
  }

  async function sendAll(messages: readonly Message[]): Promise<void> {
    const sent = await findSent(context, messages)
    const all: Promise<unknown>[] = []
    const awaited: Promise<unknown>[] = []
    let dropped = 0
    // Measured before new messages are added, so that the event does not wait for a lane that was already behind.
    const behind = new Set(messages.map(laneOf).filter((lane) => lanes.isBusy(lane)))
    for (const message of messages) {
      const name = sentKey(message.device.uuid, message.key)
      if (sent.has(name) || underway.has(name)) continue
      underway.add(name)
      const lane = laneOf(message)
      const done = lanes
        .add(lane, () => send(message))
        .then((hasRun) => {
          if (!hasRun && underway.delete(name)) dropped += 1
        })
      all.push(done)
      if (!behind.has(lane)) awaited.push(done)
    }
    const hasAll = await withPatience(Promise.all(awaited), patienceMs)
    if (dropped > 0) {
      metrics.deliveries.failed('push', dropped)
      log.warn(`${dropped} messages to browsers were dropped: too many wait for slow push services.`)
    }
    await storeReached()
    if (!hasAll || behind.size > 0) late = Promise.all([late, Promise.all(all).then(storeReached).catch(reportLost)])
  }

  async function storeReached(): Promise<void> {
    const uuids = [...reached]
    reached.clear()
    if (uuids.length > 0) await markProven(context, uuids)
  }

  const reportLost = (error: unknown) => log.error('That a browser was reached could not be stored.', { error })

  return {
    name: 'push',
    kind: 'push',
    wants: (event) => toNotification(event) !== null,
    isIdle: rememberUntilWritten(context.durable, async () => !(await hasBrowsers(context))),
    async deliver({ event }) {
      const notification = toNotification(event)
      if (notification === null) return false
      const devices = await findRecipients(context, notification)
      if (devices.length === 0) return false
      await sendAll(
        devices.map((device) => ({ device, notification, key: keyOf(notification), attempts: 0, at: clock() })),
      )
      return true
    },
    async work() {
      const now = clock()
      const due = waiting.filter(({ nextAt }) => nextAt <= now)
      waiting = waiting.filter(({ nextAt }) => nextAt > now)
      if (due.length > 0)
        await traceTask('send to browsers again', { 'countersign.messages': due.length }, () => sendAll(due))
      if (now - prunedAt > PRUNE_MS) {
        prunedAt = now
        await db.drizzle.delete(sentNotifications).where(lt(sentNotifications.at, now - REMEMBER_MS))
      }
      return waiting.length === 0 ? null : Math.min(...waiting.map(({ nextAt }) => nextAt))
    },
    countWaiting: async () => ({
      count: waiting.length,
      oldest: waiting.length === 0 ? null : Math.min(...waiting.map(({ at }) => at)),
    }),
    async close() {
      await lanes.close()
      await late
    },
  }
}

const laneOf = ({ device }: Message): string =>
  device.provenAt === null || device.endpoint === null ? 'unproven' : new URL(device.endpoint).host

/** All events about the same thing have the same key; push services also use it as the topic by which a message replaces an earlier one. */
const keyOf = (notification: PushNotification) =>
  createHash('sha256').update(JSON.stringify(notification)).digest('base64url').slice(0, 32)

/** The notification of an event for followers of an account, field by field, so that nothing else is sent. Null when there is none. */
function toNotification(event: SafeEvent): PushNotification | null {
  const { chainId, address, safeTxHash, messageHash, txHash } = event
  if (address === undefined) return null
  const notificationOf = (fields: Record<string, unknown>) => {
    const parsed = PushNotification.safeParse({ type: NOTIFICATION_OF_EVENT[event.type], chainId, address, ...fields })
    return parsed.success ? parsed.data : null
  }
  const { value, tokenAddress, tokenId, module, isFailed } = event
  const amount = tokenId === undefined ? { value } : { tokenId }
  switch (event.type) {
    case 'PENDING_MULTISIG_TRANSACTION':
    case 'DELETED_MULTISIG_TRANSACTION':
    case 'READY_TO_EXECUTE':
      return notificationOf({ safeTxHash })
    case 'MESSAGE_CREATED':
      return notificationOf({ messageHash })
    case 'EXECUTED_MULTISIG_TRANSACTION':
      return notificationOf({ safeTxHash, txHash, failed: isFailed })
    case 'SETTINGS_CHANGED':
      return notificationOf({ txHash })
    case 'MODULE_TRANSACTION':
    case 'RECOVERY_ANNOUNCED':
      return notificationOf({ module, txHash })
    case 'INCOMING_ETHER':
      return value === '0' ? null : notificationOf({ txHash, value })
    case 'INCOMING_TOKEN':
      // Transfers of amount zero are used for address poisoning.
      return value === '0' ? null : notificationOf({ txHash, tokenAddress, ...amount })
    default:
      return null
  }
}
