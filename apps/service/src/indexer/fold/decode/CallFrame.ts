import { AddressSchema, HexSchema } from '@countersign/api'
import { decodeSafeCall, type SafeCall } from '@countersign/ledger'
import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import * as z from 'zod/mini'

/** A frame of geth's `callTracer`. */
export type CallFrame = {
  type: string
  from: Address
  to?: Address | undefined
  value?: string | undefined
  input: Hex
  output?: string | undefined
  error?: string | undefined
  calls?: CallFrame[] | undefined
}

export const CallFrame: z.ZodMiniType<CallFrame> = z.object({
  type: z.string(),
  from: AddressSchema,
  to: z.optional(AddressSchema),
  value: z.optional(z.string()),
  input: HexSchema,
  output: z.optional(z.string()),
  error: z.optional(z.string()),
  calls: z.optional(z.array(z.lazy((): z.ZodMiniType<CallFrame> => CallFrame))),
})

type Visit = (frame: CallFrame, path: readonly number[]) => void

/** Every frame with lasting effects: a failed frame and all frames below it were reverted. */
export function visitFrames(frame: CallFrame, visit: Visit, path: readonly number[] = []): void {
  if (frame.error !== undefined) return
  visit(frame, path)
  for (const [index, inner] of (frame.calls ?? []).entries()) visitFrames(inner, visit, [...path, index])
}

/** Account calls in the order of their start. */
export function findTracedSafeCalls(root: CallFrame): SafeCall[] {
  const found: SafeCall[] = []
  visitFrames(root, ({ type, from, to, input }) => {
    if (type !== 'CALL' || !to) return
    const call = decodeSafeCall(checksumAddress(to), checksumAddress(from), input)
    if (call) found.push(call)
  })
  return found
}

export type TracedTransfer = { from: Address; to: Address; value: bigint; traceAddress: readonly number[] }

/** Transfers of native coin with their position in the tree. */
export function findTracedTransfers(root: CallFrame): TracedTransfer[] {
  const found: TracedTransfer[] = []
  visitFrames(root, ({ type, from, to, value }, traceAddress) => {
    if ((type !== 'CALL' && type !== 'CREATE' && type !== 'CREATE2' && type !== 'SELFDESTRUCT') || !to || !value) return
    const amount = BigInt(value)
    if (amount > 0n) found.push({ from: checksumAddress(from), to: checksumAddress(to), value: amount, traceAddress })
  })
  return found
}
