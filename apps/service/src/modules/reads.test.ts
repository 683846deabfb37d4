import { Boot, type HistoryItem, type Page, type Transaction } from '@countersign/api'
import { findSafeDeployment } from '@countersign/chains'
import {
  demoOwners,
  deploySafe,
  fund,
  proposeDemoQueue,
  sendTransaction,
  devClient,
  spareKeys,
  testTokenAbi,
} from '@countersign/devchain'
import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createPublicClient, encodeFunctionData, http, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createChainReader } from '../chain/reader/createChainReader.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../testing/startFixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
  const { url: serviceUrl, devchain, account } = fixture
  await proposeDemoQueue({ serviceUrl, rpcUrl: devchain.rpcUrl, chainId: devchain.chainId, account: account.address })
})
afterAll(() => fixture.stop())

const owners = demoOwners.map(({ address }) => address)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )
/** One word per row, so that whole lists can be compared. */
const show = (item: HistoryItem) => (item.type === 'DATE_LABEL' ? 'day' : describeRow(item.transaction))
const describeRow = ({ txInfo, txStatus, executionInfo }: Transaction) => {
  const what = txInfo.type === 'Transfer' ? `${txInfo.direction} ${txInfo.transferInfo.type}` : txInfo.type
  return [executionInfo?.type ?? 'plain', what, ...(txStatus === 'SUCCESS' ? [] : [txStatus])].join(' ')
}

describe('chains and about', () => {
  test('behavior: the chain is listed with its contracts, in both versions of the route', async () => {
    const { api } = fixture
    const chains = await api.getChains({ query: { cursor: 'limit=50&offset=0' } })
    expect(chains).toMatchObject({ count: 1, next: null, previous: null })
    const chain = await api.getChain({ params: { chainId: CHAIN_ID } })
    expect(chains.results).toEqual([chain])
    expect(chain).toMatchObject({
      shortName: 'dev1',
      contractAddresses: {
        safeSingletonAddress: findSafeDeployment('1.4.1', 'SafeL2')?.address,
        multiSendCallOnlyAddress: findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address,
      },
      recommendedMasterCopyVersion: '1.4.1',
    })
    const query = { serviceKey: 'WALLET_WEB' }
    expect(await api.getChainV2({ params: { chainId: CHAIN_ID }, query })).toEqual(chain)
    expect((await api.getChainsV2({ query })).results).toEqual([chain])
  })

  test('behavior: without an explorer every template of the chain is a URL, and that of the API answers', async () => {
    const { blockExplorerUriTemplate } = await fixture.api.getChain({ params: { chainId: CHAIN_ID } })
    const filled = Object.entries(blockExplorerUriTemplate).map(([kind, template]) => {
      const url = template.replace('{{module}}', 'contract').replace('{{action}}', 'getabi').replace('{{apiKey}}', '')
      return [kind, new URL(url.replaceAll(/\{\{(address|txHash)\}\}/g, fixture.account.address)).href] as const
    })
    const page = `${fixture.url}/explorer/dev1`
    const { address, txHash, api } = Object.fromEntries(filled)
    expect({ address, txHash }).toEqual({
      address: `${page}/address/${fixture.account.address}`,
      txHash: `${page}/tx/${fixture.account.address}`,
    })
    expect(await (await fetch(api ?? '')).json()).toMatchObject({
      status: '0',
      result: 'Contract source code not verified',
    })
  })

  test('behavior: singletons, indexing status, health', async () => {
    const { api } = fixture
    const copies = await api.getMasterCopies({ params: { chainId: CHAIN_ID } })
    expect(copies).toContainEqual({ address: findSafeDeployment('1.3.0', 'SafeL2')?.address, version: '1.3.0+L2' })
    const status = await api.getIndexingStatus({ params: { chainId: CHAIN_ID } })
    expect(status.synced).toBe(true)
    expect(status.lastSync).toBe(Date.parse(status.erc20BlockTimestamp))
    expect(await api.getReady()).toEqual({ status: 'OK' })
    expect(await api.getBackbone({ params: { chainId: CHAIN_ID } })).toMatchObject({ api_version: 'v1', secure: false })
    expect(await api.getChainAbout({ params: { chainId: CHAIN_ID } })).toMatchObject({
      transactionServiceBaseUri: `${fixture.url}/tx-service/${CHAIN_ID}`,
    })
  })

  test('behavior: known contracts have their trust, unknown ones are not found', async () => {
    const { api, contracts } = fixture
    const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? '0x'
    expect(await api.getContract({ params: { chainId: CHAIN_ID, address: multiSend } })).toMatchObject({
      displayName: 'MultiSendCallOnly 1.4.1',
      trustedForDelegateCall: true,
    })
    expect(await api.getContract({ params: { chainId: CHAIN_ID, address: contracts.testUsd } })).toMatchObject({
      name: 'TUSD',
      displayName: 'Test USD',
      trustedForDelegateCall: false,
    })
    const unknown = api.getContract({ params: { chainId: CHAIN_ID, address: contracts.revertingTarget } })
    expect(await refusal(unknown)).toMatchObject({ statusCode: 404, message: '404: An error occurred' })
  })
})

