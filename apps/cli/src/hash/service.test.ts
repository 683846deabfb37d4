import { createApiClient } from '@countersign/api/client'
import {
  createDemoAccount,
  deploySafeContracts,
  deployTestContracts,
  devchainConfig,
  proposeDemoQueue,
  startDevchain,
} from '@countersign/devchain'
import { buildShareFragment, printExchangeFile, type SharedProposal } from '@countersign/safe/exchange'
import { ServiceConfig, startService } from '@countersign/service'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod'
import { runCli } from '../runCli.ts'
import { readProposed } from './readProposed.ts'

const safe = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
const NONCE = '5'
let [rpcUrl, serviceUrl, folder] = ['', '', '']
const stop: (() => Promise<void>)[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countersign-cli-service-'))
  const chain = await startDevchain({ chainId: 31337 })
  stop.push(() => chain.stop())
  rpcUrl = chain.rpcUrl
  await deploySafeContracts(rpcUrl)
  const contracts = await deployTestContracts(rpcUrl)
  const account = await createDemoAccount(rpcUrl, { version: '1.4.1', name: 'Demo treasury', withLimit: true })
  const chains = [devchainConfig({ chainId: 31337, rpcUrl }, contracts)]
  const service = await startService(
    ServiceConfig.parse({ port: 0, host: '127.0.0.1', dataDir: join(folder, 'data'), chains, logLevel: 'error' }),
  )
  stop.push(() => service.stop())
  serviceUrl = service.url
  await vi.waitFor(() => expect(service.unreachedChains()).toEqual([]), { timeout: 60_000 })
  await proposeDemoQueue({ serviceUrl, rpcUrl, chainId: 31337, account: account.address })
})
afterAll(async () => {
  for (const end of stop.toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

const Report = z.object({
  reports: z.array(
    z.object({
      hash: z.string(),
      checks: z.array(
        z.looseObject({ id: z.string(), field: z.string().optional(), verdict: z.string(), reason: z.string() }),
      ),
    }),
  ),
})

async function hash(what: string, service: string) {
  let [written, complained] = ['', '']
  const code = await runCli(['hash', rpcUrl, safe, what, '--service', service, '--json'], {
    write: (text) => void (written += text),
    complain: (text) => void (complained += text),
  })
  const [report] = written === '' ? [] : Report.parse(JSON.parse(written)).reports
  const of = (id: string) => report?.checks.filter((check) => check.id === id) ?? []
  return { code, complained, report, of }
}

/** The service's answers, with one text in them replaced. */
async function startLyingService(from: string | RegExp, to: string): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${serviceUrl}${request.url}`)
      const text = (await answer.text()).replaceAll(new RegExp(from, 'g'), to)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    })()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const client = () => createApiClient({ baseUrl: serviceUrl })
const proposed = async () => {
  const [target] = await readProposed(client(), { chainId: 31337n, safe, nonce: BigInt(NONCE) })
  if (target === undefined) throw new Error('The demo queue has no transaction with this nonce.')
  return target
}

async function proposal(): Promise<SharedProposal> {
  const { transaction, signatures } = await proposed()
  return {
    kind: 'proposal',
    chainId: 31337n,
    chain: { name: 'Local chain', shortName: 'dev1', symbol: 'ETH' },
    safe,
    version: '1.4.1',
    transaction,
    signatures: [...signatures],
    proposer: null,
    createdAt: 1,
    note: '',
    account: null,
    names: [],
    tokens: [],
    messages: [],
  }
}
async function fileOf(item: SharedProposal): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.countersign.json`)
  writeFileSync(path, printExchangeFile(item))
  return path
}

test('behavior: a nonce, a file and a link agree with what the service says of transaction, account and queue', async () => {
  const { claimed } = await proposed()
  const item = await proposal()
  const link = `https://wallet.example/import#${await buildShareFragment(item)}`
  for (const what of [NONCE, await fileOf(item), link]) {
    const { code, report, of } = await hash(what, serviceUrl)
    expect(report?.hash).toBe(claimed)
    expect(of('service-hash').every(({ verdict }) => verdict === 'verified')).toBe(true)
    expect(of('account-state').map(({ verdict }) => verdict)).not.toContain('unchecked')
    expect(of('nonce')[0]?.verdict).toBe('verified')
    expect(of('simulation')[0]?.verdict).toBe('unchecked')
    expect(code).toBe(0)
  }
})

test('error: a service that changes a value of a proposal names a hash of other fields, and both hashes are said', async () => {
  const { claimed, transaction } = await proposed()
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const { code, report, of } = await hash(NONCE, await startLyingService(transaction.to, other))
  expect(report?.hash).not.toBe(claimed)
  expect(of('service-hash')).toContainEqual(
    expect.objectContaining({ verdict: 'danger', reason: expect.stringContaining(String(claimed)) }),
  )
  expect(code).toBe(1)
})

test('error: beside a file, the field in which the service differs is named with both values', async () => {
  const item = await proposal()
  const changed = { ...item, transaction: { ...item.transaction, value: item.transaction.value + 1n } }
  const { code, of } = await hash(await fileOf({ ...changed, signatures: [] }), serviceUrl)
  const [, value] = [of('service-hash'), of('service-hash').find(({ field }) => field === 'value')]
  expect(value).toMatchObject({ verdict: 'danger' })
  expect(value?.reason).toContain(`Here: ${changed.transaction.value}.`)
  expect(value?.reason).toContain(`: ${item.transaction.value}.`)
  expect(of('service-hash').find(({ field }) => field === 'safeTxHash')?.verdict).toBe('danger')
  expect(code).toBe(1)
})

test('error: a service that names another threshold is compared with the chain', async () => {
  const { code, of } = await hash(NONCE, await startLyingService('"threshold":2', '"threshold":1'))
  expect(of('account-state')).toContainEqual(expect.objectContaining({ verdict: 'danger', field: 'threshold' }))
  expect(code).toBe(1)
})

test('error: a silent service leaves a file computed and not compared, and a nonce with nothing to compute', async () => {
  const silent = 'http://127.0.0.1:9'
  const { code, of } = await hash(await fileOf(await proposal()), silent)
  expect(of('service-hash').map(({ verdict }) => verdict)).toContain('unchecked')
  expect(code).toBe(3)
  const nothing = await hash(NONCE, silent)
  expect(nothing.complained).toMatch(/The service at 127\.0\.0\.1:9 did not answer/)
  expect(nothing.code).toBe(2)
})
