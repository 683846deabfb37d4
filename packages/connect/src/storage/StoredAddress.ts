import { type Address, isAddress } from '@countersign/primitives'
import * as z from 'zod/mini'

/** An address in a stored value. Apart from the other fields, because it is in the first bundle. */
export const StoredAddress = z.custom<Address>((value) => typeof value === 'string' && isAddress(value))
