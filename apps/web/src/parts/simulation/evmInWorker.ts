import { openEvmWorker, type EvmRunner } from '@countersign/simulation'

/**
 * Opened only when the node offers no simulation; it makes no requests itself. It ends with the signal, because long-running code blocks a
 * core.
 */
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
