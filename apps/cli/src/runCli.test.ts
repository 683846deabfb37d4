import { createDemoAccount, demoOwners, deploySafeContracts, signSafeHash, startDevchain } from '@countersign/devchain'
import type { Hex } from '@countersign/primitives'
import { buildSafeMessage, buildSafeTransaction, buildTransaction } from '@countersign/safe'
import {
  buildShareFragment,
  printExchangeFile,
  type MessageProposal,
  type SharedProposal,
} from '@countersign/safe/exchange'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod'
import { runCli } from './runCli.ts'
import { urlOf } from '../../service/src/testing/portOf.ts'

const safe = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
const account = { chainId: 31337n, safe, version: '1.4.1' } as const
const sender = {
  chain: { name: 'Local chain', shortName: 'dev1', symbol: 'ETH' },
  proposer: null,
  createdAt: 1,
} as const
const transaction = buildTransaction({ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 5n, nonce: 9n })
const { safeTxHash, domainHash, messageHash } = buildSafeTransaction({ ...account, transaction })

let rpcUrl = ''
let folder = ''
const stop: (() => Promise<void>)[] = []
beforeAll(async () => {
  const chain = await startDevchain({ chainId: 31337 })
  stop.push(() => chain.stop())
  await deploySafeContracts(chain.rpcUrl)
  await createDemoAccount(chain.rpcUrl, { version: '1.4.1', name: 'Demo treasury' })
  rpcUrl = chain.rpcUrl
  folder = mkdtempSync(join(tmpdir(), 'countersign-cli-'))
})
afterAll(async () => {
  await Promise.all(stop.map((end) => end()))
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => runWith('', ...args)

/** @param secret the answer to a question for a text that is not shown */
async function runWith(secret: string, ...args: string[]) {
  let [written, complained] = ['', '']
  const code = await runCli(args, {
    write: (text) => void (written += text),
    complain: (text) => void (complained += text),
    readSecret: async () => secret,
  })
  return { code, written, complained }
}

const proposalOf = async (signers: readonly { privateKey: Hex }[] = []): Promise<SharedProposal> => ({
  kind: 'proposal',
  ...account,
  ...sender,
  transaction,
  signatures: await Promise.all(signers.map((owner) => signSafeHash(safeTxHash, [owner]))),
  note: '',
  account: null,
  names: [],
  tokens: [],
  messages: [],
})

function fileOf(item: SharedProposal | MessageProposal): string {
  const path = join(folder, `${crypto.randomUUID()}.countersign.json`)
  writeFileSync(path, printExchangeFile(item))
  return path
}

/** A node that answers as the real one does, except for calls of one selector. */
async function startLyingNode(selector: string, answer: object): Promise<string> {
  const Call = z.object({ id: z.number(), method: z.string(), params: z.array(z.unknown()) })
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(Buffer.from(part))
      const body = Buffer.concat(parts).toString('utf8')
      const { id, method, params } = Call.parse(JSON.parse(body))
      const isLie = method === 'eth_call' && JSON.stringify(params[0]).includes(selector)
      const headers = { 'content-type': 'application/json' }
      const text = isLie
        ? JSON.stringify({ jsonrpc: '2.0', id, ...answer })
        : await (await fetch(rpcUrl, { method: 'POST', headers, body })).text()
      response.setHeader('content-type', 'application/json').end(text)
    })()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return urlOf(server)
}
const TRANSACTION_HASH = '0xd8d11f78'

test('behavior: a proposal of a file and of a link has the hashes that its owners sign, compared with the account', async () => {
  const proposal = await proposalOf(demoOwners.slice(0, 1))
  const link = `https://wallet.example/import#${await buildShareFragment(proposal)}`
  for (const what of [fileOf(proposal), link]) {
    const { code, written } = await run('hash', rpcUrl, safe, what)
    for (const hash of [domainHash, messageHash, safeTxHash]) expect(written).toContain(hash)
    expect(written).toMatch(/verified +Hash by the contract/)
    expect(written).toContain('1 valid of 1, 2 needed')
    expect([code, written.split('\n').at(-2)]).toEqual([
      0,
      expect.stringMatching(
        /^Everything that was compared agrees\. Read above: 1 caution, \d+ checks could not run\.$/,
      ),
    ])
  }
})

test('behavior: the passphrase of a link is asked for or taken from the environment; as an argument it causes a warning', async () => {
  const link = `https://wallet.example/import#${await buildShareFragment(await proposalOf(), 'four random words')}`
  const plain = `https://wallet.example/import#${await buildShareFragment(await proposalOf())}`
  const opened = { code: 0, written: expect.stringContaining(safeTxHash), complained: '' }
  expect(await runWith('four random words', 'hash', rpcUrl, safe, link)).toEqual(opened)
  expect(await runWith('other words', 'hash', rpcUrl, safe, link)).toMatchObject({ code: 2, written: '' })
  vi.stubEnv('COUNTERSIGN_PASSPHRASE', 'four random words')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await run('hash', rpcUrl, safe, link)).toEqual(opened)
  expect(await run('hash', rpcUrl, safe, plain)).toEqual(opened)
  const visible = { ...opened, complained: expect.stringContaining('Other programs of this machine can read') }
  expect(await run('hash', rpcUrl, safe, link, '--passphrase', 'four random words')).toEqual(visible)
})

