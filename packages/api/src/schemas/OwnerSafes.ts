import * as z from 'zod/mini'
import { AddressSchema } from './scalars.ts'

/** The accounts that an address owns on one chain. */
export const OwnerSafes = z.object({ safes: z.array(AddressSchema) })
export type OwnerSafes = z.output<typeof OwnerSafes>
/** One key per configured chain; `null` if that chain could not be read. */
export const OwnerSafesByChain = z.record(z.string(), z.nullable(z.array(AddressSchema)))
export type OwnerSafesByChain = z.output<typeof OwnerSafesByChain>
