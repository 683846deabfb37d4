import { askWorker, workers } from './pageWorker.ts'

/** Loads the page anew from the build that waits. */
export async function loadNextBuild(): Promise<void> {
  const container = workers()
  const waiting = (await container?.getRegistration())?.waiting
  if (!container || !waiting) return location.reload()
  container.addEventListener('controllerchange', () => location.reload(), { once: true })
  askWorker(waiting, 'use-build')
}
