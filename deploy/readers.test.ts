import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod'
import { findFreePort } from '../apps/service/src/testing/findFreePort.ts'
import { installDebianPackages } from '../apps/service/src/testing/installDebianPackages.ts'
import { createTestFolder } from '../apps/service/src/testing/testService.ts'
import { portOf } from '../apps/service/src/testing/portOf.ts'

/* The examples of a proxy before processes that only read, in the real proxies. */

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const undo: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

// Examples name both kinds of processes by host, with one port: here each has an address of this machine.
const [READERS, WRITERS] = ['127.0.0.2', '127.0.0.3']

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

const [NGINX, CADDY] = ['nginx', 'caddy']
type Place = { folder: string; port: number; upstream: number }
type Proxy = { name: string; program: string; endsTls: boolean; start(place: Place): readonly string[] }

const RenderedProxy = z.looseObject({ data: z.object({ 'default.conf': z.string() }) })
const proxies: readonly Proxy[] = [
  {
    name: 'the chart (nginx)',
    program: NGINX,
    // The ingress does.
    endsTls: false,
    start({ folder, port, upstream }) {
      const found = parseAllDocuments(read('helm/examples/readers.rendered.yaml')).map((each) =>
        RenderedProxy.safeParse(each.toJS()),
      )
      const conf = found.flatMap(({ data }) => (data ? [data.data['default.conf']] : [])).join('')
      writeFileSync(
        join(folder, 'default.conf'),
        conf
          .replace('wallet-countersign-readers:80', `${READERS}:${upstream}`)
          .replace('wallet-countersign:80', `${WRITERS}:${upstream}`)
          .replace('listen 8080', `listen 127.0.0.1:${port}`),
      )
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; error_log ${folder}/error; worker_processes 1;${process.getuid?.() === 0 ? ' user root;' : ''}
        events {} http { access_log off; ${temporary.join(' ')} include ${folder}/default.conf; }`,
      )
      return ['-c', join(folder, 'nginx.conf')]
    },
  },
  {
    name: 'Caddy',
    program: CADDY,
    endsTls: true,
    start({ folder, port, upstream }) {
      const file = read('Caddyfile.readers')
        .replaceAll('a readers 4180', `a ${READERS} ${upstream}`)
        .replace('a countersign 4180', `a ${WRITERS} ${upstream}`)
        .replace('{$DOMAIN}', `http://127.0.0.1:${port}`)
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${file}`)
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    },
  },
]
const isInstalled = ({ program }: Proxy) => spawnSync(program, ['version']).error === undefined
// Elsewhere they are not installed: their packages start a server.
if (process.env['CI'] && !proxies.every(isInstalled)) installDebianPackages(['nginx-light', 'caddy'])
const missing = proxies.filter((proxy) => !isInstalled(proxy)).map(({ program }) => program)
if (missing.length > 0)
  process.stdout.write(
    `NOT TESTED: the examples for ${missing.join(' and ')}. Install the program and run the same command again.\n`,
  )

async function startProxy({ program, start }: Proxy, upstream: number): Promise<string> {
  const folder = createTestFolder()
  undo.push(() => folder.remove())
  const port = await findFreePort()
  const child = spawn(program, start({ folder: folder.path, port, upstream }), {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder.path, XDG_DATA_HOME: folder.path, XDG_CONFIG_HOME: folder.path },
  })
  const ended = once(child, 'exit')
  undo.push(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
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
    const url = await startProxy(proxy, portOf(readers))
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
      expect(stdout).not.toContain('"health_checks"')
    }
  },
)
