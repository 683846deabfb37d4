import { type Address, groupsOf, type Hex } from '@countersign/primitives'
import { decodeFunctionResult, encodeFunctionData, keccak256, multicall3Abi, type PublicClient } from 'viem'
import { ethCall } from './ethCall.ts'

export const MULTICALL3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
/** Hash of the runtime code, which is the same on every chain. */
const CODE_HASH = '0xd5c15df687b16f2ff992fc8d767b4216323184a2bbc6ee2f9c398c318e770891'
/** Nodes limit the gas of a call; this many `balanceOf` stay below every known limit. */
const CHUNK = 200

/** Whether Multicall3 is deployed with its known code. */
export async function findMulticall3(client: PublicClient): Promise<boolean> {
  const code = await client.request({ method: 'eth_getCode', params: [MULTICALL3, 'latest'] })
  return code !== undefined && code !== '0x' && keccak256(code) === CODE_HASH
}

/** Many calls in few requests. An answer is null where the contract reverted. */
export async function callTogether(
  client: PublicClient,
  calls: readonly { to: Address; data: Hex }[],
): Promise<(Hex | null)[]> {
  return (await Promise.all(groupsOf(calls, CHUNK).map((part) => callPart(client, part)))).flat()
}

async function callPart(client: PublicClient, calls: readonly { to: Address; data: Hex }[]): Promise<(Hex | null)[]> {
  const data = encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [calls.map(({ to, data: callData }) => ({ target: to, allowFailure: true, callData }))],
  })
  const answer = await ethCall(client, MULTICALL3, data)
  // One token that uses up all the gas makes the whole batch fail; called alone it affects no other token.
  if (answer === null || answer === '0x') return Promise.all(calls.map((call) => ethCall(client, call.to, call.data)))
  const results = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: answer })
  return results.map(({ success, returnData }) => (success ? returnData : null))
}
