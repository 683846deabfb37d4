import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod'
import { createTestFolder } from '../apps/service/src/testing/testService.ts'
import { portOf } from '../apps/service/src/testing/portOf.ts'
import { findMissingProxies, startProxy, type ProxyProgram } from './startProxy.ts'

/* The examples of a proxy before processes that only read, in the real proxies. */

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const undo: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

// Examples name both kinds of processes by host, with one port: here each has an address of this machine.
const [READERS, WRITERS, OTHER] = ['127.0.0.2', '127.0.0.3', '127.0.0.4']

/** What a client sends that only a trusted proxy may decide. */
const CHOSEN = {
  'x-request-id': 'chosen-by-the-client',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  tracestate: 'vendor=client',
}

async function listen(host: string, port: number, answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(port, host)
  await once(server, 'listening')
  undo.push(() => stop(server))
  return server
}
async function stop(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

const [NGINX, CADDY] = ['nginx', 'caddy'] as const
type Proxy = { name: string; program: ProxyProgram; endsTls: boolean; siteOn(port: number, upstream: number): string }

const RenderedProxy = z.looseObject({ data: z.object({ 'default.conf': z.string() }) })
const proxies: readonly Proxy[] = [
  {
    name: 'the chart (nginx)',
    program: NGINX,
    // The ingress does.
    endsTls: false,
    siteOn(port, upstream) {
      const found = parseAllDocuments(read('helm/examples/readers.rendered.yaml')).map((each) =>
        RenderedProxy.safeParse(each.toJS()),
      )
      const conf = found.flatMap(({ data }) => (data ? [data.data['default.conf']] : [])).join('')
      return conf
        .replace('wallet-countersign-readers:80', `${READERS}:${upstream}`)
        .replace('wallet-countersign:80', `${WRITERS}:${upstream}`)
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
    },
  },
  {
    name: 'Caddy',
    program: CADDY,
    endsTls: true,
    siteOn: (port, upstream) =>
      read('Caddyfile.readers')
        .replaceAll('a readers 4180', `a ${READERS} ${upstream}`)
        .replaceAll('a countersign 4180', `a ${WRITERS} ${upstream}`)
        .replace('{$DOMAIN}', `http://127.0.0.1:${port}`),
  },
]
/** The example with the blocks of the documentation, which name processes by address. */
function siteWithAddresses(port: number, upstream: number): string {
  const [, blocks = ''] = /```caddyfile\n([^]*?)```/.exec(read('../docs/self-hosting.md')) ?? []
  const [reader, writer, other] = [READERS, WRITERS, OTHER].map((host) => `${host}:${upstream}`)
  const named = blocks
    .replace('10.0.0.1:4180 10.0.0.2:4180', `${reader}`)
    .replace('10.0.0.3:4180 10.0.0.4:4180', `${writer} ${other}`)
    .replaceAll('health_interval 5s', 'health_interval 50ms')
  const found = [...named.matchAll(/^(\(\w+\)) \{\n[^]*?^\}\n/gm)]
  return found.reduce(
    (site, [block, name = '']) =>
      site.replace(new RegExp(`^\\(${name.slice(1, -1)}\\) \\{\\n[^]*?^\\}\\n`, 'm'), () => block),
    read('Caddyfile.readers').replace('{$DOMAIN}', `http://127.0.0.1:${port}`),
  )
}
const missing = findMissingProxies([NGINX, CADDY])

async function startBefore({ program, siteOn }: Proxy, upstream: number): Promise<string> {
  const { url, stop: stopProxy } = await startProxy(program, (port) => siteOn(port, upstream))
  undo.push(stopProxy)
  return url
}

test.for(proxies)(
  'behavior: $name sends reads to processes that only read, all else to those that write, and repeats there what a reading process refuses or does not answer',
  async (proxy, { skip }) => {
    skip(missing.includes(proxy.program), `${proxy.program} is not installed`)
    let isReady = true
    const answerAs =
      (kind: string): RequestListener =>
      (request, response) => {
        const isRefused = kind === 'reader' && (request.url === '/v1/chains/1/safes/new' || !isReady)
        response.writeHead(isRefused ? 503 : 200, { 'x-kind': kind })
        request.pipe(response)
      }
    const readers = await listen(READERS, 0, answerAs('reader'))
    await listen(WRITERS, portOf(readers), answerAs('writer'))
    const url = await startBefore(proxy, portOf(readers))
    const ask = async (method: string, path: string, body?: string) => {
      const answer = await fetch(`${url}${path}`, { method, ...(body === undefined ? {} : { body }) })
      return [answer.status, answer.headers.get('x-kind'), await answer.text()]
    }
    expect(await ask('GET', '/v1/chains/1/safes/known')).toEqual([200, 'reader', ''])
    expect(await ask('HEAD', '/')).toEqual([200, 'reader', ''])
    const { headers } = await fetch(url)
    expect(headers.get('strict-transport-security')).toBe(proxy.endsTls ? 'max-age=31536000' : null)
    expect(await ask('POST', '/v1/events', 'accounts')).toEqual([200, 'reader', 'accounts'])
    expect(await ask('GET', '/v1/chains/1/safes/new')).toEqual([200, 'writer', ''])
    expect(await ask('POST', '/v1/chains/1/safes/new/follow', 'session')).toEqual([200, 'writer', 'session'])
    expect(await ask('DELETE', '/v1/chains/1/transactions/0x', 'signature')).toEqual([200, 'writer', 'signature'])
    isReady = false
    expect(await ask('POST', '/v1/events', 'accounts')).toEqual([200, 'writer', 'accounts'])
    await stop(readers)
    expect(await ask('GET', '/v1/chains/1/safes/known')).toEqual([200, 'writer', ''])
    expect(await ask('POST', '/v1/events', 'accounts')).toEqual([200, 'writer', 'accounts'])
  },
)

test.for(proxies)(
  'security: behind $name a client chooses neither the id of its request nor its trace, whichever process answers',
  async (proxy, { skip }) => {
    skip(missing.includes(proxy.program), `${proxy.program} is not installed`)
    let isRefusing = false
    const answerAs =
      (kind: string): RequestListener =>
      ({ headers }, response) => {
        const { 'x-request-id': id, traceparent, tracestate } = headers
        response.writeHead(isRefusing && kind === 'reader' ? 503 : 200, { 'x-kind': kind })
        response.end(JSON.stringify({ id, traceparent, tracestate }))
      }
    const readers = await listen(READERS, 0, answerAs('reader'))
    await listen(WRITERS, portOf(readers), answerAs('writer'))
    const url = await startBefore(proxy, portOf(readers))
    const seen = async (method: string, path: string) => {
      const answer = await fetch(`${url}${path}`, { method, headers: CHOSEN })
      return [answer.headers.get('x-kind'), await answer.json()]
    }
    const own = { id: expect.stringMatching(/^[\w-]{32,36}$/) }
    expect(await seen('GET', '/v1/chains')).toEqual(['reader', own])
    expect(await seen('POST', '/v1/events')).toEqual(['reader', own])
    expect(await seen('POST', '/v1/auth/verify')).toEqual(['writer', own])
    isRefusing = true
    expect(await seen('GET', '/v1/chains')).toEqual(['writer', own])
    expect(await seen('POST', '/v1/events')).toEqual(['writer', own])
  },
)

test('behavior: Caddy asks processes with an address for their health, and sends writes to one that accepts them; with none the client gets the answer of the service', async ({
  skip,
}) => {
  skip(missing.includes(CADDY), `${CADDY} is not installed`)
  const accepts = { [WRITERS]: true, [OTHER]: true }
  const checks: string[] = []
  const answerAs =
    (host: string, kind: string): RequestListener =>
    (request, response) => {
      if (request.url?.startsWith('/health/')) checks.push(`${host} ${request.url}`)
      response.writeHead(kind === 'reader' || accepts[host] ? 200 : 503, { 'x-kind': kind })
      response.end(kind === 'reader' || accepts[host] ? host : 'the disk is full')
    }
  const reader = await listen(READERS, 0, answerAs(READERS, 'reader'))
  const upstream = portOf(reader)
  for (const host of [WRITERS, OTHER]) await listen(host, upstream, answerAs(host, 'writer'))
  const { url, stop: stopProxy } = await startProxy(CADDY, (port) => siteWithAddresses(port, upstream))
  undo.push(stopProxy)
  const write = async () => {
    const answer = await fetch(`${url}/v1/write`, { method: 'POST', body: 'x' })
    return `${answer.status} ${await answer.text()}`
  }
  expect(await (await fetch(`${url}/v1/chains`)).text()).toBe(READERS)
  await expect.poll(() => checks).toContain(`${READERS} /health/ready`)
  accepts[WRITERS] = false
  checks.length = 0
  const check = `${WRITERS} /health/writes`
  // Each of the six places with the block makes checks of its own.
  await expect.poll(() => checks.filter((each) => each === check).length).toBeGreaterThan(30)
  // Not one is sent to the process that refuses.
  for (let index = 0; index < 8; index++) expect(await write()).toBe(`200 ${OTHER}`)
  accepts[OTHER] = false
  await expect.poll(write).toBe('503 the disk is full')
  accepts[WRITERS] = true
  await expect.poll(write).toBe(`200 ${WRITERS}`)
})

test.each(['nginx.conf', 'Caddyfile', 'Caddyfile.readers'])(
  'behavior: the example %s, which ends TLS, forbids browsers to open the page without it',
  (name) => {
    expect(read(name)).toMatch(/^\s*(?:add_header|header) Strict-Transport-Security "max-age=31536000"(?: always;)?$/m)
  },
)

test.skipIf(missing.includes(NGINX))(
  'behavior: nginx accepts the example, also the versions of Debian and Ubuntu',
  () => {
    const folder = createTestFolder()
    undo.push(() => folder.remove())
    // Without a certificate.
    const site = read('nginx.conf').replace(
      /^ *ssl_certificate .*\n *ssl_certificate_key .*$/m,
      'ssl_reject_handshake on;',
    )
    const file = join(folder.path, 'nginx.conf')
    writeFileSync(file, `pid ${folder.path}/pid; events {} http { access_log off; ${site} }`)
    const { status, stderr } = spawnSync(NGINX, ['-t', '-e', `${folder.path}/error`, '-c', file], { encoding: 'utf8' })
    expect(status, stderr).toBe(0)
  },
)

test.skipIf(missing.includes(CADDY))(
  'behavior: Caddy accepts both examples, and no setting in them is without effect',
  () => {
    for (const name of ['Caddyfile', 'Caddyfile.readers']) {
      const file = new URL(name, import.meta.url).pathname
      const { status, stdout, stderr } = spawnSync(CADDY, ['adapt', '--adapter', 'caddyfile', '--config', file], {
        env: { ...process.env, DOMAIN: 'wallet.example' },
        encoding: 'utf8',
      })
      expect(status, stderr).toBe(0)
      expect(stdout).toContain('"dynamic_upstreams"')
      // Caddy runs active health checks for upstreams with an address only.
      expect(stdout).not.toContain('"active"')
    }
  },
)
