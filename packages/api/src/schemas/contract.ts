import * as z from 'zod/mini'
import { AddressSchema } from './scalars.ts'

/** A contract the service knows: Safe contracts, listed tokens, and those its keeper of sources has an ABI of. */
export const Contract = z.object({
  address: AddressSchema,
  name: z.string(),
  displayName: z.string(),
  logoUri: z.nullable(z.string()),
  contractAbi: z.nullable(z.object({ abi: z.array(z.record(z.string(), z.unknown())) })),
  trustedForDelegateCall: z.boolean(),
})
export type Contract = z.output<typeof Contract>
