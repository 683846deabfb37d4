import { buildCaches } from '../../offline/buildCaches.ts'
import { pageCopy } from './pageCopy.ts'
import { workers } from './pageWorker.ts'

/** Removes the kept files of the page. It is then loaded from its host, whichever build that has; what the wallet stores stays. */
export async function removeCopy(): Promise<void> {
  await (await workers()?.getRegistration())?.unregister()
  for (const name of await caches.keys()) if (name.startsWith(buildCaches)) await caches.delete(name)
  pageCopy.set({ isKept: false, next: null, isReplaced: false })
}