test('behavior: balances, the execution and its effects are checked by the node, and what a node cannot answer is not checked', async () => {
  const rich = buildTransaction({ to: transaction.to, value: 10n ** 30n, nonce: 5n })
  const signed = buildSafeTransaction({ ...account, transaction: rich })
  const signatures = await Promise.all(demoOwners.slice(0, 2).map((owner) => signSafeHash(signed.safeTxHash, [owner])))
  const { written } = await run(
    'hash',
    rpcUrl,
    safe,
    fileOf({ ...(await proposalOf()), transaction: rich, signatures }),
  )
  expect(written).toMatch(/caution +.*(?:balance|hold|has not enough)/i)
  expect(written).toMatch(/caution +Would fail now/)
  expect(written).toMatch(/caution +(?:The execution would fail|.*would fail)/)
  expect(written).toMatch(/not checked +/)
})

test('behavior: an executed transaction is found by its nonce, from the node alone', async () => {
  const { code, written } = await run('hash', rpcUrl, `dev1:${safe}`, '0', '--json')
  const Report = z.object({
    reports: z.array(
      z.object({ hash: z.string(), checks: z.array(z.looseObject({ id: z.string(), verdict: z.string() })) }),
    ),
  })
  const { reports } = Report.parse(JSON.parse(written))
  expect(reports[0]?.checks.find(({ id }) => id === 'contract-hash')?.verdict).toBe('verified')
  expect(code).toBe(0)
})

test('behavior: a message is hashed too', async () => {
  const content = 'We control this account'
  const proposal: MessageProposal = {
    kind: 'message',
    ...account,
    ...sender,
    message: { kind: 'text', content },
    signatures: [],
    origin: null,
    account: null,
    names: [],
    tokens: [],
  }
  const { code, written } = await run('hash', rpcUrl, safe, fileOf(proposal))
  expect(written).toContain(buildSafeMessage({ ...account, content }).safeMessageHash)
  expect(written).toMatch(/verified +Hash by the contract/)
  expect(written).toMatch(/verified +Plain text/)
  expect(code).toBe(0)
})

test('error: another hash on the screen of another machine is a danger', async () => {
  const { code, written } = await run(
    'hash',
    rpcUrl,
    safe,
    fileOf(await proposalOf()),
    '--expect',
    `0x${'a'.repeat(64)}`,
  )
  expect(written).toContain('Do not sign')
  expect(code).toBe(1)
})

test('error: an account whose code computes another hash is a danger, and one that does not answer is not compared', async () => {
  const file = fileOf(await proposalOf())
  const other = await startLyingNode(TRANSACTION_HASH, { result: `0x${'b'.repeat(64)}` })
  expect((await run('hash', other, safe, file)).code).toBe(1)
  const silent = await startLyingNode(TRANSACTION_HASH, { error: { code: -32000, message: 'no' } })
  const { code, written } = await run('hash', silent, safe, file)
  expect(written).toMatch(/not checked +Hash by the contract/)
  expect(code).toBe(3)
})