describe('safe', () => {
  test('behavior: the state equals that of the chain, for an address in any case', async () => {
    const { api, account, contracts } = fixture
    const safe = await api.getSafe({
      params: { chainId: CHAIN_ID, safe: `0x${account.address.slice(2).toLowerCase()}` },
    })
    expect(safe).toMatchObject({
      address: { value: account.address },
      chainId: CHAIN_ID,
      nonce: 5,
      threshold: 2,
      version: '1.4.1+L2',
      implementation: { name: 'SafeL2 1.4.1' },
      implementationVersionState: 'UP_TO_DATE',
      fallbackHandler: { name: 'CompatibilityFallbackHandler 1.4.1' },
      guard: null,
      moduleGuard: null,
    })
    expect(safe.owners.map((owner) => owner.value)).toEqual(owners)
    expect(safe.modules?.map((module) => module.value)).toEqual([contracts.demoModule])
    for (const tag of [safe.txQueuedTag, safe.txHistoryTag, safe.collectiblesTag]) expect(tag).toMatch(/^\d{10}$/)
  })

  test('behavior: an account without earlier requests is found on the chain', async () => {
    const { api, devchain, runtime } = fixture
    const { address } = await deploySafe(devchain.rpcUrl, {
      owners: owners.slice(0, 1),
      threshold: 1,
      version: '1.3.0',
      l2: false,
      saltNonce: 77n,
    })
    const safe = await api.getSafe({ params: { chainId: CHAIN_ID, safe: address } })
    expect(safe).toMatchObject({ version: '1.3.0', implementationVersionState: 'OUTDATED', nonce: 0, threshold: 1 })
    await runtime.indexer.sync()
    expect(await api.getOwnerSafes({ params: { chainId: CHAIN_ID, owner: owners[0] ?? '0x' } })).toEqual({
      safes: expect.arrayContaining([address, fixture.account.address]),
    })
  })

  test('error: an address without a Safe and a chain that is not configured are refused', async () => {
    const { api, contracts } = fixture
    const none = await refusal(api.getSafe({ params: { chainId: CHAIN_ID, safe: contracts.testUsd } }))
    expect(none).toMatchObject({ code: 404, message: '404: An error occurred' })
    const elsewhere = await refusal(api.getSafe({ params: { chainId: '5', safe: fixture.account.address } }))
    expect(elsewhere).toMatchObject({ code: 404, message: '404: Not Found' })
  })

  test('behavior: nonces count the whole queue, including gaps', async () => {
    expect(await fixture.api.getNonces({ params: fixture.params })).toEqual({ currentNonce: 5, recommendedNonce: 9 })
  })

  test('behavior: addresses that own nothing get empty lists, and every version of the route agrees', async () => {
    const { api } = fixture
    const stranger = spareKeys[4].address
    expect(await api.getOwnerSafes({ params: { chainId: CHAIN_ID, owner: stranger } })).toEqual({ safes: [] })
    expect(await api.getOwnerSafesByChain({ params: { owner: stranger } })).toEqual({ [CHAIN_ID]: [] })
    const owner = owners[1] ?? '0x'
    const expected = { [CHAIN_ID]: [fixture.account.address] }
    expect(await api.getOwnerSafesByChain({ params: { owner } })).toEqual(expected)
    expect(await api.getOwnerSafesByChainV1({ params: { owner } })).toEqual(expected)
    expect(await api.getOwnerSafesByChainV2({ params: { owner } })).toEqual(expected)
  })

  test('behavior: overviews are listed, with a reason where an account cannot be read', async () => {
    const { api, account, contracts } = fixture
    const safes = `${CHAIN_ID}:${account.address},${CHAIN_ID}:${contracts.testUsd},5:${account.address}`
    const [known, notSafe, elsewhere] = await api.getSafeOverviews({
      query: { safes, wallet_address: owners[0] ?? null, trusted: true },
    })
    expect(known).toMatchObject({
      address: { value: account.address },
      threshold: 2,
      queued: 4,
      awaitingConfirmation: 1,
    })
    expect(Number(known?.fiatTotal)).toBeGreaterThan(1000)
    expect(known?.lastActivity).toBeGreaterThan(Date.now() - 3_600_000)
    expect(known).not.toHaveProperty('error')
    expect(notSafe?.error).toMatch(/There is no Safe at/)
    expect(elsewhere?.error).toMatch(/Chain 5 is not configured/)
    const [anonymous] = await api.getSafeOverviewsV2({ query: { safes: `${CHAIN_ID}:${account.address}` } })
    expect(anonymous?.awaitingConfirmation).toBeNull()
  })

  test('behavior: the creation of the account is read', async () => {
    const creation = await fixture.api.getCreation({ params: fixture.params })
    expect(creation).toMatchObject({
      creator: owners[0],
      factoryAddress: findSafeDeployment('1.4.1', 'SafeProxyFactory')?.address,
      masterCopy: findSafeDeployment('1.4.1', 'SafeL2')?.address,
      saltNonce: '7',
      dataDecoded: { method: 'setup' },
    })
    expect(new Date(creation.created).toISOString()).toBe(creation.created)
  })
})

