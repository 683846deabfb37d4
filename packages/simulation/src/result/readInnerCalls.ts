import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { decodeMultiSend, type Operation } from '@countersign/safe'
import { safeAbi } from '@countersign/chains'
import { decodeFunctionData } from 'viem'
import type { Plan } from '../values/Plan.ts'
import type { Frame } from '../values/Trace.ts'
import { explainFailure } from '../values/explainFailure.ts'
import type { SimulatedCall } from '../values/SimulationResult.ts'
import { resultMessages as messages } from '../messages/resultMessages.ts'

type Expected = { readonly operation: Operation; readonly to: Address; readonly value: bigint; readonly data: Hex }

const EXEC_TRANSACTION = '0x6a761202'

/**
 * Determines the outcome of the account's own call, of the members of its batch, and of the executions of nested
 * accounts.
 */
export function readInnerCalls(plan: Plan, root: Frame): SimulatedCall {
  const { safe, transaction } = plan.request
  return describe(safe, transaction, findCall(root, transaction), [])
}

function describe(
  account: Address,
  expected: Expected,
  frame: Frame | undefined,
  path: readonly number[],
): SimulatedCall {
  const { operation, value, data } = expected
  // Batches of 1.5.0 treat the zero address as the account itself.
  const to = frame && expected.to === ZERO_ADDRESS && path.length > 0 ? frame.to : expected.to
  return {
    path,
    operation,
    account,
    to,
    value,
    data,
    success: frame !== undefined && frame.error === null,
    reason: reasonOf(frame),
    calls: innerCalls(account, { ...expected, to }, frame, path),
  }
}

function reasonOf(frame: Frame | undefined): string | null {
  if (frame === undefined) return messages.notExecuted
  return frame.error === null ? null : explainFailure(frame.error, frame.output)
}

function innerCalls(
  account: Address,
  expected: Expected,
  frame: Frame | undefined,
  path: readonly number[],
): SimulatedCall[] {
  const members = decodeMultiSend(expected.data)
  if (members !== null) {
    const actor = expected.operation === 1 ? account : expected.to
    const frames = (frame?.calls ?? []).filter(({ kind }) => kind !== 'selfdestruct')
    return members.map((member, index) =>
      describe(actor, { ...member, to: checksumAddress(member.to) }, frames[index], [...path, index]),
    )
  }
  const nested = readExecution(expected.data)
  if (nested === null || expected.operation === 1) return []
  return [describe(expected.to, nested, frame && findCall(frame, nested), [...path, 0])]
}

/**
 * Finds the account's call among the frames of its execution: behind the proxy, beside guards and signature checks.
 */
function findCall(execution: Frame, { operation, to, data }: Expected): Frame | undefined {
  const implementation = execution.calls.find(({ kind, input }) => kind === 'delegatecall' && input === execution.input)
  const target = to.toLowerCase()
  return (implementation ?? execution).calls.find(
    (call) =>
      call.to.toLowerCase() === target &&
      call.input.toLowerCase() === data.toLowerCase() &&
      (operation === 1 ? call.kind === 'delegatecall' : call.kind === 'call'),
  )
}

function readExecution(data: Hex): Expected | null {
  if (!data.startsWith(EXEC_TRANSACTION)) return null
  try {
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data })
    if (functionName !== 'execTransaction') return null
    const [to, value, inner, operation] = args
    return { to: checksumAddress(to), value, data: inner, operation: operation === 1 ? 1 : 0 }
  } catch {
    return null
  }
}