test('error: content for another account, an unknown chain and a nonce that was not executed compute nothing', async () => {
  const file = fileOf({ ...(await proposalOf()), safe: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  for (const [args, sentence] of [
    [[rpcUrl, safe, file], /The content is for 31337:0x7099/],
    [['nowhere', safe, file], /neither the URL of a node nor a public chain/],
    [[rpcUrl, safe, '9'], /has not executed a transaction with nonce 9/],
    [[rpcUrl, '0x12', '0'], /is no address of an account/],
    [['1', safe, '0', '--node', rpcUrl], /serves chain 31337, but chain 1 was named/],
    [[rpcUrl, safe], /takes 3 arguments, but 2 were given/],
  ] as const) {
    const { code, written, complained } = await run('hash', ...args)
    expect([code, written]).toEqual([2, ''])
    expect(complained).toMatch(sentence)
  }
})

test('behavior: the version, the help and an unknown command have their exit codes', async () => {
  expect(await run('--version')).toMatchObject({ code: 0, written: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  expect(await run('--help')).toMatchObject({ code: 0, written: expect.stringContaining('countersign hash') })
  expect(await run('hash', '--help')).toMatchObject({ code: 0, written: expect.stringContaining('--expect') })
  expect(await run('--port', '5000', '--help')).toMatchObject({ code: 0, written: expect.stringContaining('--data') })
  expect(await run('--config', 'x.json')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('serve --config'),
  })
  expect(await run('--prot', '5000')).toMatchObject({ code: 2, complained: expect.stringContaining('--prot') })
  expect(await run('hash', '--foo')).toMatchObject({
    code: 2,
    complained: expect.stringMatching(/^Unknown option '--foo'\.?\n\ncountersign hash/),
  })
  expect(await run('probe')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('takes 1 argument, but 0 were given'),
  })
  expect(await run('serve', '--config', 'none.json')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('There is no file none.json'),
  })
  const unreachable = await run('probe', 'http://127.0.0.1:9')
  expect([unreachable.code, unreachable.complained]).toEqual([2, expect.not.stringContaining('viem@')])
  expect(await run('hush')).toMatchObject({ code: 2, complained: expect.stringContaining('"hush"') })
})

test('behavior: a backup is restored with the commands of the operator, and each failure has its exit code', async () => {
  const [data, backup, restored] = ['data', 'backup', 'restored'].map((name) => join(folder, name))
  mkdirSync(`${data}`)
  writeFileSync(`${data}/journal.jsonl`, '')
  expect(await run('operate', 'backup', `${data}`, `${backup}`)).toMatchObject({ code: 0, complained: '' })
  expect(await run('verify-journal', `${backup}`, '--archive', folder)).toMatchObject({
    code: 0,
    written: expect.stringMatching(/^Unbroken: 0 records .* in 0 segments/),
  })
  const damaged = join(folder, 'damaged')
  mkdirSync(damaged)
  writeFileSync(join(damaged, 'backup.json'), '{"format":1,"segments":{}}')
  expect(await run('verify-journal', damaged)).toMatchObject({
    code: 1,
    written: expect.stringContaining('backup.json is damaged'),
  })
  expect(await run('operate', 'restore', `${backup}`, `${restored}`)).toMatchObject({
    code: 0,
    written: expect.stringMatching(/^Restored/),
  })
  expect(existsSync(`${restored}/journal.jsonl`)).toBe(true)
  expect(await run('operate', 'restore', `${backup}`, `${restored}`)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('is not empty'),
  })
  expect(await run('operate')).toMatchObject({
    code: 2,
    complained: expect.stringMatching(/^ADMIN_TOKEN=… countersign operate [^]+ {2}restore /),
  })
  expect(await run('operate', '--help')).toMatchObject({ code: 0, written: expect.stringContaining('ADMIN_TOKEN') })
})

test('behavior: a node is probed, and what it lacks is an exit code', async () => {
  const { code, written } = await run('probe', rpcUrl, '--json')
  expect(z.object({ chainId: z.string(), missing: z.array(z.string()) }).parse(JSON.parse(written)).chainId).toBe(
    '31337',
  )
  expect([0, 1]).toContain(code)
})

test('behavior: further nodes are compared at one block, the state is proven, and no key of a URL is printed', async () => {
  const honest = await startLyingNode('no call has this', {})
  const other = `${honest}/key-of-a-provider`
  const { code, written } = await run('hash', rpcUrl, safe, fileOf(await proposalOf()), '--node', other)
  expect(written).toContain(`nodes ${new URL(rpcUrl).host}, ${new URL(honest).host}`)
  expect(written).toMatch(/verified +Nodes agree/)
  expect(written).toMatch(/verified +Account proven against a block/)
  expect(written).not.toContain('key-of-a-provider')
  expect(code).toBe(0)
})

test('error: a node with another threshold is a danger, one that does not answer leaves its comparison open, one node proves nothing', async () => {
  const file = fileOf(await proposalOf())
  const liar = await startLyingNode('0xe75235b8', { result: `0x${'1'.padStart(64, '0')}` })
  const different = await run('hash', rpcUrl, safe, file, '--node', liar)
  expect(different.written).toMatch(/danger +Nodes disagree/)
  expect(different.code).toBe(1)
  const silent = await run('hash', rpcUrl, safe, file, '--node', 'http://127.0.0.1:9')
  expect(silent.written).toMatch(/not checked +Comparison with the node 127\.0\.0\.1:9/)
  expect(silent.code).toBe(3)
  const alone = await run('hash', rpcUrl, safe, file)
  expect(alone.written).toMatch(
    /not checked +Account proven against a block\n +A proof needs two nodes on different hosts/,
  )
  const otherName = rpcUrl.replace('127.0.0.1', 'localhost')
  const twice = await run('hash', rpcUrl, safe, file, '--node', otherName)
  expect(twice.written).toMatch(
    /not checked +Account proven against a block\n +A proof needs two nodes on different hosts/,
  )
  const wrong = await run('hash', rpcUrl, safe, file, '--node', 'node.example')
  expect(wrong.complained).toContain('--node is "node.example", but the URL of a node is expected.')
  expect(wrong.code).toBe(2)
})
