import type { Address, Hex } from '@countersign/primitives'
import { encodeAbiParameters, hexToBigInt, type PublicClient } from 'viem'
import { ethCall } from '../rpc/ethCall.ts'
import { callTogether, findMulticall3 } from '../rpc/callTogether.ts'

const BALANCE_OF = '0x70a08231'
/** Up to this number, the batch of single calls is as fast. */
const FEW = 3

/** Reads an account's balances of many tokens: through Multicall3 where it is deployed, otherwise call by call in batches. */
export function createBalanceReader(client: PublicClient) {
  let hasMulticall: Promise<boolean> | null = null
  const askOnce = () => {
    hasMulticall ??= findMulticall3(client).catch((error: unknown) => {
      hasMulticall = null
      throw error
    })
    return hasMulticall
  }

  /** Base units of every token that answers `balanceOf`. */
  return async (safe: Address, tokens: readonly Address[]): Promise<Map<Address, bigint>> => {
    const data: Hex = `${BALANCE_OF}${encodeAbiParameters([{ type: 'address' }], [safe]).slice(2)}`
    const calls = tokens.map((to) => ({ to, data }))
    const answers =
      calls.length > FEW && (await askOnce())
        ? await callTogether(client, calls)
        : await Promise.all(calls.map((call) => ethCall(client, call.to, call.data)))
    const found = tokens.flatMap((token, index): [Address, bigint][] => {
      const answer = answers[index]
      return answer?.length === 66 ? [[token, hexToBigInt(answer)]] : []
    })
    return new Map(found)
  }
}
