import { decodeMulticall, decodeSafeCall } from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import { decodeMultiSend } from '@countersign/safe/light'
import { decodeAbiParameters, parseAbiParameters } from 'viem'

export type CreationCall = { factory: Address; singleton: Address; initializer: Hex; saltNonce: bigint | null }

const WITH_NONCE = [
  '0x1688f0b9', // createProxyWithNonce
  '0xd18af54d', // createProxyWithCallback
  '0x4662f9d6', // createProxyWithNonceL2
  '0xec9e80bb', // createChainSpecificProxyWithNonce
  '0x1a334b0b', // createChainSpecificProxyWithNonceL2
]
const WITHOUT_NONCE = '0x61b69abd' // createProxy
const DEEPEST = 8

/** Factory calls readable from calldata, in order: direct ones, and those inside batches, multicalls and account executions. */
export function findCreationCalls(to: Address, data: Hex, depth = 0): CreationCall[] {
  if (depth > DEEPEST) return []
  const creation = decodeCreation(to, data)
  if (creation) return [creation]
  const execution = decodeSafeCall(to, to, data)
  if (execution) return findCreationCalls(execution.to, execution.data, depth + 1)
  return (decodeMulticall(data) ?? decodeMultiSend(data) ?? []).flatMap((call) =>
    findCreationCalls(call.to, call.data, depth + 1),
  )
}

function decodeCreation(factory: Address, data: Hex): CreationCall | null {
  const selector = data.slice(0, 10)
  const parameters: Hex = `0x${data.slice(10)}`
  try {
    if (WITH_NONCE.includes(selector)) {
      const [singleton, initializer, saltNonce] = decodeAbiParameters(
        parseAbiParameters('address, bytes, uint256'),
        parameters,
      )
      return { factory, singleton, initializer, saltNonce }
    }
    if (selector !== WITHOUT_NONCE) return null
    const [singleton, initializer] = decodeAbiParameters(parseAbiParameters('address, bytes'), parameters)
    return { factory, singleton, initializer, saltNonce: null }
  } catch {
    return null
  }
}
