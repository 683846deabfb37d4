const ROUNDS = 24
/** Lane order and rotation of the combined rho and pi steps (FIPS 202, 3.2.2 and 3.2.3), computed once. */
const LANES = new Uint8Array(24)
const ROTATIONS = new Uint8Array(24)
/** Round constants as pairs of 32 bits, low half first (FIPS 202, 3.2.5). */
const CONSTANTS = new Int32Array(ROUNDS * 2)

let x = 1
let y = 0
for (let step = 0; step < 24; step++) {
  ;[x, y] = [y, (2 * x + 3 * y) % 5]
  LANES[step] = 2 * (5 * y + x)
  ROTATIONS[step] = (((step + 1) * (step + 2)) / 2) % 64
}
let register = 1
for (let round = 0; round < ROUNDS; round++) {
  for (let bit = 0; bit < 7; bit++) {
    const place = (1 << bit) - 1
    if (register & 1) CONSTANTS[round * 2 + (place >> 5)]! ^= 1 << (place & 31)
    register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1
  }
}

const column = new Int32Array(10)

/**
 * The keccak-f[1600] permutation in place.
 *
 * @param state 25 lanes of 64 bits, each as two 32-bit halves, low half first
 * @example
 * permute(new Int32Array(50))
 */
export function permute(state: Int32Array): void {
  for (let round = 0; round < ROUNDS; round++) {
    theta(state)
    rhoPi(state)
    chi(state)
    state[0]! ^= CONSTANTS[round * 2]!
    state[1]! ^= CONSTANTS[round * 2 + 1]!
  }
  column.fill(0)
}

function theta(state: Int32Array): void {
  for (let index = 0; index < 10; index++) {
    column[index] = state[index]! ^ state[index + 10]! ^ state[index + 20]! ^ state[index + 30]! ^ state[index + 40]!
  }
  for (let index = 0; index < 10; index += 2) {
    const next = (index + 2) % 10
    const previous = (index + 8) % 10
    const low = column[next]!
    const high = column[next + 1]!
    const mixLow = column[previous]! ^ ((low << 1) | (high >>> 31))
    const mixHigh = column[previous + 1]! ^ ((high << 1) | (low >>> 31))
    for (let row = index; row < 50; row += 10) {
      state[row]! ^= mixLow
      state[row + 1]! ^= mixHigh
    }
  }
}

function rhoPi(state: Int32Array): void {
  let low = state[2]!
  let high = state[3]!
  for (let step = 0; step < 24; step++) {
    const lane = LANES[step]!
    const rotation = ROTATIONS[step]!
    const first = rotation < 32 ? low : high
    const second = rotation < 32 ? high : low
    low = state[lane]!
    high = state[lane + 1]!
    // No rotation is a multiple of 32; of a shift count only the last five bits matter.
    state[lane] = (first << rotation) | (second >>> -rotation)
    state[lane + 1] = (second << rotation) | (first >>> -rotation)
  }
}

function chi(state: Int32Array): void {
  for (let row = 0; row < 50; row += 10) {
    const low0 = state[row]!
    const high0 = state[row + 1]!
    const low1 = state[row + 2]!
    const high1 = state[row + 3]!
    for (let index = row; index < row + 6; index += 2) {
      state[index]! ^= ~state[index + 2]! & state[index + 4]!
      state[index + 1]! ^= ~state[index + 3]! & state[index + 5]!
    }
    state[row + 6]! ^= ~state[row + 8]! & low0
    state[row + 7]! ^= ~state[row + 9]! & high0
    state[row + 8]! ^= ~low0 & low1
    state[row + 9]! ^= ~high0 & high1
  }
}
