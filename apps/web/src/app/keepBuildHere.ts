import { pageCopy } from '../data/offline/pageCopy.ts'
import { buildOfWorker, registerWorker, workers } from '../data/offline/pageWorker.ts'
import { env } from '../data/config/env.ts'

/** A tab that stays open for days asks for a new build, too. */
const ASK_AGAIN_MS = 60 * 60 * 1000

/**
 * Lets a service worker keep the files of this build, so that the page opens without its host, and says when the host has another build.
 * @returns whether the browser does it
 */
export async function keepBuildHere(): Promise<boolean> {
  const container = workers()
  if (!container) return false
  try {
    const wasControlled = container.controller !== null
    const registration = await registerWorker(container)
    // A browser that blocks workers may answer with nothing.
    if (!(registration instanceof ServiceWorkerRegistration)) return false
    const look = () => void readCopy(registration)
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look)
    })
    registration.installing?.addEventListener('statechange', look)
    if (wasControlled)
      container.addEventListener('controllerchange', () => pageCopy.set({ ...pageCopy.get(), isReplaced: true }))
    look()
    setInterval(() => void registration.update().catch(() => {}), ASK_AGAIN_MS)
    return true
  } catch {
    return false
  }
}

async function readCopy({ active, waiting }: ServiceWorkerRegistration): Promise<void> {
  const [kept, next] = await Promise.all([active && buildOfWorker(active), waiting && buildOfWorker(waiting)])
  pageCopy.set({
    ...pageCopy.get(),
    isKept: kept !== null && kept === env.build,
    next: next === env.build ? null : next,
  })
}
