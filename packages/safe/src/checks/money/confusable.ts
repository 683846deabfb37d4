/**
 * Letters of other scripts, digits and signs that readers take for a Latin letter (after Unicode TS 39, limited to
 * characters of symbols).
 */
const FOLDED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аɑα４@'],
    ['b', 'ЬВвβ8ß'],
    ['c', 'сϲС¢'],
    ['d', 'ԁđ'],
    ['e', 'еЕεΕ3€ё'],
    ['g', 'ɡ9'],
    ['h', 'һНнΗ'],
    ['i', 'іІΙιl1|ıӏӀ!íìïL'],
    ['j', 'јЈ'],
    ['k', 'КкΚκ'],
    ['m', 'мМΜ'],
    ['n', 'ΝпՈ'],
    ['o', 'оОοΟ0օ'],
    ['p', 'рРρΡ'],
    ['q', 'ԛ'],
    ['s', 'ѕЅ5$'],
    ['t', 'тТτΤ₮7'],
    ['u', 'υսμ'],
    ['v', 'ѵνV'],
    ['w', 'ԝѡ'],
    ['x', 'хХχΧ×'],
    ['y', 'уУγΥү'],
    ['z', 'Ζ2'],
  ].flatMap(([letter = '', others = '']) => [...others].map((other) => [other, letter])),
)

/**
 * A symbol as a reader perceives it: without case, marks, spaces and invisible signs, each confusable letter replaced
 * by the Latin one it resembles. Two symbols with the same skeleton can be mistaken for each other.
 *
 * @example
 * skeletonOf('UЅDС') === skeletonOf('USDC') // true
 */
export function skeletonOf(symbol: string): string {
  const plain = symbol.normalize('NFKD').replace(/[\p{Mark}\p{Format}\p{Control}\s._\-‐–]/gu, '')
  return [...plain].map((letter) => FOLDED[letter] ?? FOLDED[letter.toLowerCase()] ?? letter.toLowerCase()).join('')
}
