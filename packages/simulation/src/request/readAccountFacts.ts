import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { safeAbi, safeProxyFactoryAbi } from '@countersign/chains'
import { decodeAbiParameters, decodeFunctionData, decodeFunctionResult, encodeFunctionData, slice } from 'viem'
import { Bytes, parseAnswer } from '../rpc/rpcSchemas.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import type { AccountFacts } from '../values/AccountFacts.ts'
import type { SimulationRequest } from '../values/SimulationRequest.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

/** Reads the facts that decide an execution, at one block; for an undeployed account from its creation call. */
export async function readAccountFacts(
  request: Pick<SimulationRequest, 'safe' | 'creation'>,
  rpc: Rpc,
  block: bigint,
): Promise<AccountFacts> {
  try {
    return request.creation ? factsOfCreation(request.creation) : await factsOfChain(request.safe, rpc, block)
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)
    throw new SimulationError('account-unreadable', messages.noAccount({ address: request.safe, block, reason }), cause)
  }
}

async function factsOfChain(safe: Address, rpc: Rpc, block: bigint): Promise<AccountFacts> {
  const call = async (data: Hex) =>
    parseAnswer(Bytes, await rpc.request('eth_call', [{ to: safe, data }, `0x${block.toString(16)}`]), 'eth_call')
  const [owners, threshold, nonce, version] = await Promise.all(
    (['getOwners', 'getThreshold', 'nonce', 'VERSION'] as const).map((functionName) =>
      call(encodeFunctionData({ abi: safeAbi, functionName })),
    ),
  )
  return {
    owners: decodeFunctionResult({ abi: safeAbi, functionName: 'getOwners', data: owners ?? '0x' }).map((owner) =>
      checksumAddress(owner),
    ),
    threshold: Number(decodeFunctionResult({ abi: safeAbi, functionName: 'getThreshold', data: threshold ?? '0x' })),
    nonce: decodeFunctionResult({ abi: safeAbi, functionName: 'nonce', data: nonce ?? '0x' }),
    version: decodeFunctionResult({ abi: safeAbi, functionName: 'VERSION', data: version ?? '0x' }),
  }
}

/** The parameters of `setup(address[] owners, uint256 threshold, …)` begin the same in every version. */
function factsOfCreation({ data, version }: { data: Hex; version: string }): AccountFacts {
  const creation = decodeFunctionData({ abi: safeProxyFactoryAbi, data })
  const initializer = creation.args?.[1]
  if (typeof initializer !== 'string') throw new SimulationError('account-unreadable', messages.noInitializer)
  const [owners, threshold] = decodeAbiParameters([{ type: 'address[]' }, { type: 'uint256' }], slice(initializer, 4))
  return { owners: owners.map((owner) => checksumAddress(owner)), threshold: Number(threshold), nonce: 0n, version }
}