describe('balances', () => {
  test('behavior: native coin and tokens are sorted by value, and the total is their sum', async () => {
    const { api, params } = fixture
    const { items, fiatTotal } = await api.getBalances({ params: { ...params, fiatCode: 'usd' } })
    expect(items.map((item) => item.tokenInfo.symbol).toSorted()).toEqual(['ETH', 'TDAI', 'TUSD'])
    const values = items.map((item) => Number(item.fiatBalance))
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(Number(fiatTotal), 6)
    const native = items.find((item) => item.tokenInfo.type === 'NATIVE_TOKEN')
    expect(native?.balance).toBe(
      parseEther('12.5') + parseEther('1.5') - parseEther('0.75') - parseEther('0.2') - parseEther('0.05'),
    )
    expect(Number(native?.fiatConversion)).toBeGreaterThan(0)
  })

  test('behavior: another currency is accepted in any case; one without prices on any chain has zeros that say so', async () => {
    const { api, params } = fixture
    const codes = await api.getFiatCodes()
    expect(codes[0]).toBe('USD')
    expect(codes).toContain('EUR')
    const [usd, eur] = await Promise.all(
      ['USD', 'eur'].map((fiatCode) => api.getBalances({ params: { ...params, fiatCode } })),
    )
    expect(Number(eur?.fiatTotal)).toBeGreaterThan(0)
    expect(eur?.fiatTotal).not.toBe(usd?.fiatTotal)
    expect(usd?.unpriced).toBeUndefined()
    const aud = await api.getBalances({ params: { ...params, fiatCode: 'aud' } })
    expect(aud).toMatchObject({ fiatTotal: '0', unpriced: true })
    expect(aud.items.map(({ balance }) => balance).toSorted()).toEqual(
      usd?.items.map(({ balance }) => balance).toSorted(),
    )
    expect(new Set(aud.items.flatMap((item) => [item.fiatBalance, item.fiatConversion]))).toEqual(new Set(['0']))
    const portfolio = await api.getPortfolio({ params: { address: params.safe }, query: { fiatCode: 'AUD' } })
    expect(portfolio.totalBalanceFiat).toBe('0')
    expect(portfolio.tokenBalances.map(({ balanceFiat, price }) => balanceFiat ?? price)).toEqual(
      aud.items.map(() => undefined),
    )
    const query = { currency: 'aud', safes: `${CHAIN_ID}:${params.safe}` }
    expect(await api.getSafeOverviews({ query })).toMatchObject([{ fiatTotal: '0', unpriced: true }])
  })

  test('behavior: a chain without prices marks its zeros as unknown', async () => {
    const { app, params, context, runtime } = fixture
    const reader = createChainReader({ ...runtime.config, prices: null }, runtime.client)
    const unpriced = { ...context, metrics: createMetrics(), chains: new Map([[CHAIN_ID, { ...runtime, reader }]]) }
    const service = await createHttpServer(unpriced)
    const path = `/v1/chains/${CHAIN_ID}/safes/${params.safe}/balances/usd`
    expect((await service.inject(path)).json()).toMatchObject({ fiatTotal: '0', unpriced: true })
    expect((await app.inject(path)).json()).not.toHaveProperty('unpriced')
    await service.close()
  })

  test('behavior: collectibles are listed, paged and unpaged', async () => {
    const { api, params, contracts } = fixture
    const page = await api.getCollectibles({ params })
    expect(page).toMatchObject({ count: 1, next: null, results: [{ address: contracts.badges, id: '7' }] })
    const pastEnd = await api.getCollectibles({ params, query: { cursor: 'limit=10&offset=50' } })
    expect(pastEnd).toMatchObject({ count: 1, next: null, results: [] })
    expect(await api.getCollectiblesV1({ params })).toEqual(page.results)
    expect((await api.getCollectibles({ params, query: { cursor: 'limit=1&offset=1' } })).results).toEqual([])
  })
})

