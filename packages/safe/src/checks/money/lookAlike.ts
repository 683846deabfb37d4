import type { Address } from '@countersign/primitives'

/**
 * How similar two addresses are at the digits that users compare.
 *
 * @example
 * const { strength }: LookAlike = weighLookAlike(recipient, owner)
 */
export type LookAlike = {
  /** Equal digits from the start and from the end. */
  readonly head: number
  readonly tail: number
  /**
   * `strong`: the four digits at both ends, which users compare, are equal; `weak`: similar enough to compare again.
   */
  readonly strength: 'none' | 'weak' | 'strong'
}

const PREFIX = 2
const SEEN = 4
const NEARLY = 3
const ONE_END = 7

/**
 * Compares both ends of two different addresses. Leading zeros that both share do not count at a single end.
 *
 * @example
 * weighLookAlike('0x4bf2000000000000000000000000000000a91c01', '0x4bf2111111111111111111111111111111a91c01').strength // 'strong'
 */
export function weighLookAlike(first: Address, second: Address): LookAlike {
  const [left, right] = [first.toLowerCase(), second.toLowerCase()]
  const head = sharedHead(left, right)
  const tail = sharedTail(left, right)
  if (left === right) return { head, tail, strength: 'none' }
  if (head >= SEEN && tail >= SEEN) return { head, tail, strength: 'strong' }
  const isNear = (head >= NEARLY && tail >= NEARLY) || head - leadingZeros(left, head) >= ONE_END || tail >= ONE_END
  return { head, tail, strength: isNear ? 'weak' : 'none' }
}

/**
 * The known address that is imitated most, if any.
 *
 * @example
 * findLookAlike(recipient, owners.map((address) => ({ address }))) // null
 */
export function findLookAlike<Known extends { readonly address: Address }>(
  address: Address,
  known: readonly Known[],
): (LookAlike & { readonly known: Known }) | null {
  let best: (LookAlike & { readonly known: Known }) | null = null
  for (const one of known) {
    const weighed = weighLookAlike(address, one.address)
    if (weighed.strength === 'none') continue
    if (best === null || rank(weighed) > rank(best)) best = { ...weighed, known: one }
  }
  return best
}

/** Strong before weak, then by how many digits. */
const rank = ({ head, tail, strength }: LookAlike): number => head + tail + (strength === 'strong' ? 100 : 0)

/** Both are texts of `0x` and forty digits. */
function sharedHead(first: string, second: string): number {
  let at = PREFIX
  while (at < first.length && first.charCodeAt(at) === second.charCodeAt(at)) at++
  return at - PREFIX
}

function sharedTail(first: string, second: string): number {
  let at = first.length - 1
  while (at >= PREFIX && first.charCodeAt(at) === second.charCodeAt(at)) at--
  return first.length - 1 - at
}

function leadingZeros(text: string, limit: number): number {
  let count = 0
  while (count < limit && text[PREFIX + count] === '0') count++
  return count
}
