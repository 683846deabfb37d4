import { startDevchain } from '@countersign/devchain'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { copyDatabaseTemplate } from '../apps/service/src/testing/copyDatabaseTemplate.ts'
import { optimizeLaterEnv } from '../scripts/start/optimizeLaterEnv.ts'
import { readDockerfile } from './readDockerfile.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('..', import.meta.url))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

test('behavior: the Dockerfile passes the linter', () => {
  expect(validate(read('Dockerfile'))).toEqual([])
})

test('behavior: the files beside the compose files that contain secrets are neither copied into a stage of the image nor committed', () => {
  const places = ['.env', 'countersign.config.json']
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n')
  expect(read('compose.postgres.yaml')).toContain('.env')
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(places.map((name) => `**/${name}`)))
  expect(linesOf('.gitignore')).toEqual(expect.arrayContaining(places))
})

test('behavior: every stage of the image has the same version of Node, one that still gets security fixes', () => {
  const versions = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-bookworm-slim\b/gm)].map(([, version]) =>
    Number(version),
  )
  expect(versions).toHaveLength(read('Dockerfile').match(/^FROM /gm)?.length ?? 0)
  expect(new Set(versions).size).toBe(1)
  // Node 20 got its last ones in April 2026.
  expect(versions[0]).toBeGreaterThanOrEqual(22)
})

test('behavior: the compose files pass the linter', () => {
  const found = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
    .lintFiles([folder], false)
    .flatMap(({ messages }) => messages)
  expect(found.map(({ message }) => message)).toEqual([])
  for (const [name, service] of [
    ['compose.yaml', 'countersign'],
    ['compose.postgres.yaml', 'countersign'],
    ['compose.readers.yaml', 'readers'],
  ] as const)
    expect(parse(read(name)).services[service].build).toEqual({ context: '..', dockerfile: 'deploy/Dockerfile' })
})

test('behavior: the unit is one that systemd reads', () => {
  const unit = read('countersign.service')
  expect(unit).toContain('ExecStart=/usr/bin/node --import tsx apps/service/src/main.ts --config /etc/countersign/')
  const verify = spawnSync('systemd-analyze', ['verify', join(folder, 'countersign.service')], { encoding: 'utf8' })
  // Without systemd its parser cannot be used; the text is checked instead.
  if (verify.error === undefined)
    expect(verify.stderr.replace(/^.*Command \/usr\/bin\/node is not.*$/m, '').trim()).toBe('')
  for (const line of unit.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('#')))
    expect(line).toMatch(/^(\[(Unit|Service|Install)\]|[A-Z][A-Za-z]+=.*)$/)
})

test('behavior: the program of the unit becomes ready, the health check of the image reports it, and it ends on a signal', async () => {
  const home = mkdtempSync(join(tmpdir(), 'countersign-deploy-'))
  const devchain = await startDevchain({ chainId: 31337 })
  try {
    writeFileSync(
      join(home, 'countersign.config.json'),
      JSON.stringify({ chains: [{ chainId: '31337', rpcUrl: devchain.rpcUrl }] }),
    )
    const dataDir = join(home, 'data')
    await copyDatabaseTemplate(dataDir)
    const { healthcheck } = readDockerfile(read('Dockerfile'))
    const [, command = ''] = /^ExecStart=(.*)$/m.exec(read('countersign.service')) ?? []
    const env = {
      ...optimizeLaterEnv(),
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      PAGE_DIR: '',
    }
    const [, ...args] = command.replace('/etc/countersign', home).split(' ')
    const service = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const exited = once(service, 'exit')
    let printed = ''
    service.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    await expect.poll(() => printed, { timeout: 150_000 }).toContain('serves on')
    const port = /:(\d+)\s/.exec(`${printed} `)?.[1] ?? ''
    const check = healthcheck.slice(1).map((file) => join(folder, file))
    const isHealthy = () => spawnSync(process.execPath, check, { cwd: root, env: { ...env, PORT: port } }).status
    await expect.poll(isHealthy, { timeout: 30_000 }).toBe(0)
    service.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    expect(isHealthy()).toBe(1)
  } finally {
    await devchain.stop({ snapshot: false })
    rmSync(home, { recursive: true, force: true })
  }
}, 240_000)