describe('history', () => {
  const whole = () => fixture.api.getHistory({ params: fixture.params, query: { cursor: 'limit=100&offset=0' } })

  test('behavior: history is newest first by day, with each kind of row, and the creation is last', async () => {
    const page = await whole()
    expect(page).toMatchObject({ next: null, previous: null })
    expect(page.results.map(show).filter((row) => row !== 'day')).toEqual([
      'plain INCOMING NATIVE_COIN',
      'MULTISIG Custom FAILED',
      'MODULE OUTGOING NATIVE_COIN',
      'MULTISIG SettingsChange',
      'MULTISIG Custom',
      'MULTISIG OUTGOING ERC20',
      'MULTISIG OUTGOING NATIVE_COIN',
      'plain INCOMING ERC721',
      'plain INCOMING ERC20',
      'plain INCOMING ERC20',
      'plain INCOMING NATIVE_COIN',
      'plain Creation',
    ])
    const dayOf = (timestamp: number) => new Date(timestamp).toISOString().slice(0, 10)
    const labels = page.results.flatMap((item) => (item.type === 'DATE_LABEL' ? [dayOf(item.timestamp)] : []))
    const days = page.results.flatMap((item) => (item.type === 'DATE_LABEL' ? [] : [dayOf(item.transaction.timestamp)]))
    // The number of days depends on the time of day.
    expect(labels).toEqual([...new Set(days)])
    expect(labels.length).toBeGreaterThan(3)
    expect(page.results[0]?.type).toBe('DATE_LABEL')
    const times = page.results.map((item) => (item.type === 'DATE_LABEL' ? item.timestamp : item.transaction.timestamp))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test.each([1, 2, 3, 5])('behavior: pages of %i, read by their links, contain the same rows', async (limit) => {
    const expected = await whole()
    const rows: HistoryItem[] = []
    let url: string | null =
      `${fixture.url}/v1/chains/${CHAIN_ID}/safes/${fixture.account.address}/transactions/history?cursor=limit%3D${limit}%26offset%3D0&timezone_offset=0`
    for (let pages = 0; url !== null && pages < 20; pages++) {
      const page: Page<HistoryItem> = await fetchHistory(url)
      expect(page.count).toBe(expected.count)
      rows.push(...page.results)
      if (page.next !== null) expect(new URL(page.next).searchParams.get('timezone_offset')).toBe('0')
      url = page.next
    }
    expect(rows).toEqual(expected.results)
  })

  test('behavior: pages by offset alone contain the same rows', async () => {
    const expected = await whole()
    const rows: HistoryItem[] = []
    for (let offset = 0; offset < 12; offset += 3) {
      const page = await fixture.api.getHistory({
        params: fixture.params,
        query: { cursor: `limit=3&offset=${offset}` },
      })
      rows.push(...page.results)
      expect(page.previous === null).toBe(offset === 0)
      if (page.next === null) break
    }
    expect(rows).toEqual(expected.results)
  })

  test('behavior: rows that arrive during paging do not shift pages', async () => {
    const { api, params, devchain, runtime } = fixture
    const first = await api.getHistory({ params, query: { cursor: 'limit=2&offset=0' } })
    const before = await whole()
    await fund(devchain.rpcUrl, params.safe, { native: 1n, from: spareKeys[4].address })
    await runtime.indexer.sync()
    const second = await fetchHistory(first.next ?? '')
    expect([...first.results, ...second.results]).toEqual(
      before.results.slice(0, first.results.length + second.results.length),
    )
  })

  test('behavior: unlisted tokens and transfers of zero leave no gaps in a page', async () => {
    const { api, params, devchain, runtime, contracts } = fixture
    const nothing = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [params.safe, 0n] })
    await sendTransaction(devClient(devchain.rpcUrl), {
      from: spareKeys[4].address,
      to: contracts.testUsd,
      data: nothing,
    })
    await runtime.indexer.sync()
    const page = await api.getHistory({ params, query: { cursor: 'limit=2&offset=0' } })
    expect(page.results.filter((item) => item.type === 'TRANSACTION')).toHaveLength(2)
  })

  test('error: an unknown time zone is refused', async () => {
    const answer = fixture.api.getHistory({ params: fixture.params, query: { timezone: 'Mars/Olympus' } })
    expect(await refusal(answer)).toMatchObject({ code: 422, message: '422: Invalid Timezone' })
  })

  const fetchHistory = async (url: string): Promise<Page<HistoryItem>> => {
    const { pathname, searchParams } = new URL(url)
    expect(pathname).toBe(`/v1/chains/${CHAIN_ID}/safes/${fixture.account.address}/transactions/history`)
    const query = { cursor: searchParams.get('cursor'), timezone_offset: Number(searchParams.get('timezone_offset')) }
    return fixture.api.getHistory({ params: fixture.params, query })
  }
})

