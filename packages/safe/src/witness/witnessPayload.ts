import type { WitnessHex } from './bytes.ts'
import { witnessText } from './witnessMessage.ts'
import { witnessTypedData, type WitnessedTypedData } from './witnessTypedData.ts'

/**
 * Computes independently the 32 bytes that an account signs for a message: of a text by EIP-191, of typed data by
 * EIP-712.
 *
 * @throws TypeError, RangeError if it is not typed data
 * @example
 * witnessPayload('Hello') // '0xaa744ba2ca576ec62ca0045eca00ad3917fdf7ffa34fbbae50828a5a69c1580e'
 */
export const witnessPayload = (content: string | WitnessedTypedData): WitnessHex =>
  typeof content === 'string' ? witnessText(content) : witnessTypedData(content)
