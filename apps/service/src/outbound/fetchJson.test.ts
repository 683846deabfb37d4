import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { numberText } from '@countersign/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchJson, type JsonRequest } from './fetchJson.ts'
import type { NameLookup } from './NameLookup.ts'
import { portOf } from '../testing/portOf.ts'

const MAX_BYTES = 1000
const seen: string[] = []
let server: Server
let host: string

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const json = (response: ServerResponse, body: string, type = 'application/json') =>
  response.writeHead(200, { 'content-type': type }).end(body)
const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end()

/** A server with arbitrary answers. */
const answers: Record<string, Answer> = {
  '/good': (_request, response) => json(response, '{"name":"Badge"}', 'application/vnd.nft+json; charset=utf-8'),
  '/html': (_request, response) => json(response, '{"name":"Badge"}', 'text/html'),
  '/untyped': (_request, response) => response.end('{}'),
  '/broken': (_request, response) => json(response, '{"name":'),
  '/deep': (_request, response) => json(response, `${'['.repeat(200)}${']'.repeat(200)}`),
  '/missing': (_request, response) => response.writeHead(404).end(),
  '/big': (_request, response) => json(response, JSON.stringify({ name: 'x'.repeat(MAX_BYTES) })),
  '/endless': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const feed = () => {
      while (!response.destroyed && response.write('[')) seen.push('fed')
      if (!response.destroyed) response.once('drain', feed)
    }
    feed()
  },
  '/silent': () => undefined,
  '/drip': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/again': (_request, response) => redirect(response, '/good'),
  '/round': (_request, response) => redirect(response, '/round'),
  '/inside': (_request, response) => redirect(response, 'http://169.254.169.254/latest/meta-data/'),
  '/decimal': (_request, response) => redirect(response, 'http://2130706433/'),
  '/file': (_request, response) => redirect(response, 'file:///etc/passwd'),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url ?? '')
    const answer = answers[request.url ?? '']
    if (answer) answer(request, response)
    else response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${portOf(server)}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const fetch = (url: string, options: Partial<JsonRequest> = {}) =>
  fetchJson({ url, timeoutMs: 5000, maxBytes: MAX_BYTES, allowedHosts: [host], ...options })
const fetchHere = (path: string, options: Partial<JsonRequest> = {}) => fetch(`http://${host}${path}`, options)

test('behavior: a JSON document of an allowed host is fetched, through redirects', async () => {
  expect(await fetchHere('/good')).toEqual({ name: 'Badge' })
  expect(await fetchHere('/again')).toEqual({ name: 'Badge' })
})

test('error: another type, broken text, an error status and too large a body are refused', async () => {
  await expect(fetchHere('/html')).rejects.toThrow('sent "text/html", not JSON')
  await expect(fetchHere('/untyped')).rejects.toThrow('not JSON')
  await expect(fetchHere('/broken')).rejects.toThrow('text that is not JSON')
  await expect(fetchHere('/deep')).rejects.toThrow('nested too deeply')
  await expect(fetchHere('/missing')).rejects.toThrow('status 404')
  await expect(fetchHere('/big')).rejects.toThrow(`more than ${numberText(MAX_BYTES)} bytes`)
  await expect(fetchHere('/endless')).rejects.toThrow(`more than ${numberText(MAX_BYTES)} bytes`)
})

test('error: a silent server and a very slow one end at the deadline', async () => {
  await expect(fetchHere('/silent', { timeoutMs: 200 })).rejects.toThrow('took longer than 200 ms')
  await expect(fetchHere('/drip', { timeoutMs: 200 })).rejects.toThrow('took longer than 200 ms')
})

test('error: redirects in circles, into this network, to other schemes', async () => {
  await expect(fetchHere('/round')).rejects.toThrow('redirects more than 3 times')
  await expect(fetchHere('/inside')).rejects.toThrow('169.254.169.254 is not called: it is a private address')
  await expect(fetchHere('/decimal')).rejects.toThrow('127.0.0.1 is not called: it is a private address')
  await expect(fetchHere('/file')).rejects.toThrow('begin with file: are not fetched')
})

test('error: private addresses in every spelling, and unusual ports, are refused', async () => {
  const before = seen.length
  const port = host.split(':')[1]
  for (const name of [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fd00::1]',
    '[fe80::1]',
    '10.0.0.1',
    '[64:ff9b::7f00:1]',
  ]) {
    await expect(fetch(`http://${name}/good`, { allowedHosts: [] }), name).rejects.toThrow('private address')
    await expect(fetch(`http://${name}:${port}/good`, { allowedHosts: [] }), name).rejects.toThrow('port')
  }
  await expect(fetch('http://localhost/good', { allowedHosts: [] })).rejects.toThrow(/leads to (127\.0\.0\.1|::1)/)
  await expect(fetch('data:application/json,{}')).rejects.toThrow('begin with data:')
  await expect(fetch('nonsense')).rejects.toThrow('not a URL')
  expect(seen.length).toBe(before)
})

test('error: a name that resolves to a public address once and to this network the next time is refused', async () => {
  const answersOfNames = [
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ],
  ]
  let asked = 0
  const lookup: NameLookup = () => Promise.resolve(answersOfNames[asked++] ?? [])
  const options = { allowedHosts: [], lookup }
  await expect(fetch('http://rebinding.example/good', options)).rejects.toThrow('it leads to 127.0.0.1')
  await expect(fetch('http://rebinding.example/good', options)).rejects.toThrow('it leads to 10.0.0.7')
  await expect(fetch('http://rebinding.example/good', options)).rejects.toThrow('it leads to no address')
  // One look-up per connection: no second look-up follows the check.
  expect(asked).toBe(3)
})
