import * as z from 'zod/mini'
import type { Address, Hex } from '@countersign/primitives'
import { AddressSchema, ForeignText, HexSchema, Operation } from './scalars.ts'

/** A decoded call: method, parameters, and how sure the service is of the function. */
export type DataDecoded = {
  method: string
  parameters: DecodedParameter[] | null
  accuracy?: 'FULL_MATCH' | 'PARTIAL_MATCH' | 'ONLY_FUNCTION_MATCH' | 'NO_MATCH' | 'UNKNOWN' | undefined
}
/** The value of a decoded parameter: a decimal string, hex or text, or nested lists of them. */
export type DecodedValue = string | DecodedValue[]
/** A parameter of a decoded call; `valueDecoded` contains the calls inside of it, for a batch. */
export type DecodedParameter = {
  name: string
  type: string
  value: DecodedValue
  valueDecoded?: InnerCall[] | DataDecoded | null | undefined
}
/** One call of a batch. `value` is a decimal string in wei. */
export type InnerCall = {
  operation: 0 | 1
  to: Address
  value: string
  data: Hex | null
  dataDecoded: DataDecoded | null
}

/** Schema of `DecodedValue`. */
export const DecodedValueSchema: z.ZodMiniType<DecodedValue, DecodedValue> = z.lazy(() =>
  z.union([z.string(), z.array(DecodedValueSchema)]),
)

export const DataDecoded: z.ZodMiniType<DataDecoded, DataDecoded> = z.lazy(() =>
  z.object({
    method: ForeignText,
    parameters: z.nullable(z.array(DecodedParameter)),
    accuracy: z.optional(z.enum(['FULL_MATCH', 'PARTIAL_MATCH', 'ONLY_FUNCTION_MATCH', 'NO_MATCH', 'UNKNOWN'])),
  }),
)

export const InnerCall: z.ZodMiniType<InnerCall, InnerCall> = z.lazy(() =>
  z.object({
    operation: Operation,
    to: AddressSchema,
    value: z.string(),
    data: z.nullable(HexSchema),
    dataDecoded: z.nullable(DataDecoded),
  }),
)

export const DecodedParameter: z.ZodMiniType<DecodedParameter, DecodedParameter> = z.lazy(() =>
  z.object({
    name: ForeignText,
    type: z.string(),
    value: DecodedValueSchema,
    valueDecoded: z.optional(z.nullable(z.union([z.array(InnerCall), DataDecoded]))),
  }),
)
