import { sha256 } from 'viem'

/**
 * Which fragments a frame of an animated QR code contains (BCR-2024-001): each of the first frames contains one, later frames several,
 * combined by exclusive or. Sender and reader choose the same fragments with a generator seeded with frame number and checksum.
 */
export function chooseFragments(frame: number, count: number, checksum: number): readonly number[] {
  if (frame <= count) return [frame - 1]
  const seed = new Uint8Array(8)
  const view = new DataView(seed.buffer)
  view.setUint32(0, frame)
  view.setUint32(4, checksum)
  const random = createRandom(seed)
  const degree = chooseDegree(count, random)
  const remaining = Array.from({ length: count }, (_, index) => index)
  const chosen: number[] = []
  while (chosen.length < degree) chosen.push(...remaining.splice(Math.floor(random() * remaining.length), 1))
  return chosen
}

/** xoshiro256** seeded by SHA-256, as numbers from 0 to below 1. */
function createRandom(seed: Uint8Array): () => number {
  const { buffer, byteOffset } = sha256(seed, 'bytes')
  const digest = new DataView(buffer, byteOffset)
  const state = new BigUint64Array([0, 8, 16, 24].map((at) => digest.getBigUint64(at)))
  const rotate = (value: bigint, bits: bigint) => BigInt.asUintN(64, (value << bits) | (value >> (64n - bits)))
  return () => {
    const [a = 0n, b = 0n, c = 0n, d = 0n] = state
    const result = BigInt.asUintN(64, rotate(BigInt.asUintN(64, b * 5n), 7n) * 9n)
    const mixed = c ^ a
    const turned = d ^ b
    state[1] = b ^ mixed
    state[0] = a ^ turned
    state[2] = mixed ^ BigInt.asUintN(64, b << 17n)
    state[3] = rotate(turned, 45n)
    return Number(result) / 2 ** 64
  }
}

/** Degree d with a probability proportional to 1/d, drawn by the alias method of the standard. */
function chooseDegree(count: number, random: () => number): number {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const scaled = weights.map((weight) => (weight * count) / sum)
  const small: number[] = []
  const large: number[] = []
  for (let index = count - 1; index >= 0; index--) ((scaled[index] ?? 0) < 1 ? small : large).push(index)
  const chances = Array.from(scaled, () => 1)
  const aliases = Array.from(scaled, () => 0)
  for (;;) {
    const less = small.at(-1)
    const more = large.at(-1)
    if (less === undefined || more === undefined) break
    small.pop()
    large.pop()
    chances[less] = scaled[less] ?? 0
    aliases[less] = more
    scaled[more] = (scaled[more] ?? 0) + (scaled[less] ?? 0) - 1
    ;((scaled[more] ?? 0) < 1 ? small : large).push(more)
  }
  const first = random()
  const second = random()
  const index = Math.floor(count * first)
  return 1 + (second < (chances[index] ?? 1) ? index : (aliases[index] ?? 0))
}
