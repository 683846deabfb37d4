import { TypedDataSchema, type MessageContent } from '@countersign/api'
import { type Address, hexToBytes, isAddress, isSameAddress } from '@countersign/primitives'
import { refusals, refuse } from './requestErrors.ts'

// no message: an answer to a program
const NOT_OWN = 'The address or message hash is invalid'
// no message: an answer to a program
const NOT_OWN_TYPED = 'The address is invalid'
// no message: an answer to a program
const INVALID_TYPED = 'Invalid typed data'
/** Control characters other than tab and line ends show that the bytes only decode to text by chance. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/** `personal_sign`: the message, then the address. */
export function readPersonalSign(params: readonly unknown[], safe: Address): MessageContent {
  const [message, address] = params
  if (!isOwn(address, safe) || typeof message !== 'string') return refuse(refusals.invalid(NOT_OWN))
  return readable(message)
}

/** `eth_sign`: the address, then bytes, which begin with 0x. */
export function readEthSign(params: readonly unknown[], safe: Address): MessageContent {
  const [address, message] = params
  if (!isOwn(address, safe) || typeof message !== 'string' || !message.startsWith('0x'))
    return refuse(refusals.invalid(NOT_OWN))
  return readable(message)
}

/** `eth_signTypedData` and `_v4`: the address, then typed data as JSON text or as an object. */
export function readSignTypedData(params: readonly unknown[], safe: Address): MessageContent {
  const [address, typedData] = params
  if (!isOwn(address, safe)) return refuse(refusals.invalid(NOT_OWN_TYPED))
  const parsed = TypedDataSchema.safeParse(typeof typedData === 'string' ? parseJson(typedData) : typedData)
  return parsed.success ? parsed.data : refuse(refusals.invalid(INVALID_TYPED))
}

/** Compares addresses regardless of letter case. */
export const isOwn = (address: unknown, safe: Address): boolean =>
  typeof address === 'string' && isAddress(address) && isSameAddress(address, safe)

/** Bytes that decode to a text are shown and signed as that text. Others stay hex, which the review refuses. */
export function readable(message: string): string {
  if (!/^0x([0-9a-f]{2})+$/i.test(message)) return message
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(`0x${message.slice(2)}`))
    return CONTROL.test(text) ? message : text
  } catch {
    return message
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
