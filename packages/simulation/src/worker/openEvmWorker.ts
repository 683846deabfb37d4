import type { EvmRunner } from '../run/simulate.ts'
import { evmThrough } from './evmThrough.ts'

/**
 * Our own EVM in a Web Worker, so that a long simulation does not hold up the page. The worker makes no request itself.
 *
 * @returns what `simulate` takes as `runEvm`, and `close` to end the worker
 * @example
 * const evm = openEvmWorker()
 * const result = await simulate(request, rpc, { runEvm: evm.run })
 */
export function openEvmWorker(): { readonly run: EvmRunner; close(): void } {
  const worker = new Worker(new URL('./evmWorker.ts', import.meta.url), { type: 'module' })
  const run = evmThrough(worker)
  worker.addEventListener('error', (event) => run.fail(`The worker that runs the EVM failed: ${event.message}`))
  return {
    run,
    close: () => {
      worker.terminate()
      run.fail('The simulation was given up.')
    },
  }
}
