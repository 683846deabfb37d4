import { EXPORT_FIELDS } from '@countersign/ledger'
import { Boot, SafeApp } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import {
  demoOwners,
  deploySafe,
  devClient,
  executeSafeTransaction,
  fund,
  spareKeys,
  testTokenAbi,
} from '@countersign/devchain'
import type { Hex } from '@countersign/primitives'
import { lt } from 'drizzle-orm'
import fastify from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { LimitsConfig } from '../config/LimitsConfig.ts'
import { insertMany } from '../db/statements/insertMany.ts'
import { eventFloor, historyGroups, transfers } from '../db/schema/schema.ts'
import { type EventDraft, storeEvents } from '../events/storeEvents.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { buildProposal } from '../testing/buildProposal.ts'
import { readEvents } from '../testing/readEvents.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../testing/startFixture.ts'
import { sendStream } from './export/mountExport.ts'

const APPS = [
  { id: 1, url: 'https://swap.example', name: 'Swap', iconUrl: 'https://swap.example/icon.svg', featured: true },
  { id: 2, url: 'https://hidden.example/app', name: 'Hidden', listed: false },
  {
    id: 3,
    url: 'https://private.example',
    name: 'Private',
    accessControl: { type: 'DOMAIN_ALLOWLIST' as const, value: ['https://wallet.example'] },
    socialProfiles: [{ platform: 'GITHUB' as const, url: 'https://github.com/x' }],
  },
]

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture(undefined, { safeApps: APPS })
})
afterAll(() => fixture.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${fixture.url}${path}`, { headers })
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ApiError ? error.message : error),
  )

describe('conventions', () => {
  const list = () => `/v1/chains/${CHAIN_ID}/safes/${fixture.account.address}/multisig-transactions`
  const page = async (path: string, headers: Record<string, string> = {}, trustProxy = 0) => {
    const { context } = fixture
    const app = await createHttpServer({
      ...context,
      metrics: createMetrics(),
      config: { ...context.config, trustProxy },
    })
    onTestFinished(() => app.close())
    const answer = await app.inject({ url: path, headers: { host: 'wallet.example:8080', ...headers } })
    return answer.json<{ next: string | null; previous: string | null; results: unknown[] }>()
  }

  test('behavior: links are absolute, of the same route, with every other parameter preserved', async () => {
    const { next, previous } = await page(`${list()}?executed=true&cursor=limit%3D2%26offset%3D2`)
    const url = `http://wallet.example:8080${list()}?executed=true&cursor=`
    expect([next, previous]).toEqual([
      `${url}${encodeURIComponent('limit=2&offset=4')}`,
      `${url}${encodeURIComponent('limit=2&offset=0')}`,
    ])
    const last = await page(`${list()}?executed=true&cursor=limit%3D2%26offset%3D4`)
    expect(last).toMatchObject({ next: null, results: [expect.anything()] })
    expect((await page(`${list()}?cursor=limit%3D2%26offset%3D1`)).previous).toContain('offset%3D0')
  })

  test("behavior: scheme and host are those of the client's request, when a trusted proxy names them", async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'countersign.example' }
    const path = `${list()}?cursor=limit%3D1`
    expect((await page(path, forwarded, 1)).next).toMatch(/^https:\/\/countersign\.example\/v1\/chains\//)
    expect((await page(path, forwarded, 0)).next).toMatch(/^http:\/\/wallet\.example:8080\/v1\/chains\//)
  })

  test('behavior: a limit is reduced to 100, and raised to 1', async () => {
    expect((await page(`${list()}?cursor=limit%3D0`)).results).toHaveLength(1)
    expect((await page(`${list()}?cursor=limit%3D5000`)).next).toBeNull()
  })

  test('behavior: addresses are accepted in any case and returned with their checksum', async () => {
    const { account, api } = fixture
    for (const spelled of [account.address.toLowerCase(), `0x${account.address.slice(2).toUpperCase()}`]) {
      const answer = await get(`/v1/chains/${CHAIN_ID}/safes/${spelled}`)
      expect(await answer.json()).toMatchObject({ address: { value: account.address } })
    }
    const owner = demoOwners[0].address
    const byOwner = await api.getOwnerSafes({
      params: { chainId: CHAIN_ID, owner: `0x${owner.slice(2).toLowerCase()}` },
    })
    expect(byOwner.safes).toContain(account.address)
  })

  test('behavior: a GET may have a JSON content type without a body; HEAD is GET without its body', async () => {
    const path = `/v1/chains/${CHAIN_ID}`
    expect((await get(path, { 'content-type': 'application/json' })).status).toBe(200)
    const head = await fetch(`${fixture.url}${path}`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('behavior: an id of the usual length is found by the router', async () => {
    const id = `multisig_${fixture.account.address}_0x${'ab'.repeat(32)}${'f'.repeat(150)}`
    const answer = await get(`/v1/chains/${CHAIN_ID}/transactions/${id}`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'Invalid transaction ID' }])
  })

  test('behavior: amounts are decimal strings, nonces numbers, times epoch milliseconds, money plain decimals', async () => {
    const { account } = fixture
    const safe = `/v1/chains/${CHAIN_ID}/safes/${account.address}`
    const balances = await (await get(`${safe}/balances/usd`)).text()
    for (const [, text = ''] of balances.matchAll(/"(?:fiat\w+|balance)":"([^"]*)"/g))
      expect(text).toMatch(/^\d+(\.\d{1,20})?$/)
    expect(balances).toMatch(/"decimals":18/)
    const history = await (await get(`${safe}/transactions/history`)).text()
    for (const [, text] of history.matchAll(/"timestamp":(\d+)/g)) expect(text).toHaveLength(13)
    expect(history).toMatch(/"nonce":\d+,"confirmationsRequired":2,"confirmationsSubmitted":\d/)
    expect(history).toMatch(/"value":"\d+"/)
  })
})

