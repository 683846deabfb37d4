import type { ServiceContext } from '../context/ServiceContext.ts'
import { expireDevices } from './expireDevices.ts'
import { expireProposals } from './expireProposals.ts'
import { pruneEvents } from './pruneEvents.ts'

const FIRST_AFTER_MS = 60_000
const EVERY_MS = 60 * 60_000

export type HousekeepingContext = Pick<ServiceContext, 'clock' | 'config' | 'db' | 'durable' | 'journal' | 'log'>

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
  try {
    if (!(await house.db.hold('housekeeping'))) return
    await expireProposals(house)
    await expireDevices(house)
    await pruneEvents(house)
  } catch (error) {
    house.log.warn('Expired rows could not be deleted; the next attempt is in an hour.', {
      error: String(error),
    })
  }
}
