import type { Hex } from '@countersign/primitives'
import * as z from 'zod/mini'

/** Fields of stored values. */
export const StoredHash = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value))
export const StoredChainId = z.string().check(z.regex(/^\d+$/))
