import { demoContacts, demoOwners, proposeDemoMessages, proposeDemoQueue } from '@countersign/devchain'
import { remember, type Remembered } from './dataDir.ts'
import { ensureAnvil } from './ensureAnvil.ts'
import { localChainPlans, startLocalChain, type LocalChain } from './localChain.ts'
import type { Progress } from './progress.ts'
import type { Shutdown } from './shutdown.ts'
import { startMessages } from './startMessages.ts'

/** Starts every local chain; each is saved and stopped at the end. A chain that ends by itself ends the whole. */
export async function startLocalChains(
  dataDir: string,
  remembered: Remembered,
  progress: Progress,
  shutdown: Shutdown,
): Promise<LocalChain[]> {
  const anvilBin = await ensureAnvil(dataDir, progress)
  return Promise.all(
    localChainPlans.map((plan) =>
      startLocalChain(plan, anvilBin, dataDir, remembered, progress, (devchain, isComplete) => {
        // A half-made demo account must not be saved: it would never be completed.
        shutdown.add(startMessages.stepChainStopped(plan), () => devchain.stop({ snapshot: isComplete() }))
        void devchain.exited.then((reason) => {
          if (shutdown.requested) return
          progress.fail(startMessages.chainGone({ chainId: plan.chainId, pid: devchain.pid, reason }))
          void shutdown.run(1)
        })
      }),
    ),
  )
}

/** What the service's configuration says of the demo organisation. */
export function demoConfig(locals: LocalChain[]) {
  return {
    owners: [...demoOwners],
    contacts: [...demoContacts],
    accounts: locals.map(({ devchain, account }) => ({
      chainId: String(devchain.chainId),
      address: account.address,
      name: account.name,
    })),
  }
}

/**
 * Proposes the demo transactions and messages once per data folder: proposals the user deleted or executed do not come back.
 * @returns how many were proposed
 */
export async function proposeDemoQueues(
  locals: LocalChain[],
  serviceUrl: string,
  dataDir: string,
  remembered: Remembered,
): Promise<number> {
  const counts = await Promise.all(
    locals.map(async ({ devchain, account }) => {
      const { chainId, rpcUrl } = devchain
      if (remembered.demoProposed.includes(String(chainId))) return 0
      const organisation = { serviceUrl, rpcUrl, chainId, account: account.address }
      const count = (await proposeDemoQueue(organisation)) + (await proposeDemoMessages(organisation))
      remembered.demoProposed.push(String(chainId))
      return count
    }),
  )
  await remember(dataDir, remembered)
  return counts.reduce((sum, count) => sum + count, 0)
}
