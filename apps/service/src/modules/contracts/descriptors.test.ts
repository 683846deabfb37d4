import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ServiceConfig } from '../../config/ServiceConfig.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { createHttpServer } from '../../http/createHttpServer.ts'
import { createMetrics } from '../../metrics/createMetrics.ts'
import { openContext } from '../../openContext.ts'
import { copyDatabaseTemplate } from '../../testing/copyDatabaseTemplate.ts'
import { mainnet } from '../../testing/createShell.ts'

const home = mkdtempSync(join(tmpdir(), 'descriptors-http-'))
const folder = join(home, 'files')
const about = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const other = '0xcA11bde05977b3631167028862bE2a173976CA11'
const describe = (chainId: number, address: string, intent: string) =>
  JSON.stringify({
    context: { contract: { deployments: [{ chainId, address }] } },
    display: { formats: { 'wrap(uint256 amount)': { intent, fields: [] } } },
  })
const texts = { first: describe(1, about, 'Wrap'), second: describe(1, about.toLowerCase(), 'Packen') }

let app: FastifyInstance
let context: ServiceContext
let close: () => Promise<void>
beforeAll(async () => {
  mkdirSync(folder)
  const files = {
    'a.json': texts.first,
    'b.json': texts.second,
    'broken.json': '{',
    'elsewhere.json': describe(10, about, 'Another chain'),
    'other.json': describe(1, other, 'Another contract'),
    'large.json': describe(1, about, 'Large').padEnd(200_001),
    'notes.txt': describe(1, about, 'Not JSON by its name'),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  mkdirSync(join(folder, 'below.json'))
  writeFileSync(join(home, 'secret.json'), describe(1, about, 'Outside of the folder'))
  symlinkSync(join(home, 'secret.json'), join(folder, 'link.json'))
  symlinkSync(join(home, 'nowhere'), join(folder, 'gone.json'))
  await copyDatabaseTemplate(join(home, 'data'))
  const chains = [mainnet, { ...mainnet, chainId: '10', chainName: 'Optimism', shortName: 'oeth' }]
  const opened = await openContext(
    ServiceConfig.parse({ dataDir: join(home, 'data'), chains, descriptorsDir: folder, logLevel: 'silent' }),
  )
  ;({ context, close } = opened)
  app = await createHttpServer(context)
})
afterAll(async () => {
  await app?.close()
  await close?.()
  rmSync(home, { recursive: true, force: true })
})

const ask = (chainId: string, address: string) =>
  app.inject({ url: `/v1/chains/${chainId}/contracts/${address}/descriptors` })
const toFile = (text: string) => ({ id: createHash('sha256').update(text).digest('hex'), text })

test('behavior: the files about a contract of a chain are returned unchanged, for an address in any case, and no others', async () => {
  for (const address of [about, about.toLowerCase(), `0x${about.slice(2).toUpperCase()}`]) {
    const answer = await ask('1', address)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(routes.getDescriptors.response.parse(answer.json())).toEqual([toFile(texts.first), toFile(texts.second)])
  }
  expect((await ask('1', other)).json()).toEqual([toFile(describe(1, other, 'Another contract'))])
  expect((await ask('10', about)).json()).toEqual([toFile(describe(10, about, 'Another chain'))])
  expect((await ask('10', other)).json()).toEqual([])
})

test('error: chains that are not configured and invalid addresses are refused like on every route', async () => {
  expect((await ask('5', about)).json()).toMatchObject({ code: 404, message: 'Not Found' })
  for (const address of ['0x123', 'bob', `${about}0`, `${about}.json`])
    expect((await ask('1', address)).json()).toMatchObject({
      code: 422,
      message: 'Invalid address',
      issue: { kind: 'custom', path: [] },
    })
})

test('error: no part of a request names a file', async () => {
  for (const part of ['..%2Fsecret', '..%2f..%2fsecret.json', '%2e%2e%2fsecret', 'a.json', 'link.json', '%00', '..']) {
    for (const url of [
      `/v1/chains/1/contracts/${part}/descriptors`,
      `/v1/chains/${part}/contracts/${about}/descriptors`,
    ]) {
      const answer = await app.inject({ url })
      expect([404, 422], url).toContain(answer.statusCode)
      expect(answer.body).not.toContain('Outside')
    }
  }
})

test('behavior: a service without such a folder has no descriptors', async () => {
  const config = { ...context.config, descriptorsDir: null }
  const bare = await createHttpServer({ ...context, metrics: createMetrics(), config })
  const answer = await bare.inject({ url: `/v1/chains/1/contracts/${about}/descriptors` })
  await bare.close()
  expect([answer.statusCode, answer.json()]).toEqual([200, []])
})
