import { AddressSchema, HexSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { CallFrame } from './CallFrame.ts'

/** A row of `trace_transaction` (Erigon, Nethermind, Reth), which returns the call tree as a flat list of paths. */
const FlatTrace = z.object({
  type: z.string(),
  traceAddress: z.array(z.number()),
  error: z.nullish(z.string()),
  action: z.object({
    callType: z.optional(z.string()),
    from: z.optional(AddressSchema),
    to: z.optional(AddressSchema),
    value: z.optional(z.string()),
    input: z.optional(HexSchema),
    init: z.optional(HexSchema),
    address: z.optional(AddressSchema),
    refundAddress: z.optional(AddressSchema),
    balance: z.optional(z.string()),
  }),
  result: z.nullish(z.object({ output: z.optional(z.string()), address: z.optional(AddressSchema) })),
})
type FlatTrace = z.output<typeof FlatTrace>

export const FlatTraces = z.array(FlatTrace)

/** The same tree as that of `callTracer`; null when the list is incomplete. */
export function buildTraceTree(traces: readonly FlatTrace[]): CallFrame | null {
  const frames = new Map<string, CallFrame>()
  for (const trace of traces) {
    const frame = toFrame(trace)
    if (!frame) return null
    frames.set(trace.traceAddress.join(), frame)
    if (trace.traceAddress.length === 0) continue
    const parent = frames.get(trace.traceAddress.slice(0, -1).join())
    if (!parent) return null
    parent.calls = [...(parent.calls ?? []), frame]
  }
  return frames.get('') ?? null
}

function toFrame({ type, action, result, error }: FlatTrace): CallFrame | null {
  const failure = error ? { error } : {}
  if (type === 'suicide' || type === 'selfdestruct') {
    const from = action.address
    return from ? frameOf('SELFDESTRUCT', from, action.refundAddress, action.balance) : null
  }
  if (!action.from) return null
  if (type === 'create')
    return {
      ...frameOf('CREATE', action.from, result?.address, action.value),
      input: action.init ?? '0x',
      ...failure,
    }
  const kind = (action.callType ?? 'call').toUpperCase()
  return {
    ...frameOf(kind, action.from, action.to, action.value),
    input: action.input ?? '0x',
    output: result?.output,
    ...failure,
  }
}

const frameOf = (type: string, from: Address, to: Address | undefined, value: string | undefined): CallFrame => ({
  type,
  from,
  to,
  value,
  input: '0x',
})
