/** Letters and signs that look like others. Sequences that look like one letter come first. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
]
const LIKE = new Map(
  Object.entries({
    a: 'аɑα@4',
    b: 'ьЬƅ8',
    c: 'сϲ',
    d: 'ԁɗ',
    e: 'еєε3',
    g: 'ɡց',
    h: 'һհ',
    i: 'іıιl1|!јj',
    k: 'кκ',
    m: 'мm',
    n: 'пηո',
    o: 'оοσօ0',
    p: 'рρ',
    q: 'ԛզ',
    r: 'гᴦ',
    s: 'ѕꜱ5$',
    t: 'тτ',
    u: 'цυս',
    v: 'ѵν',
    w: 'ԝшω',
    x: 'хχ',
    y: 'уγү',
    z: 'ᴢ2',
  }).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter] as const)),
)

/**
 * Maps characters that look alike to the same character.
 *
 * @example
 * skeletonOf('MetaMask') === skeletonOf('M\u0435taMask') // true
 */
export function skeletonOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const letters = [...plain].map((letter) => LIKE.get(letter) ?? letter).join('')
  const joined = letters.replace(/[^\p{L}\p{N}]/gu, '')
  return PAIRS.reduce((skeleton, [pair, letter]) => skeleton.replace(pair, letter), joined)
}

/** Shorter names are only compared as a whole, because too many words contain them. */
const LEAST_INSIDE = 5

/**
 * Whether a name looks like another, known name.
 *
 * @example
 * readsLike('MetaMask Wallet', 'MetaMask') // true
 */
export const readsLike = (name: string, known: string): boolean =>
  areSkeletonsAlike(skeletonOf(name), skeletonOf(known))

/**
 * Whether two skeletons are alike: equal, one inside of the other, or one letter apart.
 *
 * @param listed the known one
 * @example
 * areSkeletonsAlike('metamaskk', 'metamask') // true
 */
export function areSkeletonsAlike(name: string, listed: string): boolean {
  if (listed === '' || name === listed) return name === listed
  if (listed.length < LEAST_INSIDE) return false
  return name.includes(listed) || isOneApart(name, listed)
}

/** Whether two texts differ by one letter that is added, missing or different. */
function isOneApart(first: string, second: string): boolean {
  const [longer, shorter] = first.length >= second.length ? [first, second] : [second, first]
  if (longer.length - shorter.length > 1) return false
  let start = 0
  while (start < shorter.length && longer[start] === shorter[start]) start += 1
  return longer.length === shorter.length
    ? longer.slice(start + 1) === shorter.slice(start + 1)
    : longer.slice(start + 1) === shorter.slice(start)
}