describe('queue', () => {
  test('behavior: the queue has labels, conflict, gap, signers and missing signers', async () => {
    const page = await fixture.api.getQueue({ params: fixture.params })
    expect(page.count).toBe(4)
    const shown = page.results.map((item) => {
      if (item.type !== 'TRANSACTION') return item.type === 'LABEL' ? item.label : `conflict ${item.nonce}`
      const { executionInfo, txStatus } = item.transaction
      if (executionInfo?.type !== 'MULTISIG') throw new Error('The queue holds multisig transactions only')
      const missing = executionInfo.missingSigners?.length ?? 'none'
      return `${executionInfo.nonce} ${txStatus} ${executionInfo.confirmationsSubmitted}/${executionInfo.confirmationsRequired} missing ${missing} ${item.conflictType}`
    })
    expect(shown).toEqual([
      'Next',
      '5 AWAITING_CONFIRMATIONS 1/2 missing 2 None',
      'Queued',
      'conflict 6',
      '6 AWAITING_EXECUTION 2/2 missing none HasNext',
      '6 AWAITING_CONFIRMATIONS 1/2 missing 2 End',
      '8 AWAITING_CONFIRMATIONS 1/2 missing 2 None',
    ])
  })

  test.each([1, 2, 3])('behavior: pages of %i contain the same rows', async (limit) => {
    const { api, params } = fixture
    const whole = await api.getQueue({ params })
    const rows = []
    for (let offset = 0; offset < 4; offset += limit) {
      const page = await api.getQueue({ params, query: { cursor: `limit=${limit}&offset=${offset}` } })
      expect(page.count).toBe(4)
      expect(page.next === null).toBe(offset + limit >= 4)
      rows.push(...page.results)
    }
    expect(rows).toEqual(whole.results)
  })
})

