import { permute } from './permute.ts'

const RATE = 136
const state = new Int32Array(50)
const block = new Uint8Array(RATE)
const words = new DataView(block.buffer)

/**
 * Keccak-256 as Ethereum uses it (the padding before FIPS 202), written on 32-bit operations with no dependency.
 *
 * @param bytes input of any length
 * @returns 32 bytes
 * @example
 * bytesToHex(keccak256Light(new Uint8Array())) // '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'
 */
export function keccak256Light(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  state.fill(0)
  let position = 0
  for (; position + RATE <= bytes.length; position += RATE) {
    block.set(bytes.subarray(position, position + RATE))
    absorb()
  }
  block.fill(0)
  block.set(bytes.subarray(position))
  block[bytes.length - position]! ^= 0x01
  block[RATE - 1]! ^= 0x80
  absorb()
  const digest = new Uint8Array(32)
  const view = new DataView(digest.buffer)
  for (let index = 0; index < 8; index++) view.setInt32(index * 4, state[index]!, true)
  return digest
}

function absorb(): void {
  for (let index = 0; index < RATE / 4; index++) state[index]! ^= words.getInt32(index * 4, true)
  permute(state)
}
