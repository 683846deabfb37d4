/* Keccak-256 on bit-interleaved lanes (Keccak implementation overview, 2.1): the even bits of each 64-bit lane in one word, the
   odd bits in another, so a 64-bit rotation is two 32-bit ones. Nothing here is shared with the hash the product computes with. */
const RATE = 136
/** Rotations of lane x + 5y (Keccak reference, table 2). */
const TURNS = [0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14]
/** Round constants (Keccak reference, table 1), eight bytes each, high byte first. */
const CONSTANTS = (
  '0000000000000001 0000000000008082 800000000000808a 8000000080008000 000000000000808b 0000000080000001 ' +
  '8000000080008081 8000000000008009 000000000000008a 0000000000000088 0000000080008009 000000008000000a ' +
  '000000008000808b 800000000000008b 8000000000008089 8000000000008003 8000000000008002 8000000000000080 ' +
  '000000000000800a 800000008000000a 8000000080008081 8000000000008080 0000000080000001 8000000080008008'
)
  .split(' ')
  .map((lane) => split(Number.parseInt(lane.slice(8), 16), Number.parseInt(lane.slice(0, 8), 16)))

/**
 * Keccak-256 with Ethereum's padding, by another algorithm than `keccak256`.
 *
 * @param bytes input of any length
 * @returns 32 bytes
 * @example
 * keccakInterleaved(new Uint8Array()) // c5d24601 … 5d85a470
 */
export function keccakInterleaved(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(bytes.length / RATE) + 1) * RATE)
  padded.set(bytes)
  padded[bytes.length] = 1
  padded[padded.length - 1]! |= 0x80
  const words = new DataView(padded.buffer)
  const even = new Int32Array(25)
  const odd = new Int32Array(25)
  for (let start = 0; start < padded.length; start += RATE) {
    for (let lane = 0; lane < RATE / 8; lane++) {
      const [e, o] = split(words.getUint32(start + lane * 8, true), words.getUint32(start + lane * 8 + 4, true))
      even[lane]! ^= e
      odd[lane]! ^= o
    }
    rounds(even, odd)
  }
  const digest = new Uint8Array(32)
  const view = new DataView(digest.buffer)
  for (let lane = 0; lane < 4; lane++) {
    const [e, o] = [even[lane]!, odd[lane]!]
    view.setInt32(lane * 8, spread(e & 0xffff) | (spread(o & 0xffff) << 1), true)
    view.setInt32(lane * 8 + 4, spread(e >>> 16) | (spread(o >>> 16) << 1), true)
  }
  return digest
}

function rounds(even: Int32Array, odd: Int32Array): void {
  const sumEven = new Int32Array(5)
  const sumOdd = new Int32Array(5)
  const nextEven = new Int32Array(25)
  const nextOdd = new Int32Array(25)
  for (const [constantEven, constantOdd] of CONSTANTS) {
    for (let x = 0; x < 5; x++) {
      sumEven[x] = even[x]! ^ even[x + 5]! ^ even[x + 10]! ^ even[x + 15]! ^ even[x + 20]!
      sumOdd[x] = odd[x]! ^ odd[x + 5]! ^ odd[x + 10]! ^ odd[x + 15]! ^ odd[x + 20]!
    }
    for (let lane = 0; lane < 25; lane++) {
      const x = lane % 5
      const y = (lane - x) / 5
      const left = (x + 4) % 5
      const right = (x + 1) % 5
      const e = even[lane]! ^ sumEven[left]! ^ turn(sumOdd[right]!, 1)
      const o = odd[lane]! ^ sumOdd[left]! ^ sumEven[right]!
      const by = TURNS[lane]!
      const target = y + 5 * ((2 * x + 3 * y) % 5)
      nextEven[target] = by % 2 === 0 ? turn(e, by / 2) : turn(o, (by + 1) / 2)
      nextOdd[target] = by % 2 === 0 ? turn(o, by / 2) : turn(e, (by - 1) / 2)
    }
    for (let lane = 0; lane < 25; lane++) {
      const row = lane - (lane % 5)
      const second = row + ((lane + 1) % 5)
      const third = row + ((lane + 2) % 5)
      even[lane] = nextEven[lane]! ^ (~nextEven[second]! & nextEven[third]!)
      odd[lane] = nextOdd[lane]! ^ (~nextOdd[second]! & nextOdd[third]!)
    }
    even[0]! ^= constantEven
    odd[0]! ^= constantOdd
  }
}

function turn(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}

function split(low: number, high: number): [even: number, odd: number] {
  return [gather(low) | (gather(high) << 16), gather(low >>> 1) | (gather(high >>> 1) << 16)]
}

/** The sixteen even bits of a word, packed. */
function gather(word: number): number {
  let bits = word & 0x55555555
  bits = (bits | (bits >>> 1)) & 0x33333333
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f
  bits = (bits | (bits >>> 4)) & 0x00ff00ff
  return (bits | (bits >>> 8)) & 0xffff
}

/** Spreads sixteen bits to the even positions of a word. */
function spread(half: number): number {
  let bits = (half | (half << 8)) & 0x00ff00ff
  bits = (bits | (bits << 4)) & 0x0f0f0f0f
  bits = (bits | (bits << 2)) & 0x33333333
  return (bits | (bits << 1)) & 0x55555555
}
