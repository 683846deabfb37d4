import * as z from 'zod/mini'
import { AddressSchema } from './scalars.ts'

/** A master copy that the service knows on a chain, with its contract version. */
export const MasterCopy = z.object({ address: AddressSchema, version: z.string() })

export type MasterCopy = z.output<typeof MasterCopy>
