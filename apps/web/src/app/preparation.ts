import type { QueryClient } from '@tanstack/react-query'
import { env } from '../data/config/env.ts'
import { onAfterContent } from '../data/live/useAfterContent.ts'
import type { Preparation } from '../shell/RouterContext.ts'
import { adoptBoot, askBoot } from './boot.ts'

/** Pages whose first content is in the boot answer. */
const ANSWERED = new Set(['home', 'queue', 'history'])
/** These pages start with the data of the last visit when the answer takes longer. */
const PATIENCE_MS = 200

/** @param content resolves when the first content of the page is drawn */
export function createPreparation(queryClient: QueryClient, content = new Promise<void>(onAfterContent)): Preparation {
  let restored: Promise<boolean> | undefined
  function restore(): Promise<boolean> {
    restored ??= import('./restoreCache.ts').then(
      ({ restoreCache }) => restoreCache(queryClient),
      () => false,
    )
    return restored
  }
  async function startAlone(failure: unknown): Promise<void> {
    const alone = await import('./bootAlone.ts').catch(() => null)
    if (!alone) throw failure
    return alone.bootAlone(queryClient, restore(), failure)
  }
  function start(boot: Promise<void>): Promise<void> {
    const started = boot.catch(startAlone)
    // Prevents an unhandled rejection. A caller that awaits the promise still receives the failure.
    started.catch(() => undefined)
    return started
  }
  const first = env.boot
  const answered = first ? adoptBoot(queryClient, first) : askBoot(queryClient)
  let booted = start(answered)

  /** Reading and adopting the last visit takes longer than drawing an answer that is already there. */
  async function restoreInTime(): Promise<boolean> {
    if (first && first.account !== null && ANSWERED.has(first.page)) {
      const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false))
      if (await Promise.race([late, answered.then(() => true)])) await content
    }
    return restore()
  }
  const inTime = restoreInTime().catch(restore)

  async function ready() {
    const afterBoot = booted.then(() => true, restore)
    const hasSomething = await Promise.race([inTime.then((held) => held || afterBoot), afterBoot])
    if (!hasSomething) await booted
  }
  return {
    ready,
    fresh: () => booted,
    retry: () => {
      booted = start(askBoot(queryClient))
    },
  }
}
