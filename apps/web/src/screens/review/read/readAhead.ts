import type { Chain, SafeState } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { readCodes } from '../../../data/chain-access/readCodes.ts'

/**
 * Reads the code at the addresses that the account has according to the service, while its state is read from the chain. What the service
 * says only decides what is read early: if the chain names other addresses, their code is read then. Answers are shared by the reads of one
 * review, see `readShared`.
 *
 * @param others addresses of the transaction
 */
export async function readAhead(
  chain: Chain,
  reported: Promise<SafeState>,
  others: readonly Address[],
  block: bigint,
): Promise<void> {
  try {
    const { owners, modules, guard, moduleGuard, fallbackHandler, implementation } = await reported
    const powers = [...(modules ?? []), guard, moduleGuard, fallbackHandler]
    const own = [...owners, ...powers].flatMap((address) => address?.value ?? [])
    await Promise.all([
      readCodes(chain, [...own, ...others], block),
      rpcRequest(chain, 'eth_getCode', [implementation.value, `0x${block.toString(16)}`]),
    ])
  } catch {
    // The review reads the same again, and reports why it could not.
  }
}
