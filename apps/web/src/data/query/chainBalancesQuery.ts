import type { Chain } from '@countersign/api'
import { encodeCall, parseHex, parseQuantity, readUint } from '@countersign/chain-client/reads'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { queryKeys } from '../keys/queryKeys.ts'

const BALANCE_OF = '0x70a08231'

export type ChainBalances = { readonly block: bigint; readonly byToken: ReadonlyMap<string, bigint> }

/** The balances of these tokens on chain, all at one block. The zero address is the native coin. */
export const chainBalancesQuery = (chain: Chain, safe: Address, tokens: readonly Address[]) =>
  queryOptions({
    queryKey: [...queryKeys.chainState({ chainId: chain.chainId, safe }), 'balances', tokens.join()],
    queryFn: ({ signal }) => readBalances(chain, safe, tokens, signal),
    enabled: tokens.length > 0,
    meta: { persist: false },
  })

async function readBalances(
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
