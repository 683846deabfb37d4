import type { RunningService } from '@countersign/service'
import { setTimeout as delay } from 'node:timers/promises'
import { LaunchError } from './LaunchError.ts'
import { startMessages } from './startMessages.ts'

const LIMIT_MS = 180_000

/** Waits until every chain of the service has answered once. Proposals can be made from then on, even while the page is being built. */
export async function untilReached(service: RunningService): Promise<void> {
  const limit = performance.now() + LIMIT_MS
  while (service.unreachedChains().length > 0) {
    if (performance.now() > limit)
      throw new LaunchError(startMessages.notReached({ chains: service.unreachedChains(), seconds: LIMIT_MS / 1000 }))
    await delay(20)
  }
}
