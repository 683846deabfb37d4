import type { Hex } from '@countersign/primitives'
import type { NamedBlock } from '../values/SimulationRequest.ts'
import type { Rpc } from './Rpc.ts'

/** A block by its hash, as a parameter of a read (EIP-1898). */
export type HashReference = { readonly blockHash: Hex; readonly requireCanonical: true }

/** The position of the block among the parameters. */
const BLOCK_AT: Readonly<Record<string, number>> = { eth_call: 1, eth_simulateV1: 1, debug_traceCall: 1 }

/** The same node, where reads at the number of this block name its hash. */
export function readByHash(rpc: Rpc, { number, hash }: NamedBlock): Rpc {
  const reference: HashReference = { blockHash: hash, requireCanonical: true }
  const tag = `0x${number.toString(16)}`
  return {
    ...rpc,
    request(method, params) {
      const at = BLOCK_AT[method]
      if (at === undefined || params[at] !== tag)
        return Promise.reject(new RangeError(`${method} does not read at block ${number}.`))
      return rpc.request(method, params.with(at, reference))
    },
  }
}
