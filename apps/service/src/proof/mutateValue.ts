import { isRecord } from '@countersign/primitives'
import type { Random } from './createRandom.ts'

/** In a body it is replaced by JSON that is nested too deeply for naive recursion. */
export const DEEP = '\u0001deep\u0001'

/** Strings that programs are known to misinterpret. */
const STRINGS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e0x',
  '\ufeff',
  '\u0000\u001f\u007f\u0085\u2028',
  'Ａ１２３',
  '💥'.repeat(50),
  'é'.repeat(300),
  'x'.repeat(70_000),
  '0x',
  '0X',
  '0xg',
  '0x1',
  `0x${'f'.repeat(64)}`,
  `0x${'0'.repeat(40)}`,
  `0x${'F'.repeat(40)}`,
  `0x${'00'.repeat(20_000)}`,
  `0x${'1'.repeat(129)}`,
  `0x${'ff'.repeat(65)}`,
  `0x${'00'.repeat(65)}`,
  `0x${'00'.repeat(64)}01`,
  '-1',
  '-0',
  '00',
  '1e3',
  '0x10',
  '1.5',
  '.',
  '1,5',
  'NaN',
  'Infinity',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  String(2n ** 256n - 1n),
  String(2n ** 256n),
  '9'.repeat(400),
  'null',
  'true',
  'True',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table journal; --",
  '%',
  '%00',
  '%zz',
  '%2e%2e%2f',
  '../../etc/passwd',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'multisig_',
  'multisig_0x_0x',
  'transfer_0x0000000000000000000000000000000000000000_e',
  'creation_',
  'module_0x0000000000000000000000000000000000000000_i',
  'limit=0&offset=0',
  'limit=-5&offset=-7',
  'limit=100&offset=99999999999999999999',
  'limit=1e3&offset=2147483648',
  'limit=9007199254740993&offset=9223372036854775808',
  'limit=NaN&offset=Infinity',
  'limit=1&limit=2&offset=x',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-01-01',
  '999999-01-01',
  'Europe/Atlantis',
  'Etc/GMT+99',
  '1:0x',
  'data:,',
  'http://[::1]:0/',
  'javascript:alert(1)',
]

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  2,
  1.5,
  255,
  256,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e308,
  -1e308,
  5e-324,
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: 1e9 },
  { value: 1 },
  { toString: 'x', valueOf: 1 },
  JSON.parse('{"__proto__":{"polluted":"yes"}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":"yes"}}}'),
  DEEP,
]

/** Replaces halves of surrogate pairs, which a URL cannot contain. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()

export function mutateText(random: Random, text: string): string {
  const at = random.integer(text.length + 1)
  switch (random.integer(12)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(at)
    case 2:
      return text.slice(0, at) + random.pick(STRINGS) + text.slice(at)
    case 3:
      return text + text
    case 4:
      return text.toUpperCase()
    case 5:
      return text.toLowerCase()
    case 6:
      return swapCase(random, text)
    case 7:
      return text.slice(0, at) + random.pick(['0', 'f', 'g', '_', '-', ' ', '\0', '٣']) + text.slice(at + 1)
    case 8:
      return `${text}${random.pick(['0', '00', ' ', '\n', '/', '?', '#', ';', ',', '"'])}`
    case 9:
      return text.replace(/\d+/, random.pick(['0', '-1', '99999999999999999999', '1e9', '0x1', '']))
    default:
      return random.pick(STRINGS)
  }
}

/** Changes the case of one letter, which invalidates the checksum. */
const swapCase = (random: Random, text: string) => {
  const at = random.integer(text.length)
  const letter = text.charAt(at)
  return (
    text.slice(0, at) +
    (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()) +
    text.slice(at + 1)
  )
}

/** The same value with one error in a random place. */
export function mutateValue(random: Random, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) return mutateArray(random, value)
  if (isRecord(value) && Object.keys(value).length > 0 && random.chance(0.9)) return mutateObject(random, value)
  if (typeof value === 'string' && random.chance(0.6)) return mutateText(random, value)
  if (typeof value === 'string' && random.chance(0.3)) return Number(value)
  if (typeof value === 'number' && random.chance(0.4)) return String(value)
  return random.chance(0.5) ? random.pick(VALUES) : random.pick(STRINGS)
}

function mutateArray(random: Random, list: readonly unknown[]): unknown {
  const at = random.integer(list.length)
  switch (random.integer(5)) {
    case 0:
      return list.filter((_, index) => index !== at)
    case 1:
      return [...list, ...list]
    case 2:
      return Array.from({ length: 3000 }, () => list[at])
    default:
      return list.map((item, index) => (index === at ? mutateValue(random, item) : item))
  }
}

function mutateObject(random: Random, value: Record<string, unknown>): unknown {
  const keys = Object.keys(value)
  const key = random.pick(keys)
  const entries = Object.entries(value)
  switch (random.integer(8)) {
    case 0:
      return Object.fromEntries(entries.filter(([name]) => name !== key))
    case 1:
      return withKey(
        value,
        random.pick(['__proto__', 'constructor', 'hasOwnProperty', 'toJSON', '', '\0', 'then']),
        random.pick(VALUES),
      )
    case 2:
      return withKey(value, key, value[random.pick(keys)])
    default:
      return withKey(value, key, mutateValue(random, value[key]))
  }
}

/** Sets an own key, even for names with a special meaning in JavaScript. */
function withKey(value: Record<string, unknown>, key: string, inner: unknown): Record<string, unknown> {
  const copy = Object.fromEntries(Object.entries(value))
  Object.defineProperty(copy, key, { value: inner, enumerable: true, configurable: true, writable: true })
  return copy
}
