import type { WorkerQuestion } from '../../offline/WorkerQuestion.ts'
import { env } from '../config/env.ts'

const ANSWER_MS = 5000

/** Null where the browser has none: an old one, or a page without TLS. */
export const workers = (): ServiceWorkerContainer | null =>
  'serviceWorker' in navigator ? navigator.serviceWorker : null

/** The worker lies beside the page, because it answers for its own folder. */
export const registerWorker = (container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> =>
  container.register(env.isPortable ? './worker.js' : '/worker.js', { updateViaCache: 'none' })

/** The number of the worker's build, null when it says none. */
export async function buildOfWorker(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    const timer = setTimeout(() => done(null), ANSWER_MS)
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer)
      port1.close()
      done(typeof data === 'string' && /^[0-9a-f]{64}$/.test(data) ? data : null)
    }
    askWorker(worker, 'which-build', [port2])
  })
}

export const askWorker = (worker: ServiceWorker, question: WorkerQuestion, ports: Transferable[] = []): void =>
  worker.postMessage(question, ports)