describe('details', () => {
  test('behavior: every row of both lists has details under its id, with the same content', async () => {
    const { api, params } = fixture
    const history = await api.getHistory({ params, query: { cursor: 'limit=100&offset=0' } })
    const queue = await api.getQueue({ params })
    const rows = [...history.results, ...queue.results].flatMap((item) =>
      item.type === 'TRANSACTION' ? [item.transaction] : [],
    )
    expect(rows.length).toBeGreaterThan(15)
    for (const row of rows) {
      const details = await api.getTransaction({ params: { chainId: CHAIN_ID, id: row.id } })
      const { id: txId, txStatus, txInfo, txHash, note } = row
      expect(details).toMatchObject({ txId, txStatus, txInfo, txHash, note, safeAddress: params.safe })
    }
  })

  test('behavior: several are one answer in the order of the ids; one unknown id refuses it', async () => {
    const { api, params } = fixture
    const { results } = await api.getMultisigTransactions({ params })
    const ids = results.map(({ transaction }) => transaction.id).toReversed()
    const read = (all: string[]) => api.getTransactions({ params: { chainId: CHAIN_ID }, query: { ids: all } })
    expect((await read(ids)).map(({ txId }) => txId)).toEqual(ids)
    const unknown = `0x${'ab'.repeat(32)}`
    expect(await refusal(read([...ids, unknown]))).toMatchObject({ code: 404 })
  })

  test('behavior: a batch is decoded, with its tokens and names', async () => {
    const { api, params, contracts } = fixture
    const { results } = await api.getQueue({ params })
    const batch = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : [])).at(-1)
    const details = await api.getTransaction({ params: { chainId: CHAIN_ID, id: batch?.id ?? '' } })
    expect(details.txInfo).toMatchObject({
      type: 'Custom',
      methodName: 'multiSend',
      actionCount: 2,
      isCancellation: false,
    })
    expect(details.note).toBe('Payroll')
    expect(details.txData).toMatchObject({
      operation: 1,
      trustedDelegateCallTarget: true,
      dataDecoded: {
        method: 'multiSend',
        parameters: [{ valueDecoded: [{ dataDecoded: { method: 'transfer' } }, {}] }],
      },
      tokenInfoIndex: { [contracts.testDai]: { symbol: 'TDAI' } },
      addressInfoIndex: { [contracts.testDai]: { name: 'Test DAI' } },
    })
    const byHash = details.detailedExecutionInfo
    if (byHash?.type !== 'MULTISIG') throw new Error('A batch is a multisig transaction')
    expect(await api.getTransaction({ params: { chainId: CHAIN_ID, id: byHash.safeTxHash } })).toEqual(details)
  })

  test('behavior: an executed transaction has its signers, executor and cost', async () => {
    const { api, params } = fixture
    const { results } = await api.getMultisigTransactions({ params, query: { nonce: 0 } })
    const details = await api.getTransaction({ params: { chainId: CHAIN_ID, id: results[0]?.transaction.id ?? '' } })
    const execution = details.detailedExecutionInfo
    if (execution?.type !== 'MULTISIG') throw new Error('The transaction is not a multisig transaction')
    expect(execution.confirmations.map((confirmation) => confirmation.signer.value).toSorted()).toEqual(
      owners.slice(0, 2).toSorted(),
    )
    expect(execution).toMatchObject({
      nonce: 0,
      confirmationsRequired: 2,
      executor: { value: owners[0] },
      trusted: true,
    })
    expect(execution.fee).toBeGreaterThan(0n)
  })

  test('behavior: the signers of a rejection are listed with the transaction that it would replace', async () => {
    const { api, params } = fixture
    const { results } = await api.getMultisigTransactions({ params, query: { nonce: 6 } })
    const rows = results.map((item) => item.transaction)
    const rejection = rows.find((row) => row.txInfo.type === 'Custom' && row.txInfo.isCancellation)
    const payment = rows.find((row) => row.id !== rejection?.id)
    expect(rejection).toBeDefined()
    const details = await api.getTransaction({ params: { chainId: CHAIN_ID, id: payment?.id ?? '' } })
    expect(details.detailedExecutionInfo).toMatchObject({ rejectors: [{ value: owners[0] }] })
  })

  test('error: malformed, foreign and unknown ids are refused', async () => {
    const get = (id: string) => refusal(fixture.api.getTransaction({ params: { chainId: CHAIN_ID, id } }))
    const hash = `0x${'ab'.repeat(32)}`
    expect(await get(`multisig_0x12_${hash}`)).toMatchObject({ code: 400, message: '400: Invalid transaction ID' })
    expect(await get('transfer_nobody_e1')).toMatchObject({ code: 400, message: '400: Invalid transaction ID' })
    const { results } = await fixture.api.getMultisigTransactions({ params: fixture.params })
    const foreign = (results[0]?.transaction.id ?? '').replace(fixture.account.address, fixture.contracts.testUsd)
    expect(await get(foreign)).toMatchObject({ code: 400, message: '400: Invalid transaction ID' })
    for (const id of [
      hash,
      'ethereum_x',
      `module_${fixture.account.address}_i00`,
      `transfer_${fixture.account.address}_e${'ab'.repeat(32)}0`,
    ])
      expect(await get(id)).toMatchObject({ code: 404, message: '404: An error occurred' })
  })
})

