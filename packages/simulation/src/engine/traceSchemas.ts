import type { Address, Hex } from '@countersign/primitives'
import * as z from 'zod/mini'
import { AddressText, Bytes, Quantity, Word } from '../rpc/rpcSchemas.ts'

const TraceLog = z.object({
  address: AddressText,
  topics: z.array(Word),
  data: Bytes,
  position: z.optional(z.union([Quantity, z.number()])),
})

/** The answer of `callTracer`, before conversion. */
export type TracedCall = {
  readonly type: string
  readonly from: Address
  readonly to?: Address | null | undefined
  readonly value?: bigint | null | undefined
  readonly gasUsed?: bigint | undefined
  readonly input: Hex
  readonly output?: Hex | null | undefined
  readonly error?: string | null | undefined
  readonly calls?: readonly TracedCall[] | undefined
  readonly logs?: readonly z.output<typeof TraceLog>[] | undefined
}

const isTracedCall: z.ZodMiniType<TracedCall> = z.object({
  type: z.string(),
  from: AddressText,
  to: z.optional(z.nullable(AddressText)),
  value: z.optional(z.nullable(Quantity)),
  gasUsed: z.optional(Quantity),
  input: z.pipe(
    z.optional(Bytes),
    z.transform((input): Hex => input ?? '0x'),
  ),
  output: z.optional(z.nullable(Bytes)),
  error: z.optional(z.nullable(z.string())),
  get calls() {
    return z.optional(z.array(isTracedCall))
  },
  logs: z.optional(z.array(TraceLog)),
})

export const TracedCallSchema = isTracedCall

const TracedAccount = z.object({
  balance: z.optional(Quantity),
  nonce: z.optional(z.number()),
  code: z.optional(Bytes),
  storage: z.optional(z.record(z.string(), Word)),
})

/** The answer of `prestateTracer` with `diffMode`: changed accounts only. A slot with zero is absent. */
export const PrestateDiff = z.object({
  pre: z.record(z.string(), TracedAccount),
  post: z.record(z.string(), TracedAccount),
})

/** The answer of the tracer script below: `0x<contract>:<opcode number>`. */
export const EnvironmentTrace = z.array(z.string().check(z.regex(/^0x[0-9a-f]{40}:\d+$/i)))

/**
 * Records reads of the environment with a script that geth, erigon, reth and anvil support. An instruction counts
 * once the next one at its depth runs: an instruction that ran out of gas has read nothing.
 */
export const ENVIRONMENT_TRACER =
  '{seen:{},at:null,depth:0,watched:{50:1,58:1,64:1,65:1,66:1,67:1,68:1,69:1,72:1},' +
  'step:function(log){var depth=log.getDepth();if(this.at&&this.depth===depth)this.seen[this.at]=1;this.at=null;' + // no message: a program for the node
  'var op=log.op.toNumber();if(this.watched[op]){this.at=toHex(log.contract.getAddress())+":"+op;this.depth=depth}},' + // no message: a program for the node
  'fault:function(){},result:function(){return Object.keys(this.seen)}}' // no message: a program for the node
