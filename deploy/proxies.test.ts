import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { portOf } from '../apps/service/src/testing/portOf.ts'
import { findMissingProxies, startProxy, type ProxyProgram } from './startProxy.ts'

/* The examples of a proxy before several equal processes, in the real proxies. */

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

const HOSTS = ['127.0.0.2', '127.0.0.3', '127.0.0.4'] as const
type Example = { name: string; program: ProxyProgram; siteOn(port: number, upstream: number): string }
const examples: readonly Example[] = [
  {
    name: 'nginx.conf',
    program: 'nginx',
    siteOn: (port, upstream) =>
      read('nginx.conf')
        .replace(/127\.0\.0\.1:418(\d)/g, (_, index: string) => `${HOSTS[Number(index)]}:${upstream}`)
        .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
        .replace(/^ *ssl_certificate.*$/gm, ''),
  },
  {
    name: 'Caddyfile',
    program: 'caddy',
    // The name of the containers leads to all of them.
    siteOn: (port, upstream) =>
      read('Caddyfile')
        .replace(
          'dynamic a countersign 4180 {\n\t\trefresh 5s\n\t}',
          `dynamic multi {\n${HOSTS.map((host) => `a ${host} ${upstream}`).join('\n')}\n}`,
        )
        .replace('{$DOMAIN}', `http://127.0.0.1:${port}`),
  },
]
const missing = findMissingProxies(examples.map(({ program }) => program))

type Process = { isReady: boolean; received: string[]; stop(): Promise<void> }

async function startProcess(host: string, port: number): Promise<Process & { port: number }> {
  const state: Omit<Process, 'stop'> = { isReady: true, received: [] }
  const server = createServer((request, response) => {
    const { 'x-request-id': id, traceparent, tracestate } = request.headers
    state.received.push(`${request.method} ${request.url}`)
    // An open page: its stream does not end.
    if (request.url === '/v1/events') return void response.writeHead(200).flushHeaders()
    request.resume().on('end', () => {
      // Without connections that the proxy reuses, a process that stops cannot cut off a request.
      response.writeHead(state.isReady ? 200 : 503, { 'content-type': 'application/json', connection: 'close' })
      response.end(JSON.stringify(state.isReady ? { id, traceparent, tracestate } : { reason: 'REBUILDING' }))
    })
  }).listen(port, host)
  await once(server, 'listening')
  const stop = async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  undo.push(stop)
  return Object.assign(state, { stop, port: portOf(server) })
}

async function start({ program, siteOn }: Example) {
  const first = await startProcess(HOSTS[0], 0)
  const processes = [first, await startProcess(HOSTS[1], first.port), await startProcess(HOSTS[2], first.port)]
  const proxy = await startProxy(program, (port) => siteOn(port, first.port))
  undo.push(proxy.stop)
  const ask = async (method: string, path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${proxy.url}${path}`, { method, headers, ...(method === 'POST' ? { body: 'x' } : {}) })
    return { status: answer.status, body: await answer.text() }
  }
  const received = (line: string) => processes.flatMap((each) => each.received).filter((each) => each === line).length
  const openStream = async () => {
    const ending = new AbortController()
    undo.push(async () => ending.abort())
    await fetch(`${proxy.url}/v1/events`, { method: 'POST', signal: ending.signal })
  }
  return { first, processes, ask, openStream, received }
}

test.for(examples)(
  'security: behind $name a client chooses neither the id of its request nor its trace',
  async (example, { skip }) => {
    skip(missing.includes(example.program), `${example.program} is not installed`)
    const { ask } = await start(example)
    const chosen = {
      'x-request-id': 'chosen-by-the-client',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      tracestate: 'vendor=client',
    }
    for (const method of ['GET', 'POST'])
      expect(await ask(method, '/v1/chains', chosen)).toEqual({
        status: 200,
        body: expect.stringMatching(/^\{"id":"[\w-]{32,36}"\}$/),
      })
  },
)

test.for(examples)(
  'behavior: behind $name a read that a process refuses after its start is answered by another one, and a write is not sent twice',
  async (example, { skip }) => {
    skip(missing.includes(example.program), `${example.program} is not installed`)
    const { first, processes, ask, openStream, received } = await start(example)
    await openStream()
    first.isReady = false
    for (let index = 0; index < 12; index++) expect((await ask('GET', `/v1/read/${index}`)).status).toBe(200)
    // The proxy now knows the process that refuses.
    for (let index = 0; index < 6; index++) expect((await ask('POST', `/v1/known/${index}`)).status).toBe(200)
    // Each process refuses: the client gets the answer of the service, again and again, and no write is sent twice.
    for (const each of processes) each.isReady = false
    const refused = { status: 503, body: JSON.stringify({ reason: 'REBUILDING' }) }
    for (let index = 0; index < 6; index++) {
      expect(await ask('GET', '/v1/chains')).toEqual(refused)
      expect(await ask('POST', `/v1/write/${index}`)).toEqual(refused)
      expect(received(`POST /v1/write/${index}`)).toBe(1)
    }
    // The processes are ready again before the proxy's list of refusing ones has expired.
    for (const each of processes) each.isReady = true
    expect((await ask('GET', '/v1/chains')).status).toBe(200)
    expect((await ask('POST', '/v1/write/last')).status).toBe(200)
    expect(received('POST /v1/write/last')).toBe(1)
    // Nor does a process that does not listen fail a request. Caddy 2.6 does not send a body to a second process, so this one has none.
    await first.stop()
    for (let index = 0; index < 6; index++) expect((await ask('GET', `/v1/moved/${index}`)).status).toBe(200)
  },
)
