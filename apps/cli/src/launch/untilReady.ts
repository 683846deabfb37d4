import { setTimeout as delay } from 'node:timers/promises'
import { LaunchError } from './LaunchError.ts'
import { startMessages } from './startMessages.ts'

const limitMs = 180_000

/** Waits until `/health/ready` answers 200: the service serves, every chain was reached, and the page is built. */
export async function untilReady(url: string): Promise<void> {
  const limit = performance.now() + limitMs
  let said = 'nothing'
  while (performance.now() < limit) {
    try {
      const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5000) })
      if (response.status === 200) return
      said = `${response.status} ${(await response.text()).slice(0, 200)}`
    } catch (error) {
      said = error instanceof Error ? error.message : String(error)
    }
    await delay(50)
  }
  throw new LaunchError(startMessages.notReady({ seconds: limitMs / 1000, url, said }))
}
