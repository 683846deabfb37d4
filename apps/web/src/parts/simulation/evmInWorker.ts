import { openEvmWorker, type EvmRunner } from '@countersign/simulation'

/** Opened only where the node offers nothing better; it asks nobody itself. Ended with the signal: code that runs for long holds a core. */
export const evmInWorker =
  (signal?: AbortSignal): EvmRunner =>
  async (plan, rpc) => {
    signal?.throwIfAborted()
    const evm = openEvmWorker()
    const close = () => evm.close()
    signal?.addEventListener('abort', close)
    try {
      return await evm.run(plan, rpc)
    } finally {
      signal?.removeEventListener('abort', close)
      evm.close()
    }
  }
