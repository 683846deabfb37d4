import * as z from 'zod/mini'
import { AddressSchema, ChainId, HashSchema } from '../schemas/scalars.ts'

export const ChainParams = z.object({ chainId: ChainId })
export const SafeParams = z.object({ chainId: ChainId, safe: AddressSchema })
export const HashParams = z.object({ chainId: ChainId, safeTxHash: HashSchema })
export const CursorQuery = z.object({ cursor: z.optional(z.string()) })
