import type { Trace } from '../values/Trace.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import type { EvmRunner } from '../run/simulate.ts'
import { SimulationError, type SimulationErrorCode } from '../rpc/SimulationError.ts'
import type { FromWorker, Port, ToWorker } from './messages.ts'

type Run = { rpc: Rpc; resolve(trace: Trace): void; reject(error: Error): void }

/** The page's side: sends plans to the EVM behind a port and answers its requests for chain data. */
export function evmThrough(port: Port<FromWorker>): EvmRunner & { fail(message: string): void } {
  const runs = new Map<number, Run>()
  let count = 0
  const send = (message: ToWorker) => port.postMessage(message)
  const failed = (message: string, code: SimulationErrorCode | null = null, nonce: bigint | null = null) =>
    new SimulationError(code ?? 'engine-unavailable', message, undefined, nonce)
  const take = (id: number) => {
    const run = runs.get(id)
    runs.delete(id)
    return run
  }
  port.addEventListener('message', ({ data }) => {
    if (data.kind === 'done') take(data.id)?.resolve(data.trace)
    else if (data.kind === 'failed') take(data.id)?.reject(failed(data.message, data.code, data.nonce))
    else
      void runs
        .get(data.run)
        ?.rpc.request(data.method, data.params)
        .then(
          (value) => send({ kind: 'answer', id: data.id, value }),
          (error: unknown) =>
            send({ kind: 'refusal', id: data.id, message: error instanceof Error ? error.message : String(error) }),
        )
  })
  const run: EvmRunner = (plan, rpc) =>
    new Promise((resolve, reject) => {
      const id = ++count
      runs.set(id, { rpc, resolve, reject })
      send({ kind: 'run', id, plan, rpcUrl: rpc.url })
    })
  return Object.assign(run, {
    fail: (message: string) => {
      for (const id of runs.keys()) take(id)?.reject(failed(message))
    },
  })
}
