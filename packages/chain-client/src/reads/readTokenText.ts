import { type Hex, hexToBytes } from '@countersign/primitives'
import { readText } from './abiWords.ts'

/**
 * The answer of `symbol()` or `name()`: a `string`, or the `bytes32` of early tokens.
 *
 * @param answer null if the contract reverted
 * @returns any characters, hidden ones included; empty for an answer that is no text
 * @example
 * readTokenText(null) // ''
 */
export function readTokenText(answer: Hex | null): string {
  if (answer === null || answer === '0x') return ''
  try {
    return answer.length === 66 ? readBytes32(answer) : readText(answer)
  } catch {
    return ''
  }
}

function readBytes32(word: Hex): string {
  const bytes = hexToBytes(word)
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end === -1 ? bytes : bytes.slice(0, end))
}
