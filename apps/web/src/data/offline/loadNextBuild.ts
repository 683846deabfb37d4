import { askWorker, workers } from './pageWorker.ts'

/** After this time the page is loaded even if its worker still answers requests: loading the page ends them. */
const LONGEST_WAIT_MS = 10_000

/** Loads the page anew from the build that waits. */
export async function loadNextBuild(): Promise<void> {
  const container = workers()
  const waiting = (await container?.getRegistration())?.waiting
  if (!container || !waiting) return location.reload()
  const timer = setTimeout(() => location.reload(), LONGEST_WAIT_MS)
  const onChange = () => {
    clearTimeout(timer)
    location.reload()
  }
  container.addEventListener('controllerchange', onChange, { once: true })
  askWorker(waiting, 'use-build')
}
