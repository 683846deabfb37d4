import { type Address, checksumAddress, type Hex, isAddress } from '@countersign/primitives'
import type { z } from 'zod/mini'
import { ENVIRONMENT_OPCODES } from './environmentOpcodes.ts'
import type { EnvironmentRead, Known } from '../values/SimulationResult.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import { fromTracedCall, logsOfTracedCall } from './fromTracedCall.ts'
import type { NodePlan, PlannedCall, StateOverrides } from '../values/Plan.ts'
import { transfersOf } from './readFrames.ts'
import { parseAnswer } from '../rpc/rpcSchemas.ts'
import { toRpcCall, toRpcOverrides } from './toRpcCall.ts'
import type { StorageDiff, Trace } from '../values/Trace.ts'
import { ENVIRONMENT_TRACER, EnvironmentTrace, PrestateDiff, TracedCallSchema } from './traceSchemas.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

const ZERO_WORD: Hex = `0x${'0'.repeat(64)}`

/**
 * Runs the execution with `debug_traceCall`: call tree and logs, storage before and after, reads of the environment.
 */
export async function traceCall(plan: NodePlan, rpc: Rpc): Promise<Trace> {
  if (plan.before.length > 0) throw new SimulationError('engine-unavailable', messages.noEarlier)
  const overrides = plan.creation ? await withCreation(plan, plan.creation, rpc) : plan.overrides
  const ask = (tracer: object) => request(plan, plan.execution, overrides, tracer, rpc)
  const [call, diff, environment] = await Promise.all([
    ask({ tracer: 'callTracer', tracerConfig: { withLog: true } }),
    attempt(async () =>
      toStorageDiff(
        parseAnswer(
          PrestateDiff,
          await ask({ tracer: 'prestateTracer', tracerConfig: { diffMode: true } }),
          'prestateTracer',
        ),
      ),
    ),
    attempt(async () =>
      toReads(parseAnswer(EnvironmentTrace, await ask({ tracer: ENVIRONMENT_TRACER }), 'debug_traceCall')),
    ),
  ])
  const traced = parseAnswer(TracedCallSchema, call, 'debug_traceCall')
  const root = fromTracedCall(traced)
  return {
    success: root.error === null,
    output: root.output,
    error: root.error,
    gasUsed: traced.gasUsed ?? 0n,
    logs: logsOfTracedCall(traced),
    transfers: transfersOf(root),
    // It cannot run another execution first.
    earlier: [],
    root: { known: true, value: root },
    storage: diff,
    environment,
  }
}

async function request(
  plan: NodePlan,
  call: PlannedCall,
  overrides: StateOverrides,
  tracer: object,
  rpc: Rpc,
): Promise<unknown> {
  const config = {
    ...tracer,
    stateOverrides: toRpcOverrides(overrides),
    // Nodes refuse a gas price below the base fee.
    ...(call.gasPrice > 0n ? { blockOverrides: { baseFeePerGas: '0x0' } } : {}),
  }
  return rpc.request('debug_traceCall', [toRpcCall(call), `0x${plan.block.number.toString(16)}`, config])
}

/** A node traces one call at a time, so the state after the creation becomes part of the overrides. */
async function withCreation(plan: NodePlan, creation: PlannedCall, rpc: Rpc): Promise<StateOverrides> {
  const tracer = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }
  const { post } = parseAnswer(PrestateDiff, await request(plan, creation, {}, tracer, rpc), 'prestateTracer')
  const { safe } = plan.request
  const created = Object.entries(post).find(([address]) => address.toLowerCase() === safe.toLowerCase())?.[1]
  if (!created?.code) throw new SimulationError('account-unreadable', messages.notCreated(safe))
  const storage = Object.fromEntries(
    Object.entries(created.storage ?? {}).map(([slot, value]) => [toSlot(slot), value]),
  )
  const assumed = plan.overrides[safe]
  return { ...plan.overrides, [safe]: { ...assumed, code: created.code, storage: { ...storage, ...assumed?.storage } } }
}

function toStorageDiff({ pre, post }: z.output<typeof PrestateDiff>): StorageDiff {
  const diff = new Map<Address, Map<Hex, { before: Hex; after: Hex }>>()
  for (const text of new Set([...Object.keys(pre), ...Object.keys(post)])) {
    if (!isAddress(text)) continue
    const before = slotsOf(pre[text]?.storage)
    const after = slotsOf(post[text]?.storage)
    const slots = new Map<Hex, { before: Hex; after: Hex }>()
    for (const slot of new Set([...before.keys(), ...after.keys()])) {
      const change = { before: before.get(slot) ?? ZERO_WORD, after: after.get(slot) ?? ZERO_WORD }
      if (change.before !== change.after) slots.set(slot, change)
    }
    if (slots.size > 0) diff.set(checksumAddress(text), slots)
  }
  return diff
}

const slotsOf = (storage: Readonly<Record<string, Hex>> = {}) =>
  new Map(Object.entries(storage).map(([slot, value]) => [toSlot(slot), value]))

const toSlot = (text: string): Hex => `0x${text.replace(/^0x/, '').toLowerCase().padStart(64, '0')}`

function toReads(lines: readonly string[]): EnvironmentRead[] {
  return lines.flatMap((line) => {
    const [contract = '', opcode = ''] = line.split(':')
    const what = ENVIRONMENT_OPCODES[Number(opcode)]
    return what && isAddress(contract) ? [{ contract: checksumAddress(contract), what }] : []
  })
}

async function attempt<Value>(read: () => Promise<Value>): Promise<Known<Value>> {
  try {
    return { known: true, value: await read() }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return { known: false, reason: messages.notProvided(reason) }
  }
}
