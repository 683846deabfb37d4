import type { Page } from '@playwright/test'

/** The duration of the work below, in milliseconds, on the machine on which the limits of the journeys were set. */
const REFERENCE_MS = 26
const TRIES = 7

/**
 * Measures how much slower this machine is than the one on which the limits were set, by a fixed amount of JSON work in the page. The fastest
 * of several tries counts, so that other processes disturb it little.
 * @returns 1 for an equal or faster machine, 2 for one that takes twice as long
 */
export async function machineSlowness(page: Page): Promise<number> {
  const fastest = await page.evaluate((tries) => {
    const rows = Array.from({ length: 5_000 }, (_, place) => ({
      place,
      name: `row ${place}`,
      hash: `0x${place * 7919}`,
    }))
    const times = Array.from({ length: tries }, () => {
      const from = performance.now()
      let text = JSON.stringify(rows)
      for (let round = 0; round < 30; round += 1) text = JSON.stringify(JSON.parse(text))
      return performance.now() - from
    })
    return Math.min(...times)
  }, TRIES)
  return Math.max(1, fastest / REFERENCE_MS)
}
