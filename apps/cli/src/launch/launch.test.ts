import { readStart } from '@countersign/service/processIdentity'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkPort } from './checkPort.ts'
import { makeDataDir, openDataDir, remember, resetDataDir } from './dataDir.ts'
import { explainFailure } from './explainFailure.ts'
import { LaunchError } from './LaunchError.ts'
import { chooseAppPorts } from './localApps.ts'
import { lockDataDir } from './lockDataDir.ts'
import { createProgress } from './progress.ts'
import { completeConfig, readBaseConfig, withLimits } from './readBaseConfig.ts'
import { readOptions } from './readOptions.ts'
import { serveApp } from './serveApp.ts'
import { startMessages } from './startMessages.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('options', () => {
  test('behavior: local chains are on unless a configuration is given', () => {
    expect(readOptions([], {}, '/home')).toMatchObject({ devnet: true, configFile: null, port: null, dataDir: null })
    expect(readOptions(['--config', 'a.json'], {}, '/home')).toMatchObject({
      devnet: false,
      configFile: '/home/a.json',
    })
    expect(readOptions(['--config', 'a.json'], { DEVNET: 'on' }, '/home').devnet).toBe(true)
    expect(readOptions([], { PORT: '5000', HOST: '0.0.0.0', DATA_DIR: 'data' }, '/home')).toMatchObject({
      port: 5000,
      host: '0.0.0.0',
      dataDir: '/home/data',
    })
    const named = readOptions(['--port', '5001', '--data', 'other'], { PORT: '5000', DATA_DIR: 'data' }, '/home')
    expect(named).toMatchObject({ port: 5001, dataDir: '/home/other' })
  })

  test.each([
    [['--rest'], {}, /--rest/],
    [['--config'], {}, /--config/],
    [['--port', '80a'], {}, /--port is "80a"/],
    [[], { PORT: '80a' }, /PORT is "80a"/],
    [[], { PORT: '70000' }, /0 to 65535/],
    [[], { APP_PORT: 'x' }, /APP_PORT is "x"/],
    [[], { DEVNET: 'maybe' }, /expected on or off/],
    [[], { DEVNET: 'off' }, /no chain to serve/],
    [['--limit', 'port=5'], {}, /--limit is "port=5"/],
    [['--limit', 'rateLimitPerMinute'], {}, /expected a name and a number/],
    [['--reset', '--config', 'a.json'], {}, /cannot be indexed again/],
    [['--reset'], { DATABASE_URL: 'postgres://x' }, /PostgreSQL server, which it does not touch/],
  ])('error: %j with %j is refused in words', (args, env, sentence) => {
    expect(() => readOptions(args, env, '/home')).toThrow(sentence)
  })
})

describe('limits', () => {
  const config = completeConfig({ chains: [{ chainId: '1', rpcUrl: 'http://127.0.0.1:1', shortName: 'eth' }] })
  const set = (...limits: string[]) =>
    withLimits(
      config,
      readOptions(
        limits.flatMap((limit) => ['--limit', limit]),
        {},
        '/home',
      ).limits,
    )

  test('behavior: keys of the operator, log and collector come from the environment, also without a configuration', async () => {
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('ADMIN_TOKEN', 'a'.repeat(32))
    vi.stubEnv('METRICS_TOKEN', 'm'.repeat(16))
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318')
    vi.stubEnv('OTEL_TRACES_SAMPLER_ARG', '0.1')
    vi.stubEnv('LOG_LEVEL', 'info')
    const read = () => readBaseConfig(readOptions([], {}, folder), folder)
    expect(await read()).toMatchObject({
      adminToken: 'a'.repeat(32),
      metricsToken: 'm'.repeat(16),
      telemetry: { endpoint: 'http://127.0.0.1:4318', traceShare: 0.1 },
      logLevel: 'info',
    })
    vi.stubEnv('LOG_LEVEL', 'loud')
    vi.stubEnv('OTEL_TRACES_SAMPLER_ARG', 'a tenth')
    await expect(read()).rejects.toThrow(/OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.+LOG_LEVEL/s)
  })

  test('behavior: limits of the command line replace those of the configuration', () => {
    const changed = set('rateLimitPerMinute=60', 'limits.streamsPerAddress=5', 'enrolment.freeAccounts=0')
    expect(changed).toEqual({
      ...config,
      rateLimitPerMinute: 60,
      limits: { ...config.limits, streamsPerAddress: 5 },
      enrolment: { ...config.enrolment, freeAccounts: 0 },
    })
  })

  test('error: an unknown limit and an impossible value are refused in words', () => {
    expect(() => set('limits.streams=5')).toThrow('limits.streams: the service has no such setting')
    expect(() => set('limits.streamsPerAddress=0.5')).toThrow('limits.streamsPerAddress')
  })
})

