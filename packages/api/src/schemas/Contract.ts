import * as z from 'zod/mini'
import { AddressSchema, ForeignText } from './scalars.ts'

/**
 * A contract that the service knows: a Safe contract, a listed token, or a contract whose ABI its source provider
 * has.
 */
export const Contract = z.object({
  address: AddressSchema,
  name: ForeignText,
  displayName: ForeignText,
  logoUri: z.nullable(z.string()),
  contractAbi: z.nullable(z.object({ abi: z.array(z.record(z.string(), z.unknown())) })),
  trustedForDelegateCall: z.boolean(),
})
export type Contract = z.output<typeof Contract>

/**
 * An ERC-7730 file that the operator added to the service. It describes a contract in words that were not verified.
 */
export const DescriptorFile = z.object({
  /** SHA-256 of the text, hex: the same file has the same id on every service. */
  id: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** JSON. Must only be used as text. */
  text: z.string().check(z.maxLength(200_000)),
})
export type DescriptorFile = z.output<typeof DescriptorFile>
