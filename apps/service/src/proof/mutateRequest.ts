import { DEEP, mutateText, mutateValue, wellFormed } from './mutateValue.ts'
import type { Random } from './createRandom.ts'
import type { RequestSeed } from './buildRequestSeeds.ts'

/** A request, byte for byte. */
export type RawRequest = { method: string; url: string; headers: Record<string, string>; payload: string | undefined }

const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD'] as const
const CONTENT_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;charset=utf-7; boundary=x',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=----x',
  'application/merge-patch+json',
  'application/JSON',
  'nonsense',
  '/',
]
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  host: ['', 'x', 'evil.example:99999', '[::1', 'a b', 'xn--', '127.0.0.1:0/path?#', 'localhost\u00e9'],
  origin: ['null', 'https://evil.example', 'x', 'http://localhost:99999'],
  cookie: ['access_token=', 'access_token=a.b.c', 'access_token=%zz', '=;=;', `a=${'x'.repeat(4000)}`],
  accept: ['text/html', '*/*;q=abc', ','],
  'accept-encoding': ['gzip', 'br;q=1, gzip;q=0', 'identity;q=0', '*;q=0', 'gzip;q=x'],
  'x-forwarded-for': ['1.2.3.4', 'unknown', '::', "'", ','],
  'x-forwarded-proto': ['https', 'javascript', ''],
  'x-forwarded-host': ['evil.example', '', '@', 'a b'],
  'if-none-match': ['*', '"x"', 'W/'],
  'if-modified-since': ['never', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  range: ['bytes=0-', 'bytes=-1', 'lines=1'],
  'content-encoding': ['gzip', 'br'],
  'last-event-id': ['-1', '1e9', 'x', '9223372036854775808'],
  authorization: ['Basic', 'Bearer', 'Bearer x'],
  'access-control-request-method': ['DELETE', 'x'],
  expect: ['x'],
}

/** A valid request with one to three errors. */
export function mutateRequest(random: Random, seed: RequestSeed): RawRequest {
  let { method, path, body } = seed
  let query = [...seed.query]
  const headers: Record<string, string> = { host: 'service.internal', ...seed.headers }
  let text: string | undefined
  for (let count = 1 + random.integer(3); count > 0; count--)
    switch (random.integer(body === undefined ? 7 : 16)) {
      case 0:
      case 1:
        path = mutatePath(random, path)
        break
      case 2:
      case 3:
      case 4:
        query = mutateQuery(random, query)
        break
      case 5:
        if (random.chance(0.5)) method = random.pick(METHODS)
        else body ??= random.pick([{}, [], 'x', 1, null])
        break
      case 6: {
        const name = random.pick(Object.keys(HEADERS))
        headers[name] = random.pick(HEADERS[name] ?? ['x'])
        break
      }
      case 7:
        headers['content-type'] = random.pick(CONTENT_TYPES)
        break
      case 8:
        text = mutateText(random, serialize(body) ?? '')
        break
      default:
        body = mutateValue(random, body)
    }
  const payload = text ?? serialize(body)
  if (payload !== undefined) headers['content-type'] ??= 'application/json'
  return { method, url: toUrl(path, query), headers, payload }
}

export const toRawRequest = ({ method, path, query, body, headers }: RequestSeed): RawRequest => {
  const payload = serialize(body)
  return {
    method,
    url: toUrl(path, query),
    headers: {
      host: 'service.internal',
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    payload,
  }
}

const toUrl = (path: string, query: readonly (readonly [string, string])[]) =>
  query.length === 0 ? path : `${path}?${query.map(([name, value]) => `${name}=${value}`).join('&')}`

const DEPTH = 20_000
const serialize = (body: unknown) =>
  JSON.stringify(body)?.replaceAll(JSON.stringify(DEEP), () => `${'['.repeat(DEPTH)}1${']'.repeat(DEPTH)}`)

/** Mostly encoded like by a client; sometimes raw, as far as a request line allows it. */
const encode = (random: Random, text: string) =>
  random.chance(0.85)
    ? encodeURIComponent(wellFormed(text))
    : text.replace(/[^\x21-\x7e]|[?#]/g, (letter) => encodeURIComponent(wellFormed(letter)))

/** A mutated value may no longer be a valid encoding. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function mutatePath(random: Random, path: string): string {
  const segments = path.split('/')
  const at = 1 + random.integer(segments.length - 1)
  if (random.chance(0.1)) return `${path}${random.pick(['/', '//', '/.', '/..', '/x', '%2f', ';a=b'])}`
  return segments
    .map((segment, index) => (index === at ? encode(random, mutateText(random, segment)) : segment))
    .join('/')
}

const NAMES = [
  'cursor',
  'limit',
  'offset',
  'trusted',
  'timezone',
  'to',
  'value',
  'nonce',
  'safe',
  '__proto__',
  'a[b]',
  '',
]

function mutateQuery(random: Random, query: readonly [string, string][]): [string, string][] {
  const at = random.integer(query.length)
  const entry = query[at]
  if (entry === undefined || random.chance(0.3))
    return [...query, [random.pick(NAMES), encode(random, mutateText(random, random.pick(['true', '20', 'x'])))]]
  if (random.chance(0.2)) return [...query, entry]
  const changed: [string, string] = random.chance(0.85)
    ? [entry[0], encode(random, mutateText(random, decode(entry[1])))]
    : [encode(random, mutateText(random, entry[0])), entry[1]]
  return query.map((kept, index) => (index === at ? changed : kept))
}
