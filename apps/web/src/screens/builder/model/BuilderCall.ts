import { AddressSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import { emptyField, FieldValueSchema, type FieldValue } from './FieldValue.ts'
import { MethodSchema, type Method } from './Method.ts'

/** How the bytes of a call come about. */
export type CallMode = 'known' | 'abi' | 'raw' | 'transfer'

/** A call of the batch as typed. */
export type BuilderCall = {
  readonly id: string
  readonly mode: CallMode
  readonly contract: string
  /** What the text of the contract leads to. */
  readonly address: Address | null
  /** Pasted; of no use in the other modes. */
  readonly abi: string
  /** The ABI chosen among those known. */
  readonly source: string
  readonly method: Method | null
  readonly fields: readonly FieldValue[]
  /** Native coin sent with the call; empty for none. */
  readonly value: string
  readonly data: string
  /** Of a transfer: the token (null is the coin), and how much of it. */
  readonly token: Address | null
  readonly amount: string
}

export const BuilderCallSchema = z.object({
  id: z.string(),
  mode: z.enum(['known', 'abi', 'raw', 'transfer']),
  contract: z.string(),
  address: z.nullable(AddressSchema),
  abi: z.string(),
  source: z.string(),
  method: z.nullable(MethodSchema),
  fields: z.array(FieldValueSchema),
  value: z.string(),
  data: z.string(),
  token: z.nullable(AddressSchema),
  amount: z.string(),
})

export const BatchSchema = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  /** As typed; null: the suggested one. */
  nonce: z._default(z.nullable(z.string()), null),
  calls: z.array(BuilderCallSchema),
})
export type Batch = {
  /** Under which it is saved; null for none. */
  readonly id: string | null
  readonly name: string
  /** As typed; null: the suggested one. Of no use once the batch is kept for later. */
  readonly nonce: string | null
  readonly calls: readonly BuilderCall[]
}

export const emptyCall = (change: Partial<BuilderCall> = {}): BuilderCall => ({
  id: crypto.randomUUID(),
  mode: 'known',
  contract: '',
  address: null,
  abi: '',
  source: '',
  method: null,
  fields: [],
  value: '',
  data: '',
  token: null,
  amount: '',
  ...change,
})

/** Another method; what was typed for parameters of the same name and type stays. */
export function withMethod(call: BuilderCall, method: Method | null): BuilderCall {
  const fields = (method?.inputs ?? []).map((input) => {
    const before = call.method?.inputs.findIndex(
      ({ name, type, components }) =>
        name === input.name && type === input.type && JSON.stringify(components) === JSON.stringify(input.components),
    )
    return (before === undefined || before < 0 ? undefined : call.fields[before]) ?? emptyField(input)
  })
  return {
    ...call,
    method,
    fields,
    data: method?.kind === 'fallback' ? call.data : call.mode === 'raw' ? call.data : '',
  }
}

/** Nothing was typed into it. */
export const isBlank = (call: BuilderCall): boolean =>
  [call.contract, call.abi, call.data, call.value, call.amount].every((text) => text.trim() === '') &&
  call.method === null
