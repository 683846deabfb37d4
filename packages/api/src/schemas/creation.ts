import * as z from 'zod/mini'
import { DataDecoded } from './decoded.ts'
import { AddressSchema, HashSchema, HexSchema } from './scalars.ts'

/** How and when an account was created, with the call of its factory. */
export const SafeCreation = z.object({
  created: z.string(),
  creator: AddressSchema,
  transactionHash: HashSchema,
  factoryAddress: AddressSchema,
  masterCopy: z.nullable(AddressSchema),
  setupData: z.nullable(HexSchema),
  saltNonce: z.nullable(z.string()),
  dataDecoded: z.nullable(DataDecoded),
})
export type SafeCreation = z.output<typeof SafeCreation>
