/** An 8 by 8 picture of an address, mirrored left to right. */
export interface IdenticonPattern {
  background: string
  /** Fill and path of the cells in the main colour. */
  main: { fill: string; path: string }
  /** Fill and path of the cells in the spot colour. */
  spot: { fill: string; path: string }
}

const edge = 8
const remembered = new Map<string, IdenticonPattern>()
const mostRemembered = 500

/**
 * The pattern that block explorers draw for an address, in muted colours: the same cells with less saturation. It
 * depends only on the lower-case address, and is cached.
 */
export function identiconPattern(address: string): IdenticonPattern {
  const key = address.toLowerCase()
  const known = remembered.get(key)
  if (known) return known
  const pattern = draw(key)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(key, pattern)
  return pattern
}

function draw(seed: string): IdenticonPattern {
  const next = randomFrom(seed)
  const mainFill = colour(next, 24, 44)
  const background = colour(next, 58, 82)
  const spotFill = colour(next, 38, 66)
  let main = ''
  let spot = ''
  for (let y = 0; y < edge; y++) {
    for (let x = 0; x < edge / 2; x++) {
      const value = Math.floor(next() * 2.3)
      const cells = `M${x} ${y}h1v1h-1zM${edge - 1 - x} ${y}h1v1h-1z`
      if (value === 1) main += cells
      if (value === 2) spot += cells
    }
  }
  return { background, main: { fill: mainFill, path: main }, spot: { fill: spotFill, path: spot } }
}

/**
 * The hue of block explorers, with less saturation, so that no identicon draws more attention than a verdict. Each
 * layer has its own range of lightness, so that the pattern is always visible.
 */
function colour(next: () => number, darkest: number, lightest: number): string {
  const hue = Math.floor(next() * 360)
  const saturation = 26 + next() * 18
  const lightness = darkest + ((next() + next() + next() + next()) / 4) * (lightest - darkest)
  return `hsl(${hue} ${saturation.toFixed(0)}% ${lightness.toFixed(0)}%)`
}

/** Xorshift over four words seeded from the characters. Each call returns a number from 0 to 1. */
function randomFrom(seed: string): () => number {
  const words = new Int32Array(4)
  for (let index = 0; index < seed.length; index++) {
    const slot = index % 4
    const word = words[slot] ?? 0
    words[slot] = (word << 5) - word + seed.charCodeAt(index)
  }
  return () => {
    const [first = 0, second = 0, third = 0, last = 0] = words
    const mixed = first ^ (first << 11)
    words[0] = second
    words[1] = third
    words[2] = last
    words[3] = last ^ (last >> 19) ^ mixed ^ (mixed >> 8)
    // The last word never goes negative: both of its signed shifts cancel the sign bit.
    return ((words[3] ?? 0) >>> 0) / 2 ** 31
  }
}
