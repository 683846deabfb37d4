import * as z from 'zod/mini'
import { AddressSchema, ForeignText } from './scalars.ts'

/** A contract the service knows: Safe contracts, listed tokens, and those its keeper of sources has an ABI of. */
export const Contract = z.object({
  address: AddressSchema,
  name: ForeignText,
  displayName: ForeignText,
  logoUri: z.nullable(z.string()),
  contractAbi: z.nullable(z.object({ abi: z.array(z.record(z.string(), z.unknown())) })),
  trustedForDelegateCall: z.boolean(),
})
export type Contract = z.output<typeof Contract>

/** An ERC-7730 file the operator put beside the service: words about a contract, which nobody checked. */
export const DescriptorFile = z.object({
  /** SHA-256 of the text, hex: the same file has the same id wherever it lies. */
  id: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** JSON, to be read as text only. */
  text: z.string().check(z.maxLength(200_000)),
})
export type DescriptorFile = z.output<typeof DescriptorFile>
