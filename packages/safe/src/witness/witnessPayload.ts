import type { WitnessHex } from './bytes.ts'
import { witnessText } from './witnessMessage.ts'
import { witnessTypedData, type WitnessedTypedData } from './witnessTypedData.ts'

/**
 * The 32 bytes an account signs for a message, a second time: of a text by EIP-191, of typed data by EIP-712.
 *
 * @throws TypeError, RangeError for what is no typed data
 * @example
 * witnessMessage({ chainId, safe, version, bytes: witnessPayload(content) }).hash
 */
export const witnessPayload = (content: string | WitnessedTypedData): WitnessHex =>
  typeof content === 'string' ? witnessText(content) : witnessTypedData(content)
