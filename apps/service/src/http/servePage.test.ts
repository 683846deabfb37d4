import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ServiceConfig } from '../config/ServiceConfig.ts'
import { createIndexPage } from '../files/IndexPage.ts'
import { toPageConfig } from '../modules/page/toPageConfig.ts'
import { closeShells, createShell, mainnet, type Shell } from '../testing/createShell.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { readOwnOrigins } from './readOwnOrigins.ts'

const script = 'window.boot = fetch("/boot.json")'
const build = '1a2b'.repeat(16)
const html = `<!doctype html><meta name="countersign-build" content="${build}"><title>Countersign</title><script>${script}</script><script type="module" src="/assets/app-1a2b.js"></script>`
const bundle = `console.log("${'app '.repeat(500)}")`
const asPage = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'identity' }

let folder: string
let shell: Shell
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-page-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'root.html'), html)
  await writeFile(join(folder, 'verify.html'), '<!doctype html><title>Verify</title>')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), bundle)
  await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(bundle))
  shell = await createShell({
    pageDir: folder,
    walletConnect: { projectId: 'id', relayUrl: 'wss://relay.example' },
  })
})
afterAll(async () => {
  await shell.close()
  await closeShells()
  await rm(folder, { recursive: true })
})

describe('page', () => {
  test.each(['/', '/index.html', '/eth:0x41675C099F32341bf84BFc5382aF534df5C7461a/queue', '/accounts?x=1'])(
    'behavior: %s is the page',
    async (url) => {
      const { statusCode, headers, body } = await shell.app.inject({ url, headers: asPage })
      expect(statusCode).toBe(200)
      expect(body).toBe(html)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
    },
  )

  test('behavior: scripts of the page can request its headers', async () => {
    const ask = (url: string) => shell.app.inject({ method: 'HEAD', url, headers: { accept: '*/*' } })
    const { statusCode, headers } = await ask('/accounts')
    expect(statusCode).toBe(200)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect((await ask('/assets/gone-3c4d.js')).statusCode).toBe(404)
    expect((await ask('/v1/nothing')).statusCode).toBe(404)
  })

  test('behavior: the hash of the Trezor script is in the configuration, and absent when there is no script', async () => {
    const named = async (trezorScript: string) =>
      toPageConfig({ ...shell.context, config: { ...shell.context.config, trezorScript } })
    const hash = createHash('sha256').update(bundle).digest('base64')
    expect((await named('/assets/app-1a2b.js')).trezorScript).toBe(`/assets/app-1a2b.js#sha256-${hash}`)
    expect((await named('/vendor/none.js')).trezorScript).toBeNull()
  })

  test('behavior: /config.json contains the same build id as the page', async () => {
    const { body } = await shell.app.inject({ url: '/config.json' })
    expect(JSON.parse(body)).toMatchObject({ build })
  })

  test('behavior: the policy allows the inline script by hash, the nodes and nothing else', async () => {
    const { headers } = await shell.app.inject({ url: '/', headers: asPage })
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    )
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", `'sha256-${hash}'`],
      'style-src': ["'self'"],
      'connect-src': ["'self'", 'https://rpc.example', 'https://public.example', 'wss://relay.example'],
      'img-src': ["'self'", 'data:', 'blob:'],
      'media-src': ['blob:'],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
      'frame-src': ['https:', 'http://localhost:*'],
    })
    const { 'frame-src': _frames, ...others } = policy
    expect(JSON.stringify(others)).not.toMatch(/unsafe|\*|https:(?!\/\/)/)
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)')
  })

  test('behavior: nodes that a user added are in the policy for that user alone', async () => {
    const connectOf = async (cookie?: string) => {
      const headers = { ...asPage, ...(cookie === undefined ? {} : { cookie }) }
      const answer = await shell.app.inject({ url: '/accounts', headers })
      expect(answer.headers['vary']).toMatch(/cookie/)
      return /connect-src ([^;]*)/.exec(String(answer.headers['content-security-policy']))?.[1]
    }
    const configured = await connectOf()
    const list = encodeURIComponent('https://own.example http://127.0.0.1:8545 wss://own.example https://rpc.example')
    for (const name of ['countersign-origins', '__Host-countersign-origins', 'countersign-origins-4182'])
      expect(await connectOf(`theme=dark; ${name}=${list}`)).toBe(
        `${configured} http://127.0.0.1:8545 https://own.example wss://own.example`,
      )
    expect(await connectOf()).toBe(configured)
  })

  test('error: a value that is not an origin does not reach the policy', () => {
    const texts = [
      '*',
      'https:',
      'https://*',
      'https://*.example',
      "'unsafe-inline'",
      'https://a.example/path',
      'data:',
    ]
    const others = [
      'https://a.example;script-src',
      'https://A.example',
      'https://a.example,b',
      'javascript:1',
      'https://a@b',
    ]
    expect(readOwnOrigins(`countersign-origins=${encodeURIComponent([...texts, ...others].join(' '))}`)).toEqual([])
    expect(readOwnOrigins('countersign-origins=%E0%A4%A; other=https://a.example')).toEqual([])
    const many = Array.from({ length: 40 }, (_, place) => `https://n${place}.example`).join(' ')
    expect(readOwnOrigins(`countersign-origins=${encodeURIComponent(many)}`)).toHaveLength(16)
  })

  test.each([
    ['no project id: no relay', { relayUrl: 'wss://relay.example' }, []],
    ['a relay of its own: that one', { projectId: 'id', relayUrl: 'wss://relay.example' }, ['wss://relay.example']],
    [
      'a project id alone: the public relay, and where it vouches for the page',
      { projectId: 'id' },
      ['wss://relay.walletconnect.org', 'https://verify.walletconnect.org'],
    ],
  ])('behavior: phones, %s', (_title, walletConnect, reached) => {
    const config = ServiceConfig.parse({ chains: [mainnet], walletConnect })
    const directives = contentSecurityPolicy(config, []).split('; ')
    expect(
      directives
        .find((one) => one.startsWith('connect-src'))
        ?.split(' ')
        .slice(4),
    ).toEqual(reached)
  })

  test('behavior: only the configured wallets may frame the page', () => {
    const embeddedIn = ['https://outer.example', 'http://localhost:3000']
    const policy = contentSecurityPolicy(ServiceConfig.parse({ chains: [mainnet], embeddedIn }), [])
    expect(policy.split('; ')).toContain('frame-ancestors https://outer.example http://localhost:3000')
    expect(() => ServiceConfig.parse({ chains: [mainnet], embeddedIn: ['https://outer.example/'] })).toThrow()
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (content: Buffer) => content],
    ['', undefined, (content: Buffer) => content],
  ] as const)('behavior: a browser that accepts "%s" gets the page as %s', async (accepted, encoding, unpack) => {
    const answer = await shell.app.inject({ url: '/', headers: { ...asPage, 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['vary']).toMatch(/^accept-encoding\b/)
    expect(unpack(answer.rawPayload).toString()).toBe(html)
  })

  test('behavior: the compressed files of the build are sent as they are, and those of another build are not', async () => {
    const other = await mkdtemp(join(tmpdir(), 'countersign-page-'))
    const own = await createShell({ pageDir: other })
    onTestFinished(async () => {
      await own.close()
      await rm(other, { recursive: true })
    })
    const page = (text: string) => `${html}<p>${text.repeat(100)}</p>`
    // Other settings than those of the service, so that the bytes show which of the two compressed.
    const ofBuild = {
      br: brotliCompressSync(page('one'), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
      gzip: gzipSync(page('one'), { level: 1 }),
    }
    await writeFile(join(other, 'root.html.br'), ofBuild.br)
    await writeFile(join(other, 'root.html.gz'), ofBuild.gzip)
    const sent = async (encoding: 'br' | 'gzip') =>
      (await own.app.inject({ url: '/', headers: { ...asPage, 'accept-encoding': encoding } })).rawPayload
    await writeFile(join(other, 'root.html'), page('one'))
    expect((await sent('br')).equals(ofBuild.br)).toBe(true)
    expect((await sent('gzip')).equals(ofBuild.gzip)).toBe(true)
    await writeFile(join(other, 'root.html'), page('another'))
    expect(brotliDecompressSync(await sent('br')).toString()).toBe(page('another'))
    expect(gunzipSync(await sent('gzip')).toString()).toBe(page('another'))
  })

  test('behavior: requests at the same time read and hash the document once', async () => {
    const page = createIndexPage(folder)
    const [one, other] = await Promise.all([page.read(), page.read()])
    expect(one).toBe(other)
    expect(await page.read()).toBe(one)
  })

  test('behavior: files with a hash in their name are cached for ever and are precompressed', async () => {
    const answer = await shell.app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(String(answer.headers['content-type'])).toMatch(/javascript/)
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(bundle)
    for (const name of ['last-modified', 'accept-ranges']) expect(answer.headers).not.toHaveProperty(name)
    const plain = await shell.app.inject({ url: '/favicon.svg' })
    expect(plain.headers['cache-control']).toBe('no-cache')
  })

  test('behavior: a file opened directly, and a worker, have a stricter policy than the page', async () => {
    const policyOf = async (url: string, encoding = 'identity') => {
      const { headers } = await shell.app.inject({ url, headers: { 'accept-encoding': encoding } })
      return headers['content-security-policy']
    }
    const script = "default-src 'none'; script-src 'self'"
    expect(await policyOf('/assets/app-1a2b.js')).toBe(script)
    expect(await policyOf('/assets/app-1a2b.js', 'br')).toBe(script)
    expect(await policyOf('/favicon.svg')).toBe("default-src 'none'")
    for (const url of ['/verify', '/verify.html']) expect(await policyOf(url)).toBe("frame-ancestors 'none'")
  })

  test('behavior: the files that a page needs first are named in a header, each with the hash of the document', async () => {
    const other = await mkdtemp(join(tmpdir(), 'countersign-page-'))
    const first = {
      '/assets/index-0a.js': 'sha256-zero=',
      '/assets/index-0b.css': 'sha256-styles=',
      '/assets/typefaces-0c.css': 'sha256-late=',
    }
    const integrity = { '/assets/lists-1a.js': 'sha256-one=', '/assets/lists-2b.css': 'sha256-two=' }
    const map = `<script type="importmap">${JSON.stringify({ integrity: { ...first, ...integrity } })}</script>`
    const tags =
      '<link rel="stylesheet" media="print" data-typefaces="" crossorigin href="/assets/typefaces-0c.css"><link rel="stylesheet" crossorigin href="/assets/index-0b.css"><link rel="modulepreload" data-entry crossorigin href="/assets/index-0a.js">'
    await writeFile(join(other, 'root.html'), `${html}${map}${tags}`)
    // A file that the document does not check is not named.
    const pages = {
      '/safes/*': [...Object.keys(integrity), '/assets/none-3c.js'],
      '/safes/*/queue': ['/assets/lists-1a.js'],
      '/safes/*/messages/*': ['/assets/lists-2b.css'],
      '/safes/*/messages/check': ['/assets/lists-1a.js'],
    }
    const named = Object.entries(pages).map(([page, files]) => [page, files.map((file) => file.slice(1))])
    await writeFile(join(other, 'pages.json'), JSON.stringify(Object.fromEntries(named)))
    const own = await createShell({ pageDir: other })
    const entry =
      '</assets/index-0b.css>;rel=preload;as=style;crossorigin;integrity="sha256-styles=",</assets/index-0a.js>;rel=preload;as=script;crossorigin;integrity="sha256-zero=",'
    /** What follows the files of the document, which come first on every page that is known. */
    const linkOf = async (url: string) => {
      const { link } = (await own.app.inject({ url, headers: asPage })).headers
      if (link === undefined) return undefined
      expect(String(link).slice(0, entry.length)).toBe(entry)
      return String(link).slice(entry.length)
    }
    try {
      const account = '/safes/eth:0x41675C099F32341bf84BFc5382aF534df5C7461a'
      const lists = '</assets/lists-1a.js>;rel=preload;as=script;crossorigin;integrity="sha256-one="'
      expect(await linkOf(`${account}?currency=eur`)).toBe(
        `${lists},</assets/lists-2b.css>;rel=preload;as=style;crossorigin;integrity="sha256-two="`,
      )
      expect(await linkOf(`${account}/queue`)).toBe(lists)
      expect(await linkOf(`${account}/transactions/abc`)).toBeUndefined()
      // A page below another one is a page of its own, and a page with a name comes before one for any name.
      expect(await linkOf(`${account}/queue/older`)).toBeUndefined()
      expect(await linkOf(`${account}/messages/0xab`)).toContain('lists-2b.css')
      expect(await linkOf(`${account}/messages/check`)).toBe(lists)
      expect(await linkOf('/accounts')).toBeUndefined()
      // A browser that checks modules which it loads before the document's list compiles them while they arrive.
      const scriptsOf = async (headers: Record<string, string>) =>
        String((await own.app.inject({ url: account, headers: { ...asPage, ...headers } })).headers['link']).match(
          /rel=modulepreload|rel=preload;as=script/g,
        )
      const chromium = (version: number) => ({ 'sec-ch-ua': `"Not A(Brand";v="8", "Chromium";v="${version}"` })
      expect(await scriptsOf(chromium(138))).toEqual(['rel=modulepreload', 'rel=modulepreload'])
      const preloads = ['rel=preload;as=script', 'rel=preload;as=script']
      expect(await scriptsOf(chromium(137))).toEqual(preloads)
      expect(await scriptsOf({ 'sec-ch-ua': '"Firefox";v="150"' })).toEqual(preloads)
      // A page with a service worker, which keeps them compiled.
      expect(await scriptsOf({ ...chromium(156), 'service-worker-navigation-preload': 'true' })).toEqual(preloads)
    } finally {
      await own.close()
      await rm(other, { recursive: true })
    }
  })

  test('behavior: all files of a page with the names of a build are in the header, and as many as a reverse proxy accepts', async () => {
    const other = await mkdtemp(join(tmpdir(), 'countersign-page-'))
    const named = (count: number) =>
      Array.from({ length: count }, (_, place) => `assets/page-home-2r3O0k${String(place).padStart(2, '0')}.js`)
    const files = named(100)
    const hash = `sha256-${createHash('sha256').update(html).digest('base64')}`
    const map = JSON.stringify({ integrity: Object.fromEntries(files.map((file) => [`/${file}`, hash])) })
    await writeFile(join(other, 'root.html'), `${html}<script type="importmap">${map}</script>`)
    // The page of a transaction has 15 files besides 3 of the document.
    await writeFile(
      join(other, 'pages.json'),
      JSON.stringify({ '/safes/*/transactions/*': named(18), '/import': files }),
    )
    const own = await createShell({ pageDir: other, walletConnect: { projectId: 'id' } })
    onTestFinished(async () => {
      await own.close()
      await rm(other, { recursive: true })
    })
    const headersOf = async (url: string, cookie = '') => {
      const { headers } = await own.app.inject({ url, headers: { ...asPage, cookie } })
      const length = Object.entries(headers).reduce(
        (sum, [name, value]) => sum + name.length + String(value).length + 4,
        0,
      )
      return { length, count: String(headers['link']).split(',').length, link: String(headers['link']) }
    }
    const transaction = await headersOf('/safes/eth:0x41675C099F32341bf84BFc5382aF534df5C7461a/transactions/abc')
    expect(transaction.count).toBe(18)
    const nodes = Array.from({ length: 16 }, (_, place) => `https://node-${place}.example`).join(' ')
    const [few, many] = [
      await headersOf('/import'),
      await headersOf('/import', `countersign-origins=${encodeURIComponent(nodes)}`),
    ]
    expect(many.count).toBeLessThan(few.count)
    for (const { length, link } of [transaction, few, many]) {
      expect(length).toBeLessThan(4000)
      for (const one of link.split(',')) expect(one).toMatch(/^<\/assets\/page-home-\S+;integrity="sha256-[^"]{44}"$/)
    }
  })

  test('behavior: a rebuilt page is served without a restart', async () => {
    const rebuilt = html.replace(script, 'window.boot = 2')
    const other = await mkdtemp(join(tmpdir(), 'countersign-page-'))
    await writeFile(join(other, 'root.html'), html)
    const own = await createShell({ pageDir: other })
    try {
      const before = await own.app.inject({ url: '/', headers: asPage })
      await writeFile(join(other, 'root.html'), rebuilt)
      const after = await own.app.inject({ url: '/', headers: asPage })
      expect(after.body).toBe(rebuilt)
      expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy'])
    } finally {
      await own.close()
      await rm(other, { recursive: true })
    }
  })

  test.each(['/v1/nothing', '/v9/safes', '/health/x', '/other.json'])(
    'error: %s is an unknown route for a browser as well',
    async (url) => {
      const answer = await shell.app.inject({ url, headers: asPage })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ message: `Cannot GET ${url}` })
    },
  )

  test('error: a missing file answers 404, not the page', async () => {
    const answer = await shell.app.inject({ url: '/assets/gone-3c4d.js', headers: { accept: '*/*' } })
    expect(answer.statusCode).toBe(404)
    expect((await shell.app.inject({ url: '/../package.json', headers: { accept: '*/*' } })).statusCode).toBe(404)
  })
})

