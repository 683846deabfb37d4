import { createApiClient } from '@countersign/api/client'
import { safeAbi, safeDeployments } from '@countersign/chains'
import {
  createDemoAccount,
  deploySafeContracts,
  deployTestContracts,
  devchainConfig,
  proposeDemoQueue,
  spareKeys,
  startDevchain,
} from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import {
  buildTransaction,
  encodeErc20Transfer,
  encodeMultiSend,
  hashSafeTransaction,
  type SafeTransactionData,
} from '@countersign/safe'
import { buildShareFragment, printExchangeFile, type SharedProposal } from '@countersign/safe/exchange'
import { ServiceConfig, startService } from '@countersign/service'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod'
import { runCli } from '../runCli.ts'
import { readProposed } from './readProposed.ts'
import { copyDatabaseTemplate } from '../../../service/src/testing/copyDatabaseTemplate.ts'
import { urlOf } from '../../../service/src/testing/portOf.ts'

const safe = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
const NONCE = '5'
let [rpcUrl, serviceUrl, folder] = ['', '', '']
let token: Address
let other: Address
const stop: (() => Promise<void>)[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countersign-cli-service-'))
  const chain = await startDevchain({ chainId: 31337 })
  stop.push(() => chain.stop())
  rpcUrl = chain.rpcUrl
  await deploySafeContracts(rpcUrl)
  const contracts = await deployTestContracts(rpcUrl)
  token = contracts.testUsd
  const account = await createDemoAccount(rpcUrl, { version: '1.4.1', name: 'Demo treasury', withLimit: true })
  other = (await createDemoAccount(rpcUrl, { version: '1.4.1', name: 'Second' })).address
  const chains = [devchainConfig({ chainId: 31337, rpcUrl }, contracts)]
  const dataDir = join(folder, 'data')
  await copyDatabaseTemplate(dataDir)
  const service = await startService(
    ServiceConfig.parse({ port: 0, host: '127.0.0.1', dataDir, chains, logLevel: 'error' }),
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
      statement: z.string().nullable(),
      calls: z.array(z.looseObject({ number: z.string(), signature: z.string().nullable() })),
      checks: z.array(
        z.looseObject({ id: z.string(), field: z.string().optional(), verdict: z.string(), reason: z.string() }),
      ),
    }),
  ),
})

const hash = (what: string, service: string) => judge(what, '--service', service)

async function judge(what: string, ...options: string[]) {
  let [written, complained] = ['', '']
  const chain = options.includes('--node') ? '31337' : rpcUrl
  const code = await runCli(['hash', chain, safe, what, ...options, '--json'], {
    write: (text) => void (written += text),
    complain: (text) => void (complained += text),
    readSecret: async () => '',
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
  return urlOf(server)
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
    expect(of('simulation').map(({ verdict }) => verdict)).toContain('verified')
    expect(of('simulation').map(({ verdict }) => verdict)).not.toContain('unchecked')
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

test('behavior: the queue of the service is read once', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      asked.push(request.url ?? '')
      const answer = await fetch(`${serviceUrl}${request.url}`)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  await hash(NONCE, urlOf(server))
  const pages = asked.filter((url) => url.includes('/transactions/queued'))
  expect(pages.length).toBeGreaterThan(0)
  expect(new Set(pages).size).toBe(pages.length)
})

/** A file for the account with this transaction, unsigned. */
const fileWith = async (transaction: SafeTransactionData, more: Partial<SharedProposal> = {}) =>
  fileOf({ ...(await proposal()), transaction, signatures: [], ...more })

test('behavior: calls are decoded with the code at their targets, and the words of a file decide nothing', async () => {
  const transaction = buildTransaction({
    to: token,
    data: encodeErc20Transfer(spareKeys[0].address, 5_000_000n),
    nonce: 9n,
  })
  const tokens = [{ address: token, symbol: 'FREE', decimals: 18, kind: 'ERC20' as const }]
  const names = [{ address: spareKeys[0].address, name: 'Our own account' }]
  const { report, of } = await judge(
    await fileWith(transaction, { tokens, names, note: 'Nothing happens', version: '1.0.0' }),
  )
  expect(report?.statement).toContain('5')
  expect(report?.statement).not.toMatch(/FREE|Our own account|Nothing/)
  expect(report?.calls).toMatchObject([
    { number: '1', signature: expect.stringContaining('transfer(address,uint256)') },
  ])
  expect(of('decoding')[0]?.verdict).toBe('verified')
  expect(of('contract-hash')[0]?.verdict).toBe('verified')
  expect(of('tokens').length).toBeGreaterThan(0)
})

test('behavior: a call inside a batch is checked like one alone', async () => {
  const swap = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [token] })
  const batch = encodeMultiSend([
    { to: spareKeys[0].address, value: 1n, data: '0x', operation: 0 },
    { to: safe, value: 0n, data: swap, operation: 0 },
  ])
  const [{ address: to } = { address: token }] = safeDeployments['1.4.1'].MultiSendCallOnly ?? []
  const { code, report, of } = await judge(
    await fileWith(buildTransaction({ to, data: batch, operation: 1, nonce: 9n })),
  )
  expect(report?.calls.map(({ number }) => number)).toEqual(['1', '2'])
  expect(of('settings').map(({ verdict }) => verdict)).toContain('danger')
  expect(of('simulation').map(({ field }) => field)).toContain('settings')
  expect(code).toBe(1)
})

