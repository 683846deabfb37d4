import type { Chain } from '@countersign/api'
import { parseHex } from '@countersign/chain-client/reads'
import { resolveTarget, type ResolvedTarget, type TargetReads } from '@countersign/safe/decode'
import { type Address, type Hex, createListeners } from '@countersign/primitives'
import { rpcRequest } from '../rpc/rpcRequest.ts'

/** A batch may call hundreds of contracts, so only this many are read at a time. */
const MOST_AT_ONCE = 8
/** The code behind a proxy may change. An older answer is read again, and stays in use meanwhile. */
const FRESH_MS = 60_000

type Entry = { readonly target: ResolvedTarget | null; readonly at: number }

const entries = new Map<string, Entry>()
const changes = createListeners()

/**
 * The code at an address, once it was read. An unknown address is read from the chain, and then the listeners of `onTargets` are called. A
 * chain that does not answer is read again a minute later.
 */
export function targetOf(chain: Chain, address: Address, selector: Hex): ResolvedTarget | null {
  const key = [chain.chainId, address.toLowerCase(), selector].join()
  const known = entries.get(key)
  if (!known || performance.now() - known.at > FRESH_MS) {
    entries.set(key, { target: known?.target ?? null, at: performance.now() })
    void inTurn(() => resolveTarget(address, selector, readsOf(chain))).then(
      (target) => {
        entries.set(key, { target, at: performance.now() })
        if (JSON.stringify(known?.target) !== JSON.stringify(target)) changes.notify()
      },
      // Without an answer the description keeps its certainty.
      () => undefined,
    )
  }
  return known?.target ?? null
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

export const onTargets = changes.subscribe

/** The same as a promise, at one block; null when the chain does not answer. */
export const targetAt = (
  chain: Chain,
  address: Address,
  selector: Hex,
  block: bigint,
): Promise<ResolvedTarget | null> =>
  inTurn(() => resolveTarget(address, selector, readsOf(chain, block))).catch(() => null)

/** The reads that resolve a target, all at one block. */
export function readsOf(chain: Chain, block?: bigint): TargetReads {
  const at = block === undefined ? 'latest' : `0x${block.toString(16)}`
  return {
    getCode: async (address) => parseHex(await rpcRequest(chain, 'eth_getCode', [address, at])),
    getStorageAt: async (address, slot) => parseHex(await rpcRequest(chain, 'eth_getStorageAt', [address, slot, at])),
    call: (to, data) =>
      rpcRequest(chain, 'eth_call', [{ to, data }, at]).then(
        (answer) => parseHex(answer),
        // A contract that reverts is not a proxy of this kind. The other reads show whether the node answered.
        () => null,
      ),
  }
}
