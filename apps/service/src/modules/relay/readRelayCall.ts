import { safeAbi, safeProxyFactoryAbi } from '@countersign/chains'
import { isTrustedForDelegateCall } from '@countersign/ledger'
import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { decodeMultiSend, MULTISEND_SELECTOR } from '@countersign/safe/light'
import { decodeFunctionData } from 'viem'
import { ServiceError } from '../../errors/ServiceError.ts'
import { relayMessages } from './relayMessages.ts'

/** Reads the call to relay from its calldata alone. A later step checks that the contracts are official deployments. */
export type RelayCall =
  | { kind: 'execution'; safe: Address }
  | { kind: 'batch'; multiSend: Address; safe: Address }
  | { kind: 'creation'; factory: Address; singleton: Address; owners: readonly Address[] }

/** @throws ServiceError relay/unsupported, relay/batch */
export function readRelayCall(to: Address, data: Hex): RelayCall {
  if (isExecution(data)) return { kind: 'execution', safe: to }
  if (data.startsWith(MULTISEND_SELECTOR)) return { kind: 'batch', multiSend: to, safe: readBatch(data) }
  const creation = readCreation(data)
  if (creation) return { kind: 'creation', factory: to, ...creation }
  throw new ServiceError('relay/unsupported', () => relayMessages.unsupported({ start: data.slice(0, 10) }))
}

function readBatch(data: Hex): Address {
  const calls = decodeMultiSend(data) ?? []
  const safe = calls[0]?.to
  const isPlain = calls.every((call) => call.operation === 0 && call.value === 0n && isExecution(call.data))
  if (safe !== undefined && isPlain && calls.every((call) => call.to === safe)) return checksumAddress(safe)
  throw new ServiceError('relay/batch', () => relayMessages.batch({ count: calls.length }))
}

function isExecution(data: Hex): boolean {
  return decode(() => decodeFunctionData({ abi: safeAbi, data }).functionName === 'execTransaction') ?? false
}

/** A setup may run other code by delegatecall; the relayer pays for published libraries only. */
function readCreation(data: Hex): { singleton: Address; owners: readonly Address[] } | null {
  const call = decode(() => decodeFunctionData({ abi: safeProxyFactoryAbi, data }))
  if (call?.functionName !== 'createProxyWithNonce') return null
  const [singleton, initializer] = call.args
  const setup = decode(() => decodeFunctionData({ abi: safeAbi, data: initializer }))
  if (setup?.functionName !== 'setup') return null
  const [owners, , delegate] = setup.args
  return delegate === ZERO_ADDRESS || isTrustedForDelegateCall(delegate) ? { singleton, owners } : null
}

function decode<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
