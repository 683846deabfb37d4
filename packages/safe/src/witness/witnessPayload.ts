import type { WitnessHex } from './bytes.ts'
import { witnessText } from './witnessMessage.ts'
import { witnessTypedData, type WitnessedTypedData } from './witnessTypedData.ts'

/**
 * Computes independently the 32 bytes that an account signs for a message: of a text by EIP-191, of typed data by
 * EIP-712.
 *
 * @throws TypeError, RangeError if it is not typed data
 */
export const witnessPayload = (content: string | WitnessedTypedData): WitnessHex =>
  typeof content === 'string' ? witnessText(content) : witnessTypedData(content)
