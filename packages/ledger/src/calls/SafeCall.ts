import type { Address, Hex } from '@countersign/primitives'
import { decodeMultiSend } from '@countersign/safe/light'
import type { Call } from '../describe/toTransactionInfo.ts'
import { decodeMulticall } from './decodeMulticall.ts'
import { readCall, readExecution } from './readExecution.ts'

/**
 * A call that makes an account act, with the parameters that accounts without L2 events do not log.
 *
 * @example
 * const call: SafeCall = { kind: 'module', safe, module, to, value: 0n, data, operation: 0 }
 */
export type SafeCall =
  | (Call & {
      kind: 'execution'
      safe: Address
      safeTxGas: bigint
      baseGas: bigint
      gasPrice: bigint
      gasToken: Address
      refundReceiver: Address
      signatures: Hex
    })
  | (Call & { kind: 'module'; safe: Address; module: Address })

const EXECUTE = '0x6a761202'
const FROM_MODULE = ['0x468721a7', '0x5229073f']
const DEEPEST = 8

/**
 * Reads one call; null if it is neither `execTransaction` nor a call by a module.
 *
 * @param from the caller, which is the module for a module call
 * @example
 * decodeSafeCall(safe, alice, encodeExecTransaction(transaction, '0x'))?.kind // 'execution'
 */
export function decodeSafeCall(safe: Address, from: Address, data: Hex): SafeCall | null {
  const selector = data.slice(0, 10)
  const parameters: Hex = `0x${data.slice(10)}`
  if (selector === EXECUTE) {
    const execution = readExecution(parameters)
    return execution && { kind: 'execution', safe, ...execution }
  }
  const call = FROM_MODULE.includes(selector) ? readCall(parameters) : null
  return call && { kind: 'module', safe, module: from, ...call }
}

/**
 * Account calls that calldata alone shows: direct ones, and those inside batches, multicalls and executions of other
 * accounts. Calldata does not prove that a call was executed: callers must compare it with the events.
 *
 * @example
 * findSafeCalls({ from: alice, to: safe, data: encodeExecTransaction(transaction, '0x') }).length // 1
 */
export function findSafeCalls(call: { from: Address; to: Address; data: Hex }, depth = 0): SafeCall[] {
  if (depth > DEEPEST) return []
  const own = decodeSafeCall(call.to, call.from, call.data)
  const inner = own ? expandBatch(own) : expandWrapper(call)
  const from = own ? own.safe : call.to
  const nested = inner.flatMap(({ to, data }) =>
    data === call.data ? [] : findSafeCalls({ from, to, data }, depth + 1),
  )
  return own ? [own, ...nested] : nested
}

type Sent = { readonly from: Address; readonly to: Address | null; readonly input: Hex }

/**
 * The account calls in the calldata of an Ethereum transaction.
 *
 * @example
 * findCallsOf({ from: alice, to: safe, input: encodeExecTransaction(transaction, '0x') }).map(({ to }) => to) // [usdc]
 */
export const findCallsOf = ({ from, to, input }: Sent): SafeCall[] =>
  to ? findSafeCalls({ from, to, data: input }) : []

function expandWrapper({ to, data }: { to: Address; data: Hex }): Call[] {
  const multicall = decodeMulticall(data)
  if (multicall) return multicall.map((call) => ({ ...call, operation: 0 }))
  return expandBatch({ to, value: 0n, data, operation: 1 })
}

/** The plain calls of an inner call, nested batches included. A delegatecall that is not a batch has none. */
function expandBatch({ to, value, data, operation }: Call, depth = 0): Call[] {
  if (operation === 0) return [{ to, value, data, operation }]
  if (depth > DEEPEST) return []
  return (decodeMultiSend(data) ?? []).flatMap((call) => expandBatch(call, depth + 1))
}
