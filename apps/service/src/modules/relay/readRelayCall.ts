import { safeAbi, safeProxyFactoryAbi } from '@countersign/chains'
import { isTrustedForDelegateCall } from '@countersign/ledger'
import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { proveCreation } from '@countersign/safe'
import { decodeMultiSend, type MultiSendCall, MULTISEND_SELECTOR } from '@countersign/safe/light'
import { decodeFunctionData } from 'viem'
import { ServiceError } from '../../errors/ServiceError.ts'
import { relayMessages } from './relayMessages.ts'

/** Reads the call to relay from its calldata alone. A later step checks that the contracts are official deployments. */
export type RelayCall =
  | { kind: 'execution'; safe: Address }
  | { kind: 'batch'; multiSend: Address; safe: Address }
  | ({ kind: 'creation' } & Creation)
  | ({ kind: 'deployment'; multiSend: Address; safe: Address } & Creation)

type Creation = { readonly factory: Address; readonly singleton: Address; readonly owners: readonly Address[] }

/** @throws ServiceError relay/unsupported, relay/batch */
export function readRelayCall(to: Address, data: Hex): RelayCall {
  if (isExecution(data)) return { kind: 'execution', safe: to }
  if (data.startsWith(MULTISEND_SELECTOR)) {
    const calls = decodeMultiSend(data) ?? []
    return readDeployment(to, calls) ?? { kind: 'batch', multiSend: to, safe: readBatch(calls) }
  }
  const creation = readCreation(data)
  if (creation) return { kind: 'creation', factory: to, singleton: creation.singleton, owners: creation.owners }
  throw new ServiceError('relay/unsupported', () => relayMessages.unsupported({ start: data.slice(0, 10) }))
}

const isPlainCall = ({ operation, value }: MultiSendCall): boolean => operation === 0 && value === 0n

/**
 * The creation of an account, then its first transaction. Null for other batches. MultiSendCallOnly does not say that a transaction inside
 * failed, unless it reverts, so only those that revert are paid for.
 */
function readDeployment(multiSend: Address, [first, second, ...others]: readonly MultiSendCall[]): RelayCall | null {
  const creation = first && readCreation(first.data)
  if (first === undefined || second === undefined || !creation) return null
  const { singleton, owners } = creation
  const execution = decode(() => decodeFunctionData({ abi: safeAbi, data: second.data }))
  const isPlain = [first, second].every(isPlainCall) && others.length === 0
  const isOfAccount = proveCreation(second.to, { ...creation, factory: first.to }).isProved
  if (!isPlain || !isOfAccount || execution?.functionName !== 'execTransaction')
    throw new ServiceError('relay/batch', () => relayMessages.otherDeployment)
  const [, , , , safeTxGas, , gasPrice] = execution.args
  if (safeTxGas !== 0n || gasPrice !== 0n) throw new ServiceError('relay/batch', () => relayMessages.silentDeployment)
  return { kind: 'deployment', multiSend, safe: checksumAddress(second.to), factory: first.to, singleton, owners }
}

function readBatch(calls: readonly MultiSendCall[]): Address {
  const safe = calls[0]?.to
  const isPlain = calls.every((call) => isPlainCall(call) && isExecution(call.data))
  if (safe !== undefined && isPlain && calls.every((call) => call.to === safe)) return checksumAddress(safe)
  throw new ServiceError('relay/batch', () => relayMessages.batch({ count: calls.length }))
}

function isExecution(data: Hex): boolean {
  return decode(() => decodeFunctionData({ abi: safeAbi, data }).functionName === 'execTransaction') ?? false
}

/** A setup may run other code by delegatecall; the relayer pays for published libraries only. */
function readCreation(data: Hex) {
  const call = decode(() => decodeFunctionData({ abi: safeProxyFactoryAbi, data }))
  if (call?.functionName !== 'createProxyWithNonce') return null
  const [singleton, initializer, saltNonce] = call.args
  const setup = decode(() => decodeFunctionData({ abi: safeAbi, data: initializer }))
  if (setup?.functionName !== 'setup') return null
  const [owners, , delegate] = setup.args
  return delegate === ZERO_ADDRESS || isTrustedForDelegateCall(delegate)
    ? { singleton, initializer, saltNonce, owners }
    : null
}

function decode<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
