import type { SafeApp } from '@countersign/api'
import { appOf } from '../url/appOf.ts'

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

/** Maps characters that look alike to the same character. */
export function skeletonOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const letters = [...plain].map((letter) => LIKE.get(letter) ?? letter).join('')
  const joined = letters.replace(/[^\p{L}\p{N}]/gu, '')
  return PAIRS.reduce((skeleton, [pair, letter]) => skeleton.replace(pair, letter), joined)
}

type Listed = Pick<SafeApp, 'url' | 'name'>
type Lookalike<App extends Listed> = {
  readonly app: App
  /** Which part looks alike. */
  readonly by: 'name' | 'address'
}

/** Shorter names are only compared as a whole, because too many words contain them. */
const LEAST_INSIDE = 5

/**
 * A listed app that users could confuse with this one. Only for apps that are not listed.
 * @param name from the app's manifest; null without one
 */
export function findLookalikeApp<App extends Listed>(
  { url, name }: { readonly url: string; readonly name: string | null },
  listed: readonly App[],
): Lookalike<App> | null {
  const own = name === null ? '' : skeletonOf(name)
  const byName = listed.find((app) => own !== '' && isAlike(own, skeletonOf(app.name)))
  if (byName) return { app: byName, by: 'name' }
  const host = skeletonOf(hostOf(url))
  const byAddress = listed.find((app) => {
    const other = hostOf(app.url)
    return other !== hostOf(url) && !isLocal(other) && host.includes(skeletonOf(other))
  })
  return byAddress ? { app: byAddress, by: 'address' } : null
}

/** Whether a name looks like another, known name. */
export const readsLike = (name: string, known: string): boolean => isAlike(skeletonOf(name), skeletonOf(known))

const hostOf = (url: string): string => appOf(url)?.host.replace(/^www\./, '') ?? ''
const isLocal = (host: string): boolean => /^(localhost|[\d.]+|\[.*\])(:\d+)?$/.test(host)

function isAlike(name: string, listed: string): boolean {
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
