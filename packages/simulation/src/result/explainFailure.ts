import type { Hex } from '@countersign/primitives'
import { decodeAbiParameters, slice } from 'viem'

const ERROR = '0x08c379a0'
const PANIC = '0x4e487b71'

/** Error codes of the Safe contracts that an execution can return. */
const SAFE_CODES: Readonly<Record<string, string>> = {
  GS000: 'the account’s set-up failed',
  GS010: 'the gas is not enough for the safeTxGas of the transaction',
  GS011: 'the refund in the native currency could not be paid',
  GS012: 'the refund in a token could not be paid',
  GS013: 'the inner call failed, and neither safeTxGas nor a gas price was set, so everything is undone',
  GS020: 'there are fewer signatures than the threshold requires',
  GS025: 'an owner has not approved the hash',
  GS026: 'a signature is not from an owner of the account',
  GS030: 'only owners can approve a hash',
  GS031: 'the method can only be called by the account itself',
  GS101: 'the address is not a valid module',
  GS102: 'the module is already enabled',
  GS103: 'the previous module in the list is wrong',
  GS104: 'the caller is not a module of the account',
  GS200: 'the account has already been set up',
  GS201: 'the threshold is above the number of owners',
  GS202: 'the threshold is below one',
  GS203: 'the address is not a valid owner',
  GS204: 'the address is already an owner',
  GS205: 'the previous owner in the list is wrong',
  GS300: 'the address is not a guard',
  GS301: 'the address is not a module guard',
  GS400: 'the account cannot be its own fallback handler',
}

const PANICS: Readonly<Record<string, string>> = {
  '1': 'an assertion failed',
  '17': 'a number overflowed or underflowed',
  '18': 'a division by zero',
  '33': 'a number is not a member of the enumeration',
  '49': 'an element was removed from an empty list',
  '50': 'an index is outside the list',
  '65': 'too much memory was requested',
}

/** Describes a failure, from the returned bytes and the engine's error. */
export function explainFailure(error: string, output: Hex): string {
  const text = readError(output)
  if (text === null) return error === 'reverted' ? 'It reverted without a reason.' : (WORDS[error] ?? sentence(error))
  const code = SAFE_CODES[text]
  return code ? `${sentence(code).slice(0, -1)} (${text}).` : `It reverted: ${text}`
}

const WORDS: Readonly<Record<string, string>> = {
  'not enough balance': 'The account does not have the amount of native currency to send.',
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
    return `bytes that cannot be decoded, ${output.slice(0, 74)}`
  }
  return output.length >= 10 ? `error ${selector} with ${output.length / 2 - 5} bytes` : null
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
