import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from '../../../../scripts/start/bundleProgram.mjs'
import { closeShells, createShell, type Shell } from '../testing/createShell.ts'

/** A build like the page's: two documents, assets and their hashes. */
const files = {
  'assets/app-1a2b.js': `export const answer = "${'four '.repeat(300)}"`,
  'assets/style-3c4d.css': 'body { margin: 0 }',
  'index.html': '<!doctype html><script>boot()</script><script type="module" src="./assets/app-1a2b.js"></script>',
  'root.html': '<!doctype html><script>boot()</script><script type="module" src="/assets/app-1a2b.js"></script>',
  'verify.html': '<!doctype html><title>Verify</title>',
}
type FileName = keyof typeof files

let folder: string
let sums: string
let shell: Shell
let url: string
const put = (name: FileName, content: string | Buffer = files[name], end = '') =>
  writeFile(join(folder, name + end), content)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-verify-'))
  await mkdir(join(folder, 'assets'))
  await Promise.all((Object.keys(files) as FileName[]).map((name) => put(name)))
  await put('assets/app-1a2b.js', brotliCompressSync(files['assets/app-1a2b.js']), '.br')
  sums = join(folder, 'SHA256SUMS')
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  await writeFile(
    sums,
    Object.entries(files)
      .map(([name, text]) => `${hashOf(text)}  ${name}\n`)
      .join(''),
  )
  shell = await createShell({ pageDir: folder })
  url = await shell.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shell.close()
  await closeShells()
  await rm(folder, { recursive: true })
})

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
}

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const AS_IT_IS = ['--import', 'tsx', 'scripts/verify.ts']
type ProgramAnswer = { code: number | string; said: string }

/** Bundled, because importing the modules one by one takes longer than the program itself. */
const verify = async (...options: string[]) => run([await bundleProgram('scripts/verify.ts')], options)
function run(program: readonly string[], options: readonly string[]): Promise<ProgramAnswer> {
  const call = [...process.execArgv, ...program, ...options]
  return new Promise((done) =>
    execFile(process.execPath, call, { cwd: root }, (error, out, failed) =>
      done({ code: error?.code ?? 0, said: `${out}${failed}` }),
    ),
  )
}

test('behavior: an instance that serves the build is reported as the same', async () => {
  const { code, said } = await run(AS_IT_IS, [url, '--sums', sums])
  expect(said).toContain('✓ 3 files and the page are the same, plain and compressed')
  expect(said).toContain("the page may reach: 'self' https://rpc.example https://public.example")
  expect(said).toMatch(/The same\. http:\/\/127\.0\.0\.1:\d+ serves build [0-9a-f]{64}\./)
  expect(code).toBe(0)
})

const oneByte = (text: string) => text.replace('o', '0')
const changes: readonly [string, FileName, string, RegExp][] = [
  [
    'of a script',
    'assets/app-1a2b.js',
    '',
    /✗ assets\/app-1a2b\.js \(identity\) is [0-9a-f]{64}, expected [0-9a-f]{64}/,
  ],
  ['of a packed script', 'assets/app-1a2b.js', '.br', /✗ assets\/app-1a2b\.js \(br\) is [0-9a-f]{64}, expected/],
  ['of the page', 'root.html', '', /✗ \/ is [0-9a-f]{64}, expected root\.html [0-9a-f]{64}/],
  ['of the checks for a second machine', 'verify.html', '', /✗ verify\.html \(identity\)/],
]
test.each(changes)('error: one changed byte %s is found', async (_title, name, end, reported) => {
  const changed = name === 'verify.html' ? files[name].replace('V', 'v') : oneByte(files[name])
  const was = end === '.br' ? brotliCompressSync(files[name]) : files[name]
  await put(name, end === '.br' ? brotliCompressSync(changed) : changed, end)
  try {
    const { code, said } = await verify(url, '--sums', sums)
    expect(said).toMatch(reported)
    expect(said).toContain('NOT the same.')
    expect(code).toBe(1)
  } finally {
    await put(name, was, end)
  }
})

test('error: looser headers on the right files are found', async () => {
  const proxy = createServer((request, response) => void loosen(request, response))
  const loosen = async ({ url: path = '', headers }: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(`${url}${path}`, {
      headers: { accept: headers.accept ?? '', 'accept-encoding': 'identity' },
    })
    const policy = answer.headers.get('content-security-policy') ?? ''
    response.setHeader('content-security-policy', policy.replace("script-src 'self'", "script-src * 'self'"))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
  try {
    const place = await listen(proxy)
    const { code, said } = await verify(place, '--sums', sums)
    expect(said).toMatch(/✗ content-security-policy, script-src is "\* 'self' 'sha256-/)
    expect(said).toContain('✗ cross-origin-opener-policy is missing, expected "same-origin-allow-popups"')
    expect(code).toBe(1)
    expect((await verify(place, '--sums', sums, '--files-only')).code).toBe(0)
  } finally {
    proxy.close()
  }
})

test('error: a file that cannot be compared is reported as neither the same nor different', async () => {
  const gone = createServer()
  const place = await listen(gone)
  gone.close()
  const unreachable = await verify(place, '--sums', sums)
  expect(unreachable.said).toMatch(/Not compared: .*ECONNREFUSED/)
  const noList = await verify(url, '--sums', join(folder, 'root.html'))
  expect(noList.said).toContain('This is no line of SHA256SUMS')
  expect([unreachable.code, noList.code, (await verify()).code]).toEqual([2, 2, 2])
})
