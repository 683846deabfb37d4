import type { Hex } from '@countersign/primitives'
import { decodeAbiParameters, slice } from 'viem'
import { NOT_ENOUGH_BALANCE } from './normaliseError.ts'
import { resultMessages as messages } from '../messages/resultMessages.ts'

const ERROR = '0x08c379a0'
const PANIC = '0x4e487b71'

/** Error codes of the Safe contracts that an execution can return. */
type Code = Extract<keyof typeof messages, `GS${string}` | `panic${string}`>

/** The Safe's own error codes, and those of Solidity's panics. */
const isCode = (text: string): text is Code => /^(?:GS|panic)\d+$/.test(text) && Object.hasOwn(messages, text)

/** One sentence about a failed call. */
export function explainFailure(error: string, output: Hex): string {
  const text = readError(output)
  if (text === null) {
    if (error === 'reverted') return messages.reverted
    return error === NOT_ENOUGH_BALANCE ? messages.nativeMissing : sentence(errorWords(error))
  }
  return text.startsWith('GS') && isCode(text)
    ? `${sentence(messages[text]).slice(0, -1)} (${text}).`
    : messages.revertedWith(text)
}

/** What an identifier of `normaliseError` means, for the end of a sentence; another text of a node stays as it is. */
export function errorWords(error: string): string {
  switch (error) {
    case NOT_ENOUGH_BALANCE:
      return messages.balance
    case 'out of gas': // no message: an identifier
      return messages.outOfGas
    case 'state change in a read-only call': // no message: an identifier
      return messages.readOnly
    case 'too many calls inside each other': // no message: an identifier
      return messages.tooDeep
    case 'an account exists at the address': // no message: an identifier
      return messages.collision
    case 'reverted':
      return messages.undone
    case 'invalid instruction': // no message: an identifier
      return messages.invalidInstruction
    default:
      return error
  }
}

function readError(output: Hex): string | null {
  const selector = output.slice(0, 10)
  try {
    if (selector === ERROR) return decodeAbiParameters([{ type: 'string' }], slice(output, 4))[0]
    if (selector === PANIC) {
      const code = decodeAbiParameters([{ type: 'uint256' }], slice(output, 4))[0].toString()
      const known = `panic${code}`
      return isCode(known) ? messages[known] : messages.otherPanic(code)
    }
  } catch {
    return messages.bytes(output.slice(0, 74))
  }
  return output.length >= 10 ? messages.customError({ selector, count: output.length / 2 - 5 }) : null
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
