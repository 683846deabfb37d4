/**
 * Letters of other scripts, digits and signs that readers take for a Latin letter (after Unicode TS 39, limited to characters of names
 * and symbols). A capital letter is listed where it resembles another letter than its small form.
 */
const LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аɑα@4',
    b: 'ьƅв8βßЬВΒ',
    c: 'сϲ¢',
    d: 'ԁɗđ',
    e: 'еєε3€',
    g: 'ɡց9',
    h: 'һհнΗ',
    i: 'іıιӏl1|!јj',
    k: 'кκ',
    m: 'мΜ',
    n: 'пηոՈΝ',
    o: 'оοσօ0',
    p: 'рρ',
    q: 'ԛզ',
    r: 'гᴦ',
    s: 'ѕꜱ5$',
    t: 'тτ₮7',
    u: 'цυսμ',
    v: 'ѵν',
    w: 'ԝѡшω',
    x: 'хχ×',
    y: 'уγүΥ',
    z: 'ᴢζ2',
  }).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter] as const)),
)
/** Letters that look like one, when each of them is already the Latin letter that it resembles: `cl` is `ci` then. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/ci/g, 'd'],
]

/**
 * A name or symbol as a reader perceives it: without case, marks, spaces and signs, each letter replaced by the Latin one that it
 * resembles. Two texts with the same skeleton can be mistaken for each other.
 *
 * @example
 * skeletonOf('MetaMask') === skeletonOf('M\u0435taMask') // true
 */
export function skeletonOf(text: string): string {
  const plain = [...text.normalize('NFKD').replace(/\p{M}/gu, '')]
  const letters = plain.map((letter) => {
    const small = letter.toLowerCase()
    return LIKE.get(letter) ?? LIKE.get(small) ?? small
  })
  const joined = letters.join('').replace(/[^\p{L}\p{N}]/gu, '')
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
