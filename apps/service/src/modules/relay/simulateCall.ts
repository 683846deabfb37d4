import type { Address, Hex } from '@countersign/primitives'
import { decodeErrorResult, hexToBigInt, numberToHex, parseAbi, type PublicClient } from 'viem'
import { findRevert } from '../../chain/rpc/callOrNull.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import type { RelayCall } from './readRelayCall.ts'
import { relayMessages } from './relayMessages.ts'

const errorAbi = parseAbi(['error Error(string)', 'error Panic(uint256)'])

type Simulation = { call: RelayCall; from: Address; to: Address; data: Hex; maxGas: number; acceptsUnverified: boolean }

/**
 * Simulates the call on the node before it is paid for; returns the needed gas plus a quarter.
 * @throws ServiceError relay/simulation-failed, relay/simulation-unknown, relay/too-much-gas
 */
export async function simulateCall(client: PublicClient, simulation: Simulation): Promise<bigint> {
  const { call, from, to, data, maxGas, acceptsUnverified } = simulation
  const transaction = { from, to, data, gas: numberToHex(maxGas) }
  try {
    const answer = await client.request({ method: 'eth_call', params: [transaction, 'latest'] })
    if (call.kind === 'execution' && !(answer.length === 66 && hexToBigInt(answer) === 1n))
      throw failed('the account reports that the transaction inside fails')
    const gas = hexToBigInt(await client.request({ method: 'eth_estimateGas', params: [{ from, to, data }] }))
    if (gas > BigInt(maxGas))
      throw new ServiceError('relay/too-much-gas', () => relayMessages.tooMuchGas({ gas, maxGas }))
    return (gas * 5n) / 4n < BigInt(maxGas) ? (gas * 5n) / 4n : BigInt(maxGas)
  } catch (error) {
    if (error instanceof ServiceError) throw error
    const revert = findRevert(error)
    if (revert) throw failed(describeRevert(revert.data))
    if (acceptsUnverified) return BigInt(maxGas)
    throw new ServiceError('relay/simulation-unknown', () => relayMessages.simulationUnknown, {
      cause: error,
      wireCode: 'INDETERMINATE_SIMULATION',
    })
  }
}

const failed = (reason: string) =>
  new ServiceError('relay/simulation-failed', () => relayMessages.wouldFail, {
    message: `Relay denied: transaction simulation failed: ${reason}`,
    wireCode: 'SIMULATION_FAILED',
  })

function describeRevert(data: Hex): string {
  try {
    const { args } = decodeErrorResult({ abi: errorAbi, data })
    return `reverted with "${String(args[0])}"`
  } catch {
    return 'reverted'
  }
}
