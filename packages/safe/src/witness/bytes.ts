/** `0x` and digits. The second implementation shares no type with the first. */
export type WitnessHex = `0x${string}`

/** Converts hex to bytes. Throws a TypeError for an odd number of digits or a character that is not a digit. */
export function fromHex(text: string): Uint8Array {
  const pairs = /^0x(?:[0-9a-f]{2})*$/i.test(text) ? text.slice(2).match(/../g) : undefined
  if (pairs === undefined) throw new TypeError(`The witness cannot read "${text.slice(0, 24)}" as hex.`)
  return Uint8Array.from(pairs ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Hex of bytes, in lower case. */
export function toHex(bytes: Uint8Array): WitnessHex {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Concatenates all bytes. */
export const concat = (...parts: readonly Uint8Array[]): Uint8Array => joined(parts)

/** The same for a list, which may exceed the maximum number of arguments of a call. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}

/** A uint256 as 32 bytes. Throws a RangeError if it does not fit. */
export function numberWord(value: bigint, bits = 256): Uint8Array {
  if (BigInt.asUintN(bits, value) !== value) throw new RangeError(`The witness cannot fit ${value} into uint${bits}.`)
  const word = new Uint8Array(32)
  for (let index = 31, rest = value; rest > 0n; index--, rest >>= 8n) word[index] = Number(rest & 0xffn)
  return word
}

/** An address as 32 bytes. Throws a TypeError if it does not have exactly twenty. */
export function addressWord(address: string): Uint8Array {
  const bytes = fromHex(address)
  if (bytes.length !== 20) throw new TypeError(`The witness cannot read "${address}" as an address.`)
  return concat(new Uint8Array(12), bytes)
}

/** UTF-8. */
export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text)
