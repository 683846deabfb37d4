import type { Chain } from '@countersign/api'
import { encodeCall, parseHex, parseQuantity, readUint } from '@countersign/chain-client/reads'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { rpcRequest } from './rpcRequest.ts'

const BALANCE_OF = '0x70a08231'

export type ChainBalances = { readonly block: bigint; readonly byToken: ReadonlyMap<string, bigint> }

/** The balances of these tokens, all at one block. The zero address is the native coin. */
export async function readChainBalances(
  chain: Chain,
  safe: Address,
  tokens: readonly Address[],
  signal: AbortSignal,
): Promise<ChainBalances> {
  const block = parseQuantity(await rpcRequest(chain, 'eth_blockNumber', [], signal))
  const at = `0x${block.toString(16)}`
  const data = encodeCall(BALANCE_OF, safe)
  const amounts = await Promise.all(
    tokens.map(async (token) =>
      isSameAddress(token, ZERO_ADDRESS)
        ? parseQuantity(await rpcRequest(chain, 'eth_getBalance', [safe, at], signal))
        : readUint(parseHex(await rpcRequest(chain, 'eth_call', [{ to: token, data }, at], signal))),
    ),
  )
  return { block, byToken: new Map(tokens.map((token, index) => [token.toLowerCase(), amounts[index] ?? 0n])) }
}