describe('apps', () => {
  const names = async (query: Record<string, string>, list = fixture.api.getSafeApps) =>
    (await list({ params: { chainId: CHAIN_ID }, query })).map(({ name }) => name)

  test('behavior: listed apps have all fields for a client, in both versions of the route', async () => {
    const apps = await fixture.api.getSafeApps({ params: { chainId: CHAIN_ID } })
    expect(apps.map((app) => SafeApp.parse(app))).toEqual([
      {
        id: 1,
        url: 'https://swap.example',
        name: 'Swap',
        iconUrl: 'https://swap.example/icon.svg',
        description: '',
        chainIds: [CHAIN_ID],
        provider: null,
        accessControl: { type: 'NO_RESTRICTIONS', value: null },
        tags: [],
        features: [],
        developerWebsite: null,
        socialProfiles: [],
        featured: true,
      },
      expect.objectContaining({ id: 3, accessControl: APPS[2]?.accessControl }),
    ])
    expect(await names({}, fixture.api.getSafeAppsV2)).toEqual(['Swap', 'Private'])
  })

  test('behavior: apps are filtered by client, in both spellings, and by exact URL', async () => {
    expect(await names({ clientUrl: 'https://wallet.example/' })).toEqual(['Swap', 'Private'])
    expect(await names({ client_url: 'https://other.example' })).toEqual(['Swap'])
    expect(await names({ url: 'https://swap.example' })).toEqual(['Swap'])
    expect(await names({ url: 'https://swap.example/' })).toEqual([])
    expect(await names({ url: 'https://hidden.example/app' })).toEqual([])
  })

  test('error: a chain that is not configured is refused', async () => {
    expect(await refusal(fixture.api.getSafeApps({ params: { chainId: '5' } }))).toBe('404: Not Found')
  })

  test('behavior: a transaction has the app with exactly the URL of its origin, listed or not', async () => {
    const { devchain, api, params, account, contracts } = fixture
    const data = encodeFunctionData({
      abi: testTokenAbi,
      functionName: 'transfer',
      args: [spareKeys[0].address, 1_000_000n],
    })
    const infoOf = async (nonce: bigint, origin: string | null) => {
      const call = { to: contracts.testUsd, data, nonce }
      const body = await buildProposal(devchain.rpcUrl, account.address, call, [demoOwners[0]])
      const { safeAppInfo, txInfo } = await api.proposeTransaction({ params, body: { ...body, origin } })
      return { safeAppInfo, words: txInfo.humanDescription }
    }
    const plain = await infoOf(5n, null)
    expect(plain).toEqual({ safeAppInfo: null, words: expect.stringContaining('Send 1 TUSD to ') })
    expect(await infoOf(6n, '{"url":"https://hidden.example/app","name":"called otherwise"}')).toEqual({
      safeAppInfo: { name: 'Hidden', url: 'https://hidden.example/app', logoUri: null },
      words: `${plain.words} via Hidden`,
    })
    expect(await infoOf(7n, '{"url":"https://hidden.example"}')).toEqual(plain)
    const queue = await api.getQueue({ params })
    const apps = queue.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.safeAppInfo] : []))
    expect(apps.map((app) => app?.name ?? null)).toEqual([null, 'Hidden', null])
  })
})

