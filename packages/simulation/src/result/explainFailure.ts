import type { Hex } from '@countersign/primitives'
import { decodeAbiParameters, slice } from 'viem'

const ERROR = '0x08c379a0'
const PANIC = '0x4e487b71'

/** Codes of the Safe contracts that an execution can meet. */
const SAFE_CODES: Readonly<Record<string, string>> = {
  GS000: 'the account’s set-up failed',
  GS010: 'there is not enough gas for the safeTxGas asked for',
  GS011: 'the refund in the native coin could not be paid',
  GS012: 'the refund in a token could not be paid',
  GS013: 'the call inside failed, and neither safeTxGas nor a gas price was set, so everything is undone',
  GS020: 'there are fewer signatures than the threshold asks for',
  GS025: 'an owner has not approved the hash',
  GS026: 'a signature is by nobody who owns the account',
  GS030: 'only owners can approve a hash',
  GS031: 'the method can only be called by the account itself',
  GS101: 'that is no valid module',
  GS102: 'the module is enabled already',
  GS103: 'the module before it in the list is named wrong',
  GS104: 'the caller is no module of the account',
  GS200: 'the account has been set up already',
  GS201: 'the threshold is above the number of owners',
  GS202: 'the threshold is below one',
  GS203: 'that is no valid owner address',
  GS204: 'the owner is there already',
  GS205: 'the owner before it in the list is named wrong',
  GS300: 'that is no guard',
  GS301: 'that is no module guard',
  GS400: 'the account cannot be its own fallback handler',
}

const PANICS: Readonly<Record<string, string>> = {
  '1': 'an assertion failed',
  '17': 'a number overflowed or underflowed',
  '18': 'a division by zero',
  '33': 'a number that is no member of an enumeration',
  '49': 'taking from an empty list',
  '50': 'a position outside a list',
  '65': 'too much memory asked for',
}

/** A failure in words, from the returned bytes and the engine's name for it. */
export function explainFailure(error: string, output: Hex): string {
  const text = readError(output)
  if (text === null) return error === 'reverted' ? 'It reverted without a reason.' : (WORDS[error] ?? sentence(error))
  const code = SAFE_CODES[text]
  return code ? `${sentence(code).slice(0, -1)} (${text}).` : `It reverted: ${text}`
}

const WORDS: Readonly<Record<string, string>> = {
  'not enough balance': 'The account does not have the amount of native coin to send.',
}

function readError(output: Hex): string | null {
  const selector = output.slice(0, 10)
  try {
    if (selector === ERROR) return decodeAbiParameters([{ type: 'string' }], slice(output, 4))[0]
    if (selector === PANIC) {
      const code = decodeAbiParameters([{ type: 'uint256' }], slice(output, 4))[0].toString()
      return PANICS[code] ?? `panic ${code}`
    }
  } catch {
    return `bytes that do not read, ${output.slice(0, 74)}`
  }
  return output.length >= 10 ? `error ${selector} with ${output.length / 2 - 5} bytes` : null
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