describe('data folder', () => {
  test('behavior: what was remembered is there at the next start', async () => {
    makeDataDir(join(folder, 'data'))
    const first = await openDataDir(join(folder, 'data'))
    await remember(join(folder, 'data'), { genesis: { 31337: '0xab' }, demoProposed: ['31337'] })
    expect(first).toEqual({ genesis: {}, demoProposed: [] })
    expect(await openDataDir(join(folder, 'data'))).toEqual({ genesis: { 31337: '0xab' }, demoProposed: ['31337'] })
  })

  test('behavior: a reset deletes everything but the lock', async () => {
    await openDataDir(folder)
    lockDataDir(folder)
    mkdirSync(join(folder, 'chains'))
    writeFileSync(join(folder, 'chains/31337.state'), 'x')
    expect(await resetDataDir(folder)).toBe(true)
    expect(readdirSync(folder)).toEqual(['launcher.lock'])
    expect(await resetDataDir(folder)).toBe(false)
  })

  test('error: a reset leaves a folder alone that is not ours', async () => {
    writeFileSync(join(folder, 'thesis.txt'), 'ten years of work')
    await expect(resetDataDir(folder)).rejects.toThrow(/was not made by Countersign/)
    expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('ten years of work')
  })

  test('error: a folder that cannot be made is named', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => makeDataDir(join(folder, 'file', 'data'))).toThrow(/DATA_DIR=/)
  })

  test('error: a second process on the same folder is refused, a stale lock is taken over', async () => {
    const holder = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
    onTestFinished(() => void holder.kill('SIGKILL'))
    await once(holder, 'spawn')
    const stat = existsSync('/proc') ? readFileSync(`/proc/${holder.pid}/stat`, 'utf8') : ''
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    writeFileSync(join(folder, 'launcher.lock'), `${holder.pid} ${startedAt}`)
    expect(() => lockDataDir(folder)).toThrow(new RegExp(`already runs on .*process ${holder.pid}`))
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const release = lockDataDir(folder)
    expect(readFileSync(join(folder, 'launcher.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    release()
    expect(readdirSync(folder)).toEqual([])
  })

  test('behavior: a process that has ended, and that its parent has not yet taken note of, holds no folder', async () => {
    // The shell becomes a program that never asks how its child ended.
    const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] })
    onTestFinished(() => void parent.kill('SIGKILL'))
    const [line] = await once(parent.stdout, 'data')
    const pid = Number(String(line))
    await vi.waitFor(() => expect(execFileSync('ps', ['-o', 'stat=', '-p', String(pid)]).toString()).toMatch(/^Z/), {
      timeout: 15_000,
    })
    writeFileSync(join(folder, 'launcher.lock'), `${pid} ${readStart(pid)}`)
    const release = lockDataDir(folder)
    expect(readFileSync(join(folder, 'launcher.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    release()
  })

  test('behavior: giving the folder back leaves the lock of another process alone', () => {
    const release = lockDataDir(folder)
    writeFileSync(join(folder, 'launcher.lock'), '1 2')
    release()
    expect(readFileSync(join(folder, 'launcher.lock'), 'utf8')).toBe('1 2')
    rmSync(join(folder, 'launcher.lock'))
    release()
  })
})

describe('port', () => {
  test('error: a taken port is named, with another one to try', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another program`)
    await expect(checkPort(port, '127.0.0.1', 'APP_PORT')).rejects.toThrow(/APP_PORT=\d+ npx countersign/)
    await expect(checkPort(4190, '127.0.0.1')).rejects.toThrow('No browser opens port 4190')
    await expect(checkPort(0, '127.0.0.1')).resolves.toBeUndefined()
  })
})

describe('apps', () => {
  test('behavior: they take the two ports after the page, or those from APP_PORT on, on this machine alone', async () => {
    expect(await chooseAppPorts({ port: 40_000, host: '192.0.2.1', appPort: null })).toBeNull()
    const port = await freePorts()
    expect(await chooseAppPorts({ port: port - 1, host: '127.0.0.1', appPort: null })).toEqual({
      demo: port,
      page: port + 1,
    })
    const taken = createServer().listen(port + 1, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await once(taken, 'listening')
    await expect(chooseAppPorts({ port: 1024, host: '127.0.0.1', appPort: port })).rejects.toThrow(
      /is taken by another program.*APP_PORT=\d+ npx countersign/,
    )
    await expect(chooseAppPorts({ port, host: '127.0.0.1', appPort: port - 1 })).rejects.toThrow(/need two ports/)
  })

  test('behavior: any site may read the manifest, nothing outside the folder is served', async () => {
    writeFileSync(join(folder, 'manifest.json'), '{}')
    writeFileSync(join(folder, 'index.html'), '<p>app')
    const port = await freePorts()
    const stop = await serveApp({ folder, port, host: '127.0.0.1' })
    onTestFinished(stop)
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    const [manifest, page, outside, absent] = await Promise.all(
      ['/manifest.json', '/?a=1', '/%2e%2e%2f%2e%2e%2fetc/passwd', '/%zz'].map(get),
    )
    expect(manifest?.headers.get('access-control-allow-origin')).toBe('*')
    expect(manifest?.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await page?.text()).toBe('<p>app')
    expect(page?.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'.*frame-ancestors http:\/\/localhost/,
    )
    expect([outside?.status, absent?.status]).toEqual([404, 404])
  })
})

/** The first of two that are free beside each other. */
async function freePorts(): Promise<number> {
  for (;;) {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    server.close()
    await once(server, 'close')
    const isFree = await Promise.all([port, port + 1].map((one) => checkPort(one, '127.0.0.1'))).catch(() => null)
    if (isFree) return port
  }
}

test('behavior: a step prints its name, its result and its time once it is done', async () => {
  const lines: string[] = []
  const progress = createProgress((line) => lines.push(line))
  expect(
    await progress.step(
      'page',
      async () => 7,
      (count) => `${count} files`,
    ),
  ).toBe(7)
  await expect(progress.step('chain', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(lines).toEqual([expect.stringMatching(/^ {2}✓ page: 7 files +\d\.\d s$/)])
})

test('behavior: a sentence names the command that was typed', () => {
  const chain = { chainId: 31337, hash: '0x1', known: '0x2' }
  expect(startMessages.otherGenesis(chain)).toMatch(/begin anew: npx countersign --reset$/)
  vi.stubEnv('COUNTERSIGN_COMMAND', 'npm start')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(startMessages.otherGenesis(chain)).toMatch(/begin anew: npm start -- --reset$/)
})

test.each([
  [new LaunchError('Port 4180 is taken.'), /^Port 4180 is taken\.$/],
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    /^The disk is full \(ENOSPC/,
  ],
  [
    new Error('Failed query: insert', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) }),
    /^The disk is full/,
  ],
  [Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }), /^A file cannot be written.*DATA_DIR=/],
  [
    Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' }),
    /^The port is taken.*PORT=\d+ npx countersign$/,
  ],
  [new TypeError('x is not a function'), /^Something unforeseen: TypeError: x is not a function\n/],
])('error: %s says what to do', (error, sentence) => {
  expect(explainFailure(error)).toMatch(sentence)
})