describe('assets beyond balances', () => {
  test('behavior: there are no positions, and an unknown account is not found', async () => {
    expect(await fixture.api.getPositions({ params: { ...fixture.params, fiatCode: 'usd' } })).toEqual([])
    const stranger = { chainId: CHAIN_ID, safe: spareKeys[3].address, fiatCode: 'usd' }
    expect(await refusal(fixture.api.getPositions({ params: stranger }))).toBe('404: An error occurred')
  })

  test('behavior: a portfolio is the sum of the balances of every chain', async () => {
    const { api, params, account } = fixture
    const balances = await api.getBalances({ params: { ...params, fiatCode: 'usd' }, query: { trusted: true } })
    const portfolio = await api.getPortfolio({ params: { address: account.address }, query: { fiatCode: 'USD' } })
    expect(portfolio).toMatchObject({
      totalBalanceFiat: balances.fiatTotal,
      totalTokenBalanceFiat: balances.fiatTotal,
      totalPositionsBalanceFiat: '0',
      positionBalances: [],
    })
    expect(portfolio.tokenBalances.map(({ tokenInfo, balance, price }) => [tokenInfo.symbol, balance, price])).toEqual(
      balances.items.map(({ tokenInfo, balance, fiatConversion }) => [tokenInfo.symbol, balance, fiatConversion]),
    )
    expect(portfolio.tokenBalances[0]?.tokenInfo).toMatchObject({ chainId: CHAIN_ID, trusted: true })
    expect(await refusal(api.getPortfolio({ params: { address: account.address }, query: { chainIds: '5' } }))).toBe(
      '404: Not Found',
    )
    const stranger = await api.getPortfolio({ params: { address: spareKeys[3].address } })
    expect(stranger).toMatchObject({ totalBalanceFiat: '0', tokenBalances: [] })
  })

  test('behavior: gas prices are in Gwei and in order', async () => {
    const { status, result } = await fixture.api.getGasPrice({ params: { chainId: CHAIN_ID } })
    expect(status).toBe('1')
    const { SafeGasPrice: slow, ProposeGasPrice: usual, FastGasPrice: quick, suggestBaseFee: base } = result
    for (const price of [slow, usual, quick, base]) expect(price).toMatch(/^\d+(\.\d{1,9})?$/)
    expect([base, slow, usual, quick].map(Number)).toEqual(
      [base, slow, usual, quick].map(Number).toSorted((a, b) => a - b),
    )
    expect(Number(result.LastBlock)).toBeGreaterThan(0)
  })
})

describe('confirmation view', () => {
  test('behavior: the confirmation view is the decoder in the older form; data that cannot be decoded has no method', async () => {
    const { api, params, contracts, account } = fixture
    const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [account.address, 7n] })
    const view = await api.getConfirmationView({ params, body: { to: contracts.testUsd, data, operation: 0 } })
    const decoded = await api.decodeData({ params: { chainId: CHAIN_ID }, body: { data, to: contracts.testUsd } })
    expect(view).toEqual({ type: 'GENERIC', method: 'transfer', parameters: decoded.parameters })
    expect(await api.getConfirmationView({ params, body: { data: '0x12345678' } })).toEqual({
      type: 'GENERIC',
      method: '',
      parameters: null,
    })
  })
})

