import { readText } from '@countersign/chain-client/reads'
import { type Address, type Hex, hexToBytes, shortenAddress, showHidden } from '@countersign/primitives'

const MOST_CHARACTERS = 20

/** The symbol that a contract states; without a readable one its short address. */
export function symbolIn(answer: Hex | null, token: Address): string {
  return textIn(answer).slice(0, MOST_CHARACTERS) || shortenAddress(token)
}

function textIn(answer: Hex | null): string {
  if (answer === null || answer === '0x') return ''
  // Some early tokens return 32 bytes instead of a string.
  if (answer.length === 66) return showHidden(new TextDecoder().decode(hexToBytes(answer)).replaceAll('\0', ''))
  try {
    return showHidden(readText(answer))
  } catch {
    return ''
  }
}
