import { type Address, checksumAddress, isSameAddress } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { Rpc } from '../rpc/Rpc.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import { normaliseError } from '../values/normaliseError.ts'
import { earlierFails } from './earlierFails.ts'
import type { NodePlan, PlannedCall } from '../values/Plan.ts'
import { AddressText, Bytes, parseAnswer, Quantity, Word } from '../rpc/rpcSchemas.ts'
import { toRpcCall, toRpcOverrides } from './toRpcCall.ts'
import type { EarlierTrace, RawLog, Trace, Transfer } from '../values/Trace.ts'
import { traceCall } from './traceCall.ts'
import { eventName } from '../values/eventNames.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

const Log = z.object({ address: AddressText, topics: z.array(Word), data: Bytes })
const Blocks = z.array(
  z.object({
    calls: z.array(
      z.object({
        status: Quantity,
        returnData: Bytes,
        gasUsed: Quantity,
        logs: z.optional(z.nullable(z.array(Log))),
        error: z.optional(z.nullable(z.object({ message: z.string(), data: z.optional(z.nullable(Bytes)) }))),
      }),
    ),
  }),
)

/** The address from which `traceTransfers` reports movements of the native currency. No contract can have it. */
const NATIVE_TRANSFERS = checksumAddress('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')

/**
 * Runs the execution with `eth_simulateV1`. The method returns neither inner calls nor storage. They come from
 * `debug_traceCall` if the node has it; otherwise they are not known.
 */
export async function simulateV1(plan: NodePlan, rpc: Rpc): Promise<Trace> {
  const [answer, details] = await Promise.all([
    rpc.request('eth_simulateV1', [payload(plan), `0x${plan.block.number.toString(16)}`]),
    traceCall(plan, rpc).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
  ])
  const blocks = parseAnswer(Blocks, answer, 'eth_simulateV1')
  const call = blocks.at(-1)?.calls.at(-1)
  const earlier = blocks.slice(plan.creation ? 1 : 0, -1).map(({ calls }) => calls.at(-1))
  const failed = earlier.findIndex((one) => one?.status !== 1n)
  if (failed >= 0) throw earlierFails(plan, failed, earlier[failed]?.error?.message)
  if (!call) throw new SimulationError('malformed-answer', messages.callMissing)
  const success = call.status === 1n
  const trace = {
    success,
    output: call.error?.data ?? call.returnData,
    error: success ? null : normaliseError(call.error?.message ?? 'reverted'),
    gasUsed: call.gasUsed,
    ...recordOf(success ? (call.logs ?? []) : []),
    earlier: earlier.map((one) => withoutUnpaid(recordOf(one?.logs ?? []), plan.request.safe)),
  }
  if (details instanceof Error) {
    const unknown = {
      known: false,
      reason: messages.noTrace(details.message.split('\n')[0] ?? ''),
    } as const
    return { ...trace, root: unknown, storage: unknown, environment: unknown }
  }
  if (details.success !== success) throw new SimulationError('malformed-answer', messages.nodeContradicts(success))
  const { error, root, storage, environment } = details
  // Some nodes omit the funds that a contract passes on when it destroys itself. The call tree contains them.
  return { ...trace, error, transfers: details.transfers, root, storage, environment }
}

function payload({ creation, before, execution, overrides }: NodePlan) {
  const block = (call: PlannedCall, index: number) => ({
    // Approvals for all executions are set before the first.
    ...(index === 0 ? { stateOverrides: toRpcOverrides(overrides) } : {}),
    calls: [toRpcCall(call)],
    ...(call.gasPrice > 0n ? { blockOverrides: { baseFeePerGas: '0x0' } } : {}),
  })
  const executions = [...before, execution].map(block)
  return {
    // The creation needs its own block: an account with overridden storage cannot be created (EIP-7610).
    blockStateCalls: creation ? [{ calls: [toRpcCall(creation)] }, ...executions] : executions,
    traceTransfers: true,
    validation: false,
  }
}

const recordOf = (all: readonly RawLog[]): EarlierTrace => ({
  logs: all.filter(({ address }) => address !== NATIVE_TRANSFERS),
  transfers: all.filter(({ address }) => address === NATIVE_TRANSFERS).map(toTransfer),
})

/** Some nodes also list the funds of a call that failed for lack of them. A refund in such an execution is then left out too. */
function withoutUnpaid(record: EarlierTrace, safe: Address): EarlierTrace {
  const hasFailed = record.logs.some(
    ({ address, topics }) => isSameAddress(address, safe) && eventName(topics[0]) === 'ExecutionFailure',
  )
  return hasFailed ? { ...record, transfers: [] } : record
}

function toTransfer({ topics, data }: RawLog): Transfer {
  const address = (topic: string | undefined) => checksumAddress(`0x${(topic ?? '').slice(-40).padStart(40, '0')}`)
  return { from: address(topics[1]), to: address(topics[2]), value: BigInt(data) }
}
