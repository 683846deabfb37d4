import type { PushNotification } from '@countersign/api'
import { and, eq, lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { ServiceContext } from '../../context.ts'
import { sentNotifications } from '../../db/durableSchema.ts'
import { mapLimited } from '../safes/mapLimited.ts'
import { backOff } from './backOff.ts'
import type { Receiver } from './createDispatcher.ts'
import { type DeviceRow, hasBrowsers, removeDevice } from './devices.ts'
import { findRecipients } from './findRecipients.ts'
import { readVapidKeys } from './readVapidKeys.ts'
import { type PushOutcome, sendPush } from './sendPush.ts'
import { toNotification } from './toNotification.ts'

type Waiting = { device: DeviceRow; notification: PushNotification; attempts: number; nextAt: number }

const PARALLEL = 16
/** What waits for a push service that is down is worth little later: few, and not for long. */
const MAX_WAITING = 1000
const MAX_ATTEMPTS = 5
const REMEMBER_MS = 24 * 3_600_000
const PRUNE_MS = 3_600_000

/** Tells browsers by Web Push. One that fails holds nobody else up: it is tried again beside the stream of events. */
export function createPushReceiver(context: ServiceContext): Receiver {
  const { db, clock, log, config } = context
  let waiting: Waiting[] = []
  let prunedAt = 0

  async function isSent({ uuid }: DeviceRow, key: string): Promise<boolean> {
    const rows = await db.drizzle
      .select({ at: sentNotifications.at })
      .from(sentNotifications)
      .where(and(eq(sentNotifications.deviceUuid, uuid), eq(sentNotifications.key, key)))
    return rows.length > 0
  }

  async function send(device: DeviceRow, notification: PushNotification, attempts: number): Promise<void> {
    const key = keyOf(notification)
    if (await isSent(device, key)) return
    const keys = await readVapidKeys(context)
    const outcome = await sendPush(device, notification, { keys, config: config.notifications, topic: key })
    if (outcome.kind === 'sent') {
      const row = { deviceUuid: device.uuid, key, at: clock() }
      await db.drizzle.insert(sentNotifications).values(row).onConflictDoNothing()
    } else if (outcome.kind === 'gone') await removeDevice(context, device.uuid)
    else retry(device, notification, attempts, outcome)
  }

  function retry(
    device: DeviceRow,
    notification: PushNotification,
    attempts: number,
    outcome: Extract<PushOutcome, { kind: 'failed' }>,
  ): void {
    if (attempts === 0) log.warn('A push service did not take a message.', { failure: outcome.reason })
    if (attempts + 1 >= MAX_ATTEMPTS || !outcome.mayRetry) return
    const nextAt = clock() + Math.max(backOff(attempts), outcome.retryAfterMs)
    waiting = [...waiting, { device, notification, attempts: attempts + 1, nextAt }].slice(-MAX_WAITING)
  }

  return {
    name: 'push',
    wants: (event) => toNotification(event) !== null,
    isIdle: async () => !(await hasBrowsers(context)),
    async deliver({ event }) {
      const notification = toNotification(event)
      if (notification === null) return
      const devices = await findRecipients(context, notification)
      await mapLimited(devices, PARALLEL, (device) => send(device, notification, 0))
    },
    async work() {
      const now = clock()
      const due = waiting.filter(({ nextAt }) => nextAt <= now)
      waiting = waiting.filter(({ nextAt }) => nextAt > now)
      await mapLimited(due, PARALLEL, ({ device, notification, attempts }) => send(device, notification, attempts))
      if (now - prunedAt > PRUNE_MS) {
        prunedAt = now
        await db.drizzle.delete(sentNotifications).where(lt(sentNotifications.at, now - REMEMBER_MS))
      }
      return waiting.length === 0 ? null : Math.min(...waiting.map(({ nextAt }) => nextAt))
    },
  }
}

/** The same thing has the same key, whatever event told of it; also the topic by which push services replace messages. */
const keyOf = (notification: PushNotification) =>
  createHash('sha256').update(JSON.stringify(notification)).digest('base64url').slice(0, 32)