describe('export', () => {
  const Row = z.record(z.string(), z.unknown())
  const path = (query: string) => `/v1/chains/${CHAIN_ID}/safes/${fixture.account.address}/export?${query}`
  const rowsOf = async (query: string) => {
    const answer = await get(path(`format=json${query}`))
    expect(answer.status).toBe(200)
    return z.parse(z.object({ rows: z.array(Row) }), await answer.json()).rows
  }

  test('behavior: every line of the history and every transfer is exported, oldest first, exact', async () => {
    const { api, params, account } = fixture
    const rows = await rowsOf('')
    expect(rows[0]).toMatchObject({ type: 'CREATION', transactionHash: expect.stringMatching(/^0x/) })
    const dates = rows.map(({ date }) => String(date))
    expect(dates).toEqual(dates.toSorted())
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual([...EXPORT_FIELDS].toSorted())
    const executed = await api.getMultisigTransactions({ params, query: { executed: true } })
    expect(rows.filter(({ type }) => type === 'MULTISIG').map(({ nonce }) => nonce)).toEqual(
      executed.results
        .map(({ transaction: { executionInfo } }) => (executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : null))
        .toReversed(),
    )
    for (const row of rows.filter(({ type }) => type === 'MULTISIG')) {
      const details = await api.getTransaction({ params: { chainId: CHAIN_ID, id: String(row['safeTxHash']) } })
      const info = details.detailedExecutionInfo
      expect(row).toMatchObject({
        transactionHash: details.txHash,
        status: details.txStatus,
        date: new Date(details.executedAt ?? 0).toISOString(),
        fee: info?.type === 'MULTISIG' ? info.fee.toString() : null,
      })
    }
    // Incoming minus outgoing amounts equal the balances.
    const balances = await api.getBalances({ params: { ...params, fiatCode: 'usd' } })
    for (const { tokenInfo, balance } of balances.items) {
      const own = rows.filter(({ tokenSymbol }) => tokenSymbol === tokenInfo.symbol)
      const sum = own.reduce(
        (total, row) => total + BigInt(String(row['value'])) * (row['direction'] === 'INCOMING' ? 1n : -1n),
        0n,
      )
      expect([tokenInfo.symbol, sum]).toEqual([tokenInfo.symbol, balance])
      expect(own[0]).toMatchObject({ tokenDecimals: tokenInfo.decimals })
    }
    expect(rows.find(({ direction }) => direction === 'INCOMING')?.['counterparty']).not.toBe(account.address)
  })

  test('behavior: a range includes its first and last day', async () => {
    const all = await rowsOf('')
    const day = String(all[3]?.['date']).slice(0, 10)
    const within = all.filter(({ date }) => String(date).startsWith(day))
    expect(await rowsOf(`&from=${day}&to=${day}`)).toEqual(within)
    const from = String(all[4]?.['date'])
    expect(await rowsOf(`&from=${from}`)).toEqual(all.filter(({ date }) => String(date) >= from))
    expect(await rowsOf('&from=2009-01-01&to=2009-12-31')).toEqual([])
  })

  test('behavior: the CSV file has the same rows, with a file name, for spreadsheets', async () => {
    const answer = await get(path('format=csv&from=2020-01-01'), { origin: 'https://else.example' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="countersign-dev1-${fixture.account.address}-2020-01-01.csv"`,
    )
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Buffer.from(bytes).toString('hex', 0, 3)).toBe('efbbbf')
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
    expect(lines[0]).toBe(EXPORT_FIELDS.join(','))
    expect(lines).toHaveLength((await rowsOf('&from=2020-01-01')).length + 1)
    const unmarked = await (await get(path('bom=false'))).text()
    expect(unmarked.startsWith('type,date,')).toBe(true)
  })

  test('error: invalid formats and days, ranges that end before they begin, and unknown accounts are refused', async () => {
    const refused = async (query: string) => {
      const answer = await get(path(query))
      const { message } = z.parse(z.object({ message: z.string() }), await answer.json())
      return [answer.status, message]
    }
    expect(await refused('format=xls')).toEqual([422, 'Expected csv or json'])
    expect(await refused('from=yesterday')).toEqual([422, 'Invalid date'])
    expect(await refused('from=2026-02-02&to=2026-02-01')).toEqual([422, 'Invalid date'])
    const stranger = await get(`/v1/chains/${CHAIN_ID}/safes/${spareKeys[3].address}/export`)
    expect(stranger.status).toBe(404)
  })

  test('behavior: hundreds of transactions, and one with more transfers than a page, appear once and in order', async () => {
    const { context, account } = fixture
    const at = Date.parse('2001-01-01T00:00:00Z')
    const hashOf = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`
    const movement = (number: number, logIndex: number) => ({
      chainId: CHAIN_ID,
      safe: account.address,
      id: `e${hashOf(number).slice(2)}${logIndex}`,
      transactionHash: hashOf(number),
      blockNumber: 1,
      logIndex,
      executedAt: at + number * 1000,
      kind: 'NATIVE' as const,
      from: spareKeys[0].address,
      to: account.address,
      value: BigInt(number * 10_000 + logIndex),
      direction: 'INCOMING' as const,
      counterparty: spareKeys[0].address,
      similarity: '',
    })
    const many = 60
    const rows = Array.from({ length: 120 }, (_, number) =>
      Array.from({ length: number === many ? 600 : 1 }, (_, logIndex) => movement(number, logIndex)),
    ).flat()
    const groups = Array.from({ length: 120 }, (_, number) => ({
      chainId: CHAIN_ID,
      safe: account.address,
      transactionHash: hashOf(number),
      blockNumber: 1,
      blockTime: at + number * 1000,
    }))
    const { drizzle } = context.db
    await insertMany(transfers, rows, (part) => drizzle.insert(transfers).select(part))
    await insertMany(historyGroups, groups, (part) => drizzle.insert(historyGroups).select(part))
    onTestFinished(async () => {
      await drizzle.delete(transfers).where(lt(transfers.executedAt, at + 1_000_000))
      await drizzle.delete(historyGroups).where(lt(historyGroups.blockTime, at + 1_000_000))
    })
    const exported = await rowsOf('&to=2001-01-02')
    expect(exported.map(({ value }) => String(value))).toEqual(rows.map(({ value }) => value.toString()))
    const part = await rowsOf('&from=2001-01-01T00:00:50Z&to=2001-01-01T00:01:09Z')
    expect(new Set(part.map(({ transactionHash }) => transactionHash)).size).toBe(20)
    expect(part).toHaveLength(600 + 19)
  })

  test('behavior: a client that stops reading pauses the export, and a client that disconnects ends it', async () => {
    let made = 0
    let ended = false
    async function* endless() {
      try {
        for (;;) {
          made += 1
          yield 'x'.repeat(64 * 1024)
        }
      } finally {
        ended = true
      }
    }
    const app = fastify()
    onTestFinished(() => app.close())
    app.get('/', (_request, reply) => sendStream(reply, endless()))
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(socket, 'readable')
    let before = -1
    await vi.waitFor(
      () => {
        const isStill = before === made
        before = made
        expect(isStill).toBe(true)
      },
      { interval: 300, timeout: 20_000 },
    )
    // The buffers of both sockets, in parts of 64 kB.
    expect(made).toBeLessThan(400)
    socket.destroy()
    await vi.waitFor(() => expect(ended).toBe(true), { timeout: 20_000 })
  })

  test('behavior: a cell that looks like a formula is exported as text', async () => {
    const { devchain, runtime } = fixture
    const { address } = await deploySafe(devchain.rpcUrl, {
      owners: [demoOwners[0].address],
      threshold: 1,
      version: '1.4.1',
      saltNonce: 901n,
    })
    await fund(devchain.rpcUrl, address, { native: 1000n })
    await runtime.indexer.sync()
    const params = { chainId: CHAIN_ID, safe: address }
    const body = await buildProposal(devchain.rpcUrl, address, { to: spareKeys[0].address, value: 1n }, [demoOwners[0]])
    await fixture.api.proposeTransaction({ params, body: { ...body, origin: '{"note":"=1+1,\\"x\\""}' } })
    await executeSafeTransaction(devchain.rpcUrl, {
      safe: address,
      signers: [demoOwners[0]],
      to: spareKeys[0].address,
      value: 1n,
    })
    await runtime.indexer.sync()
    const csv = await (await get(`/v1/chains/${CHAIN_ID}/safes/${address}/export`)).text()
    expect(csv).toContain(`,"'=1+1,""x"""\r\n`)
  })
})

describe('for operators', () => {
  test('behavior: metrics count requests by route, the index and the journal, and never name an account', async () => {
    await fixture.api.getSafe({ params: fixture.params })
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(
      /countersign_http_requests_total\{method="GET",route="\/v1\/chains\/:chainId\/safes\/:safe",status="200"\} \d+/,
    )
    expect(text).toMatch(/countersign_http_request_duration_seconds_bucket\{le="0.05",method="GET",route="/)
    const { blockNumber } = fixture.runtime.indexer.status()
    expect(text).toContain(`countersign_indexer_block{chain_id="${CHAIN_ID}"} ${blockNumber}`)
    expect(text).toContain(`countersign_indexer_lag_blocks{chain_id="${CHAIN_ID}"} 0`)
    expect(text).toContain(`countersign_chain_reached{chain_id="${CHAIN_ID}"} 1`)
    expect(text).toMatch(/countersign_rpc_requests_total\{chain_id="31337"\} [1-9]/)
    expect(text).toMatch(/countersign_journal_append_seconds_count [1-9]/)
    expect(text).toMatch(/countersign_database_connections\{state="idle"\} \d/)
    expect(text).toContain('process_resident_memory_bytes')
    expect(text.toLowerCase()).not.toContain(fixture.account.address.slice(2, 12).toLowerCase())
  })

  test('behavior: reorgs are counted', async () => {
    const client = devClient(fixture.devchain.rpcUrl)
    const snapshot = await client.request({ method: 'evm_snapshot' } as never)
    await fund(fixture.devchain.rpcUrl, fixture.account.address, { native: 1n })
    await fixture.runtime.indexer.sync()
    await client.request({ method: 'evm_revert', params: [snapshot] } as never)
    await fund(fixture.devchain.rpcUrl, fixture.account.address, { native: 2n })
    await fixture.runtime.indexer.sync()
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(/countersign_reorgs_total\{chain_id="31337"\} [1-9]/)
  })

  test('error: metrics can be read on this machine, or with the token', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(403)
    const { context } = fixture
    const metricsToken = 'a token of some length'.replaceAll(' ', '-')
    const app = await createHttpServer({
      ...context,
      metrics: createMetrics(),
      config: { ...context.config, metricsToken },
    })
    onTestFinished(() => app.close())
    const status = async (authorization?: string) =>
      (await app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })).statusCode
    expect(await status()).toBe(401)
    expect(await status('Bearer wrong')).toBe(401)
    expect(await status(`Bearer ${metricsToken}`)).toBe(200)
  })
})

describe('event streams', () => {
  /** A hundred of them are more than the buffers of both sockets contain. */
  const BIG = `0x${'00'.repeat(100_000)}`
  const name = () => `${CHAIN_ID}:${fixture.account.address}`
  /** A second server on the same service, with other limits. */
  async function serve(limits: z.input<typeof LimitsConfig>) {
    const { context } = fixture
    const app = await createHttpServer({
      ...context,
      metrics: createMetrics(),
      config: { ...context.config, limits: LimitsConfig.parse(limits) },
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => app.close())
    return { app, url, port: Number(new URL(url).port) }
  }
  const news = (count: number, to = '0x'): EventDraft[] =>
    Array.from({ length: count }, (_, number) => ({
      chainId: CHAIN_ID,
      address: fixture.account.address,
      type: 'SAFE_UPDATED',
      at: Date.now(),
      details: { number, to },
    }))
  const store = async (drafts: EventDraft[]) => {
    const { db, bus } = fixture.context
    const published = await db.transaction((tx) => storeEvents(tx, drafts, Date.now()))
    if (db.kind === 'pglite') bus.publish(published)
    return published.map(({ id }) => id)
  }

  test('behavior: thousands of missed events arrive in order, each once', async () => {
    const [first = 0, ...rest] = await store(news(1700))
    const reader = await readEvents(`${fixture.url}/v1/events?safes=${name()}`, { 'last-event-id': String(first) })
    onTestFinished(() => reader.close())
    const [last = 0] = await store(news(1))
    await vi.waitFor(() => expect(reader.received.at(-1)?.id).toBe(String(last)), { timeout: 20_000 })
    expect(reader.received.map(({ id }) => Number(id))).toEqual([...rest, last])
  })

  test('behavior: a stream that begins after the newest event of the first answers misses nothing', async () => {
    await store(news(2))
    const boot = Boot.parse((await fixture.app.inject('/boot.json')).json())
    const between = await store(news(3))
    const reader = await readEvents(`${fixture.url}/v1/events?safes=${name()}&lastEventId=${boot.newestEvent}`)
    onTestFinished(() => reader.close())
    const [last = 0] = await store(news(1))
    await vi.waitFor(() => expect(reader.received.at(-1)?.id).toBe(String(last)), { timeout: 15_000 })
    expect(reader.received.map(({ id }) => Number(id))).toEqual([...between, last])
  })

  test('behavior: a client that resumes from deleted events is told to reload everything', async () => {
    const { db } = fixture.context
    const [row] = await db.drizzle.select().from(eventFloor)
    const reader = await readEvents(`${fixture.url}/v1/events?safes=${name()}`, {
      'last-event-id': String((row?.floor ?? 1) - 1),
    })
    onTestFinished(() => reader.close())
    const { event, id } = await reader.until(({ type }) => type === 'SAFE_UPDATED')
    expect({ ...event, id }).toMatchObject({ id: '', chainId: CHAIN_ID, address: fixture.account.address })
    const [next] = await store(news(1))
    await vi.waitFor(() => expect(reader.received.at(-1)?.id).toBe(String(next)), { timeout: 15_000 })
  })

  test(
    'behavior: a burst beyond the buffer is read from the database; a client that does not read is disconnected',
    { timeout: 180_000 },
    async () => {
      const { url, port } = await serve({ streamBufferBytes: 16 * 1024, heartbeatMs: 100, idleMs: 3000 })
      const lazy = connect(port, '127.0.0.1')
      lazy.on('error', () => undefined)
      const closed = once(lazy, 'close')
      lazy.write(`GET /v1/events?safes=${name()} HTTP/1.1\r\nhost: x\r\n\r\n`)
      await once(lazy, 'readable')
      const reader = await readEvents(`${url}/v1/events?safes=${name()}`)
      onTestFinished(() => reader.close())
      const sent: number[] = []
      for (let round = 0; round < 10; round++) sent.push(...(await store(news(10, BIG))))
      await vi.waitFor(() => expect(reader.received.at(-1)?.id).toBe(String(sent.at(-1))), { timeout: 60_000 })
      expect(reader.received.map(({ id }) => Number(id))).toEqual(sent)
      const text = async () => (await fetch(`${url}/metrics`)).text()
      await vi.waitFor(
        async () => expect(await text()).toContain('countersign_event_streams_closed_total{reason="slow"} 1'),
        { timeout: 60_000 },
      )
      lazy.resume()
      await closed
    },
  )

  test('behavior: a client that does not read counts as slow also when the time limit of its connection ends it first', async () => {
    const { url, port } = await serve({ streamBufferBytes: 16 * 1024, heartbeatMs: 60_000, idleMs: 3000 })
    const lazy = connect(port, '127.0.0.1')
    lazy.on('error', () => undefined)
    lazy.write(`GET /v1/events?safes=${name()} HTTP/1.1\r\nhost: x\r\n\r\n`)
    await once(lazy, 'readable')
    onTestFinished(() => void lazy.destroy())
    for (let round = 0; round < 10; round++) await store(news(10, BIG))
    await vi.waitFor(
      async () =>
        expect(await (await fetch(`${url}/metrics`)).text()).toContain(
          'countersign_event_streams_closed_total{reason="slow"} 1',
        ),
      { timeout: 30_000 },
    )
  })

  test('error: more streams than the limit per address are refused', async () => {
    const { url } = await serve({ streamsPerAddress: 2 })
    const open = () => readEvents(`${url}/v1/events?safes=${name()}`)
    const [first, second] = [await open(), await open()]
    await expect(open()).rejects.toThrow(/429 .*2 event streams are open/)
    first.close()
    await vi.waitFor(async () => (await open()).close(), { timeout: 15_000 })
    second.close()
  })

  test('error: HEAD of a stream is refused', async () => {
    for (const path of [`/v1/events?safes=${name()}`, `/v1/chains/${CHAIN_ID}/safes/${fixture.account.address}/export`])
      expect((await fetch(`${fixture.url}${path}`, { method: 'HEAD' })).status).toBe(404)
  })

  test('behavior: events during the end of streams cause no errors', async () => {
    const { app, url } = await serve({})
    const reader = await readEvents(`${url}/v1/events?safes=${name()}`)
    const closing = app.close()
    await store(news(3))
    await closing
    reader.close()
  })

  test('behavior: streams end with a retry delay as soon as the server closes', async () => {
    const { app, port } = await serve({})
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8').on('data', (part: string) => (heard += part))
    const closed = once(socket, 'close')
    socket.write(`GET /v1/events?safes=${name()} HTTP/1.1\r\nhost: x\r\n\r\n`)
    await vi.waitFor(() => expect(heard).toContain(':ok'), { timeout: 15_000 })
    const from = performance.now()
    await app.close()
    await closed
    expect(heard).toMatch(/retry: \d{3,4}\n\n/)
    expect(performance.now() - from).toBeLessThan(5000)
  })
})