describe('lists', () => {
  test('behavior: incoming transfers can be filtered', async () => {
    const { api, params, contracts } = fixture
    const all = await api.getIncomingTransfers({ params })
    expect(all.results.every(({ transaction }) => describeRow(transaction).startsWith('plain INCOMING'))).toBe(true)
    const usd = { token_address: contracts.testUsd }
    const ofToken = await api.getIncomingTransfers({ params, query: { ...usd, value: '250000' } })
    expect(ofToken.count).toBe(1)
    expect((await api.getIncomingTransfers({ params, query: { ...usd, value: '1' } })).results).toEqual([])
    const since = new Date(ofToken.results[0]?.transaction.timestamp ?? 0).toISOString()
    const exactly = { execution_date__gte: since, execution_date__lte: since }
    expect((await api.getIncomingTransfers({ params, query: exactly })).results).toEqual(ofToken.results)
    const bad = api.getIncomingTransfers({ params, query: { execution_date__gte: 'soon' } })
    expect(await refusal(bad)).toMatchObject({ code: 422, message: '422: Invalid date' })
  })

  test('behavior: multisig transactions are filtered by nonce, module transactions by module', async () => {
    const { api, params, contracts } = fixture
    const all = await api.getMultisigTransactions({ params })
    const nonces = all.results.map(({ transaction: { executionInfo } }) =>
      executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : -1,
    )
    expect(nonces).toEqual([8, 6, 6, 5, 4, 3, 2, 1, 0])
    expect((await api.getMultisigTransactions({ params, query: { executed: false } })).count).toBe(4)
    expect((await api.getMultisigTransactions({ params, query: { value: '0.75' } })).count).toBe(1)
    expect((await api.getModuleTransactions({ params, query: { module: contracts.demoModule } })).count).toBe(1)
    expect((await api.getModuleTransactions({ params, query: { module: contracts.testUsd } })).count).toBe(0)
  })

  test('behavior: routes accept the trailing slash of older clients', async () => {
    const url = `/v1/chains/${CHAIN_ID}/safes/${fixture.account.address}/incoming-transfers/`
    expect((await fixture.app.inject(url)).statusCode).toBe(200)
  })
})

describe('before proposing', () => {
  test('behavior: an estimation has the nonces and no gas from 1.3.0 on', async () => {
    const body = { to: owners[1] ?? '0x', value: 1n, data: null, operation: 0 } as const
    expect(await fixture.api.estimateTransaction({ params: fixture.params, body })).toEqual({
      currentNonce: 5,
      recommendedNonce: 9,
      safeTxGas: 0n,
    })
  })

  test('behavior: a preview equals the stored transaction', async () => {
    const { api, params } = fixture
    const { results } = await api.getMultisigTransactions({ params })
    for (const { transaction } of results) {
      const details = await api.getTransaction({ params: { chainId: CHAIN_ID, id: transaction.id } })
      const { txData } = details
      if (!txData) throw new Error('Multisig transactions have data')
      const body = { to: txData.to.value, value: txData.value ?? 0n, data: txData.hexData, operation: txData.operation }
      const preview = await api.previewTransaction({ params, body })
      expect(preview).toEqual({ txInfo: details.txInfo, txData })
    }
  })

  test('behavior: calldata is described, or refused', async () => {
    const { api } = fixture
    const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [owners[1] ?? '0x', 5n] })
    const params = { chainId: CHAIN_ID }
    expect(await api.decodeData({ params, body: { data } })).toMatchObject({
      method: 'transfer',
      parameters: [{ value: owners[1] }, { value: '5' }],
    })
    const unknown = api.decodeData({ params, body: { data: '0xdeadbeef', to: fixture.contracts.testUsd } })
    expect(await refusal(unknown)).toMatchObject({ code: 404, message: '404: Cannot decode data' })
  })
})

