/** Random choices that a seed reproduces. */
export type Random = {
  seed: number
  /** From 0 to one less than `below`. */
  integer(below: number): number
  chance(probability: number): boolean
  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value
  hex(bytes: number): `0x${string}`
}

/** The mulberry32 generator: small, and the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (below: number) => Math.floor(next() * below)
  return {
    seed,
    integer,
    chance: (probability) => next() < probability,
    pick(values) {
      const value = values[integer(values.length)]
      if (value === undefined) throw new TypeError('The list to choose from is empty.')
      return value
    },
    hex: (bytes) => `0x${Array.from({ length: bytes }, () => integer(256).toString(16).padStart(2, '0')).join('')}`,
  }
}
