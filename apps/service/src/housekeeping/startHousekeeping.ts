import type { ServiceContext } from '../context/ServiceContext.ts'
import { endRegistrations } from './endRegistrations.ts'
import { endWebhooks } from './endWebhooks.ts'
import { evictAccounts } from './evictAccounts.ts'
import { expireProposals } from './expireProposals.ts'
import { dropOldSchemas } from './dropOldSchemas.ts'
import { pruneChanges } from './pruneChanges.ts'
import { pruneEvents } from './pruneEvents.ts'
import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Drizzle } from '../db/database/Database.ts'
import { notificationDevices } from '../db/schema/durableSchema.ts'
import { dropDevices } from '../db/durable/dropDevices.ts'
import { createTaskTracer } from '../telemetry/createTaskTracer.ts'

const FIRST_AFTER_MS = 60_000
const EVERY_MS = 60 * 60_000

export type HousekeepingContext = Pick<
  ServiceContext,
  'chains' | 'clock' | 'config' | 'db' | 'durable' | 'journal' | 'log' | 'telemetry'
>

/** Deletes expired rows once an hour, in one of the processes that share a database. */
export function startHousekeeping(
  house: HousekeepingContext,
  { firstAfterMs = FIRST_AFTER_MS, everyMs = EVERY_MS } = {},
) {
  let running: Promise<void> = Promise.resolve()
  let timer = setTimeout(tick, firstAfterMs)
  timer.unref()
  function tick() {
    running = clean(house)
    timer = setTimeout(tick, everyMs)
    timer.unref()
  }
  return async () => {
    clearTimeout(timer)
    await running
  }
}

async function clean(house: HousekeepingContext): Promise<void> {
  // First: a step that fails every hour must not let the tables of a running version look unused.
  const steps = [
    () => dropOldSchemas(house.db, house.clock()),
    () => expireProposals(house),
    () => endRegistrations(house),
    // Before the eviction, because an account with a webhook is not evicted.
    () => endWebhooks(house),
    () => evictAccounts(house),
    () => expireDevices(house),
    () => pruneEvents(house),
    () => pruneChanges(house.db, house.clock()),
  ]
  const run = async (step: () => Promise<unknown>) => {
    try {
      await step()
    } catch (error) {
      house.log.warn('Expired rows could not be deleted; the next attempt is in an hour.', { error: String(error) })
    }
  }
  await run(async () => {
    if (!(await house.db.hold('housekeeping'))) return
    await createTaskTracer(house.telemetry)('delete expired rows', {}, async () => {
      for (const step of steps) await run(step)
    })
  })
}

const DAY_MS = 86_400_000
const BATCH = 500

/** Deletes devices that were not registered again: unproven ones after a short time, others later. */
export async function expireDevices({
  clock,
  config,
  db,
  durable,
}: Omit<HousekeepingContext, 'journal' | 'log' | 'telemetry'>): Promise<void> {
  const { unprovenDeviceDays, deviceDays } = config.notifications
  const { uuid, updatedAt, provenAt } = notificationDevices
  const [unproven, proven] = [clock() - unprovenDeviceDays * DAY_MS, clock() - deviceDays * DAY_MS]
  const isPast = or(
    and(isNull(provenAt), lt(updatedAt, unproven)),
    and(isNotNull(provenAt), lt(provenAt, proven), lt(updatedAt, proven)),
  )
  const find = (tx: Drizzle) => tx.select({ uuid }).from(notificationDevices).where(isPast).limit(BATCH)
  // With the embedded database each write rewrites a file, so nothing is written without a change.
  while ((await find(db.drizzle)).length > 0)
    await durable.write(async (tx) => {
      const gone = await find(tx)
      await dropDevices(
        tx,
        gone.map((row) => row.uuid),
      )
    })
}