test('error: a delegatecall to unknown code is a danger', async () => {
  const { code, of } = await judge(
    await fileWith(buildTransaction({ to: token, data: '0x12345678', operation: 1, nonce: 9n })),
  )
  expect(of('delegatecall')[0]?.verdict).toBe('danger')
  expect(code).toBe(1)
})

test('behavior: a transaction behind an approved hash is read from a file, and counts only if it has the hash', async () => {
  const inner = buildTransaction({
    to: other,
    data: encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] }),
    nonce: 0n,
  })
  const innerHash = hashSafeTransaction({ chainId: 31337n, safe: other, version: '1.4.1', transaction: inner })
  const approval = await fileWith(
    buildTransaction({
      to: other,
      data: encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [innerHash] }),
      nonce: 9n,
    }),
  )
  const alone = await judge(approval)
  expect(alone.of('nested-approval').map(({ verdict }) => verdict)).toContain('unchecked')
  expect(alone.code).toBe(3)
  const known = await judge(approval, '--inner', await fileWith(inner, { safe: other }))
  expect(known.of('nested-approval').map(({ verdict }) => verdict)).toEqual(['verified'])
  expect(
    known.report?.checks.map(({ field }) => field ?? '').some((field) => field.startsWith(`nested.${innerHash}`)),
  ).toBe(true)
  const lie = await judge(approval, '--inner', await fileWith({ ...inner, value: 1n }, { safe: other }))
  expect(lie.of('nested-approval').map(({ verdict }) => verdict)).toContain('unchecked')
  expect(lie.code).toBe(3)
})

test('error: a node that cannot simulate leaves the effects not checked, and nothing else', async () => {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(Buffer.from(part))
      const body = Buffer.concat(parts).toString('utf8')
      const refusal = JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'no such method' } })
      const text = /"(?:eth_simulateV1|debug_traceCall|eth_getTransactionCount|eth_getProof)"/.test(body)
        ? refusal
        : await (await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text()
      response.setHeader('content-type', 'application/json').end(text)
    })()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const file = await fileWith(buildTransaction({ to: spareKeys[0].address, value: 1n, nonce: 9n }))
  const { code, of } = await judge(file, '--node', urlOf(server))
  expect(of('simulation').map(({ verdict }) => verdict)).toEqual(['unchecked'])
  expect(of('contract-hash')[0]?.verdict).toBe('verified')
  expect(code).toBe(0)
})
