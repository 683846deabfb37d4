import { parseHex, type AskNode } from '@countersign/chain-client/reads'
import type { TargetReads } from '@countersign/safe/decode'
import type { Rpc } from '@countersign/simulation'
import type { CliChain } from '../node/findChain.ts'

/** The node for a simulation. Its URL is only displayed by its host. */
export const rpcOf = ({ url, ask }: CliChain): Rpc => ({ url, request: ask })

/** The reads that find the code behind an address, at one block. */
export function targetReads(ask: AskNode, block: bigint): TargetReads {
  const at = `0x${block.toString(16)}`
  return {
    getCode: async (address) => parseHex(await ask('eth_getCode', [address, at])),
    getStorageAt: async (address, slot) => parseHex(await ask('eth_getStorageAt', [address, slot, at])),
    call: (to, data) =>
      ask('eth_call', [{ to, data }, at]).then(
        (answer) => parseHex(answer),
        // A contract that reverts is not a proxy of this kind. The other reads show whether the node answered.
        () => null,
      ),
  }
}
