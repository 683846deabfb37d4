import { runInThread } from '../evm/runInThread.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import type { FromWorker, Port, ToWorker } from './messages.ts'

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }

/** The worker's side: runs the plans that arrive, and requests chain data from the page. */
export function serveEvm(port: Port<ToWorker>): void {
  const waiting = new Map<number, Waiting>()
  let count = 0
  const send = (message: FromWorker) => port.postMessage(message)
  const rpcOf = (run: number, url: string): Rpc => ({
    url,
    request: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++count
        waiting.set(id, { resolve, reject })
        send({ kind: 'ask', run, id, method, params })
      }),
  })
  port.addEventListener('message', ({ data }) => {
    if (data.kind === 'run') {
      runInThread(data.plan, rpcOf(data.id, data.rpcUrl)).then(
        (trace) => send({ kind: 'done', id: data.id, trace }),
        (error: unknown) => send({ kind: 'failed', id: data.id, ...failureOf(error) }),
      )
      return
    }
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'answer') asked?.resolve(data.value)
    else asked?.reject(new Error(data.message))
  })
}

const failureOf = (error: unknown) => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof SimulationError ? { code: error.code, nonce: error.nonce } : { code: null, nonce: null }),
})
