import { AddressSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import { emptyField, FieldValueSchema, type FieldValue } from './FieldValue.ts'
import { MethodSchema, type Method } from './Method.ts'

/** How the bytes of a call are entered. */
export type CallMode = 'known' | 'abi' | 'raw' | 'transfer'

/** A call of the batch, as typed. */
export type BuilderCall = {
  readonly id: string
  readonly mode: CallMode
  readonly contract: string
  /** The address to which the text of the contract field resolves. */
  readonly address: Address | null
  /** The pasted ABI; unused in other modes. */
  readonly abi: string
  /** The id of the chosen known ABI. */
  readonly source: string
  readonly method: Method | null
  readonly fields: readonly FieldValue[]
  /** Native coin sent with the call; empty for none. */
  readonly value: string
  readonly data: string
  /** For a transfer: the token (null is the coin) and its amount. */
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
  /** As typed; null for the suggested one. */
  nonce: z._default(z.nullable(z.string()), null),
  calls: z.array(BuilderCallSchema),
})
export type Batch = {
  /** The id of the saved batch; null if it is not saved. */
  readonly id: string | null
  readonly name: string
  /** As typed; null for the suggested one. A saved batch does not contain it. */
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

/** Changes the method. Values for parameters of the same name and type are kept. */
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

/** True if no field has input. */
export const isBlank = (call: BuilderCall): boolean =>
  [call.contract, call.abi, call.data, call.value, call.amount].every((text) => text.trim() === '') &&
  call.method === null