describe('verified ABIs', () => {
  const own = [
    { type: 'function', name: 'stake', inputs: [{ name: 'shares', type: 'uint256' }], outputs: [] },
    {
      type: 'function',
      name: 'transfer',
      inputs: [
        { name: 'payee', type: 'address' },
        { name: 'wad', type: 'uint256' },
      ],
      outputs: [{ name: '', type: 'bool' }],
    },
    { type: 'fallback', stateMutability: 'payable' },
  ]
  const [verified, slow, down] = spareKeys.map(({ address }) => address)
  const stake = '0xa694fc3a0000000000000000000000000000000000000000000000000000000000000007'
  const transfer = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [owners[1] ?? '0x', 5n] })
  let withSources: FastifyInstance
  let sources: Server
  beforeAll(async () => {
    sources = createServer(({ url = '' }, response) => {
      if (url.includes(slow ?? '')) return
      const answer = url.includes(verified ?? '') ? { abi: own, compilation: { name: 'Stake' } } : null
      response.writeHead(answer === null ? 500 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
    await once(sources.listen(0, '127.0.0.1'), 'listening')
    const address = sources.address()
    const port = typeof address === 'object' ? address?.port : 0
    const { context } = fixture
    const config = { ...context.config, sources: { name: 'Keeper', url: `http://127.0.0.1:${port}` } }
    withSources = await createHttpServer({ ...context, metrics: createMetrics(), config })
  })
  afterAll(async () => {
    sources.closeAllConnections()
    sources.close()
    await withSources.close()
  })
  const post = async (url: string, payload: object) => {
    const answer = await withSources.inject({ method: 'POST', url, payload })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }
  const decode = (data: string, to?: string, path = `/v1/chains/${CHAIN_ID}/data-decoder`) => post(path, { data, to })
  const named = { status: 200, body: { method: 'stake', parameters: [{ name: 'shares', value: '7' }] } }

  test('behavior: data is decoded with the verified ABI of its target first', async () => {
    expect(await decode(stake, verified)).toMatchObject(named)
    expect(await decode(stake, verified, `/tx-service/${CHAIN_ID}/api/v1/data-decoder/`)).toMatchObject(named)
    expect(await decode(transfer, verified)).toMatchObject({
      body: { parameters: [{ name: 'payee' }, { name: 'wad' }] },
    })
    expect(await decode('0x12345678', verified)).toEqual({ status: 200, body: { method: 'fallback', parameters: [] } })
    expect(await decode(stake)).toMatchObject({ status: 404 })
    const call = { to: verified, value: '0', data: stake, operation: 0 }
    const preview = await post(`/v1/chains/${CHAIN_ID}/transactions/${fixture.params.safe}/preview`, call)
    expect(preview).toMatchObject({ status: 200, body: { txData: { dataDecoded: named.body } } })
    const view = `/v1/chains/${CHAIN_ID}/safes/${fixture.params.safe}/views/transaction-confirmation`
    expect(await post(view, call)).toMatchObject(named)
  })

  test('behavior: a source server that is slow or down costs its names and half a second', async () => {
    for (const to of [slow, down]) {
      const start = performance.now()
      expect(await decode(transfer, to)).toMatchObject({ status: 200, body: { method: 'transfer' } })
      expect(await decode(stake, to)).toMatchObject({ status: 404 })
      expect(performance.now() - start).toBeLessThan(4000)
    }
  })
})

describe('boot', () => {
  const boot = async (query: string) => Boot.parse((await fixture.app.inject(`/boot.json?${query}`)).json())

  test('behavior: one answer contains the data for the first paint of a page', async () => {
    const account = `account=dev1:${fixture.account.address}`
    const home = await boot(`${account}&page=home`)
    const newest = await createPublicClient({ transport: http(fixture.devchain.rpcUrl) }).getBlock()
    expect(home.head).toEqual({ number: Number(newest.number), hash: newest.hash })
    expect(home.safe?.nonce).toBe(5)
    expect(home.queue?.count).toBe(4)
    expect(home.balances?.items.length).toBe(3)
    const queued = home.queue?.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
    expect(home.details?.map(({ txId }) => txId)).toEqual(queued?.slice(0, 3))
    expect(home.details?.length).toBe(3)
    expect(home).not.toHaveProperty('history')
    expect(await boot(`${account}&page=assets`)).not.toHaveProperty('history')
    const history = await boot(`${account}&page=history&timezone=Europe/Berlin`)
    expect(history.history?.results.length).toBeGreaterThan(10)
    expect(history).not.toHaveProperty('queue')
    expect(await boot(`${account}&page=queue`)).not.toHaveProperty('details')
    expect(await boot('page=accounts')).not.toHaveProperty('safe')
  })

  test("behavior: links of an embedded list point to the list's own route", async () => {
    const history = await boot(`account=dev1:${fixture.account.address}&page=history`)
    const full = await fixture.api.getHistory({ params: fixture.params })
    expect(history.history?.results).toEqual(full.results)
  })

  test.each(['account=dev1:0x12', 'account=eth:0x41675C099F32341bf84BFc5382aF534df5C7461a', 'account=x&page=nothing'])(
    'behavior: an account that cannot be read (%s) leaves the rest intact',
    async (query) => {
      expect(await boot(query)).toMatchObject({ safe: null, chains: [{ chainId: CHAIN_ID }] })
    },
  )

  test('behavior: a large answer is compressed when the client accepts it', async () => {
    const answer = await fetch(`${fixture.url}/boot.json`, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(Boot.safeParse(await answer.json()).success).toBe(true)
  })
})