describe('while the page is not built', () => {
  test("behavior: the page's address shows what the service waits for, readiness waits, and the API serves", async () => {
    const empty = await mkdtemp(join(tmpdir(), 'countersign-page-'))
    const own = await createShell({ pageDir: empty })
    try {
      const waiting = await own.app.inject({ url: '/accounts', headers: { accept: 'text/html' } })
      expect(waiting.statusCode).toBe(503)
      expect(waiting.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
      expect(waiting.body).toContain('Countersign is starting')
      expect(inlineHashes(waiting.body, 'script')).toHaveLength(1)
      for (const hash of [...inlineHashes(waiting.body, 'script'), ...inlineHashes(waiting.body, 'style')])
        expect(waiting.headers['content-security-policy']).toContain(hash)
      const ready = await own.app.inject('/health/ready')
      expect([ready.statusCode, ready.json<{ status: string; detail: string }>()]).toEqual([
        503,
        { status: 'KO', detail: expect.stringMatching(/^The page is not built yet\./) },
      ])
      expect((await own.app.inject('/v1/chains')).statusCode).toBe(200)

      await writeFile(join(empty, 'root.html'), html)
      expect((await own.app.inject('/health/ready')).statusCode).toBe(200)
      expect((await own.app.inject({ url: '/accounts', headers: asPage })).body).toBe(html)
    } finally {
      await own.close()
      await rm(empty, { recursive: true })
    }
  })
})

const inlineHashes = (document: string, tag: string): string[] =>
  [...document.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
