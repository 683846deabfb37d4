import type { RunningService } from '@countersign/service'
import { setTimeout as delay } from 'node:timers/promises'
import { LaunchError } from './LaunchError.ts'

const LIMIT_MS = 180_000

/** Waits until every chain of the service has answered once. Proposals can be made from then on, even while the page is being built. */
export async function untilReached(service: RunningService): Promise<void> {
  const limit = performance.now() + LIMIT_MS
  while (service.unreachedChains().length > 0) {
    if (performance.now() > limit)
      throw new LaunchError(
        `No node answered for ${service.unreachedChains().join(', ')} within ${LIMIT_MS / 1000} s. Check that the RPC URL of every configured chain can be reached.`,
      )
    await delay(20)
  }
}
