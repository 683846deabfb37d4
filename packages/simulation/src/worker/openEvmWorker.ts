import type { EvmRunner } from '../run/simulate.ts'
import { evmThrough } from './evmThrough.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

/**
 * Runs the in-page EVM in a Web Worker, so that a long simulation does not block the page. The worker makes no
 * request itself.
 *
 * @returns `run` for the `runEvm` option of `simulate`, and `close` to end the worker
 * @example
 * const evm = openEvmWorker()
 * const result = await simulate({ chainId: 1n, safe, transaction }, rpc, { runEvm: evm.run })
 * evm.close()
 */
export function openEvmWorker(): { readonly run: EvmRunner; close(): void } {
  const worker = new Worker(new URL('./evmWorker.ts', import.meta.url), { type: 'module' })
  const run = evmThrough(worker)
  worker.addEventListener('error', (event) => run.fail(messages.workerFailed(event.message)))
  return {
    run,
    close: () => {
      worker.terminate()
      run.fail(messages.cancelled)
    },
  }
}
