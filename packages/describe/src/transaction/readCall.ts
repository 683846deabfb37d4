import { findContractByAddress } from '@countersign/chains'
import { type Hex, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { classifySettingsChange, decodeMultiSend } from '@countersign/safe/light'
import type { Call } from './Call.ts'
import type { CallMeaning, Parameter, ReadCall } from './CallMeaning.ts'
import { readKnownMethod } from './knownMethods.ts'
import { readLibraryMethod } from './libraryMethods.ts'
import { readLimitMethod } from './limitMethods.ts'
import { readWords } from './readWords.ts'
import { recoveryMethod } from './recoveryMethod.ts'
import { settingsMethod } from './settingsMethods.ts'
import type { ViewContext } from './ViewContext.ts'

const EXEC_TRANSACTION = '0x6a761202'
const MAX_DEPTH = 16

/**
 * Reads the meaning of a call from its bytes alone. It does not use the service's decoding.
 *
 * @param depth how many batches contain the call
 * @example
 * readCall(payment, viewFixture).meaning.kind // 'payment'
 */
export function readCall(call: Call, context: ViewContext, depth = 0): ReadCall {
  if (call.operation === 1) return readDelegateCall(call, context)
  if (call.data === '0x') return { meaning: emptyCall(call, context), signature: null, parameters: [] }
  const known =
    depth > MAX_DEPTH
      ? null
      : (readSelf(call, context) ??
        readForeign(call, context) ??
        readCreation(call, context) ??
        readRecovery(call, context))
  return known ?? unknown(call.data)
}

/**
 * Reads a batch only at the published address of a MultiSend contract: any other code may do anything with the same
 * bytes.
 */
function readDelegateCall(call: Call, context: ViewContext): ReadCall {
  const contract = findContractByAddress(call.to).find(({ name }) => name.startsWith('MultiSend'))
  const calls = contract ? decodeMultiSend(call.data) : null
  if (!contract || calls === null) return readLibraryMethod(call, context)
  return {
    meaning: {
      kind: 'batch',
      calls: contract.version === '1.5.0' ? calls.map((inner) => selfForZero(inner, context)) : calls,
      contract: `${contract.name} ${contract.version}`,
    },
    signature: 'multiSend(bytes)',
    parameters: [],
  }
}

/** Since 1.5.0, MultiSend directs a call to the zero address to the account itself. */
const selfForZero = (call: Call, context: ViewContext): Call =>
  call.to === ZERO_ADDRESS ? { ...call, to: context.safe } : call

function emptyCall(call: Call, context: ViewContext): CallMeaning {
  if (call.value > 0n) return { kind: 'payment', token: null, from: null, to: call.to, amount: call.value }
  return isSameAddress(call.to, context.safe) ? { kind: 'rejection' } : { kind: 'nothing' }
}

function readSelf(call: Call, context: ViewContext): ReadCall | null {
  if (!isSameAddress(call.to, context.safe)) return null
  const change = classifySettingsChange(call.data)
  return change && { meaning: { kind: 'settings', change }, ...settingsMethod(change, call.data) }
}

function readForeign(call: Call, context: ViewContext): ReadCall | null {
  const method = readLimitMethod(call.data, call.to, context) ?? readKnownMethod(call.data, call.to, context)
  return method ?? (call.data.slice(0, 10).toLowerCase() === EXEC_TRANSACTION ? readExecute(call) : null)
}

function readRecovery(call: Call, context: ViewContext): ReadCall | null {
  const recovery = call.value === 0n ? context.decode?.(call.data, call.to).recovery : null
  return recovery ? { meaning: { kind: 'recovery', call: recovery }, ...recoveryMethod(recovery) } : null
}

function readCreation(call: Call, context: ViewContext): ReadCall | null {
  const account = call.value === 0n ? context.decode?.(call.data, call.to).newAccount : null
  if (!account) return null
  return {
    meaning: { kind: 'newAccount', account },
    signature: 'createProxyWithNonce(address,bytes,uint256)',
    parameters: [
      { name: '_singleton', type: 'address', value: account.singleton },
      { name: 'saltNonce', type: 'uint256', value: account.saltNonce.toString() },
    ],
  }
}

function readExecute(call: Call): ReadCall | null {
  const values = readWords(call.data, ['address', 'uint256', 'bytes', 'uint256'])
  if (values === null || values[3] > 1n) return null
  const [to, value, data, operation] = values
  const inner: Call = { to, value, data, operation: operation === 1n ? 1 : 0 }
  const parameters: Parameter[] = [
    { name: 'to', type: 'address', value: to },
    { name: 'value', type: 'uint256', value: value.toString() },
    { name: 'operation', type: 'uint8', value: operation.toString() },
  ]
  return {
    meaning: { kind: 'execute', account: call.to, inner },
    signature: 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    parameters,
  }
}

function unknown(data: Hex): ReadCall {
  const selector: Hex | null = data.length >= 10 ? `0x${data.slice(2, 10).toLowerCase()}` : null
  return { meaning: { kind: 'unknown', selector }, signature: null, parameters: [] }
}
