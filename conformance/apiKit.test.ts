import { Chain, SafeState, TransactionDetails } from '@countersign/api'
import {
  demoOwners,
  devClient,
  fund,
  proposeDemoQueue,
  spareKeys,
  testTokenAbi,
  waitForReceipt,
} from '@countersign/devchain'
import { hashSafeMessage } from '@countersign/safe'
import ApiKit from '@safe-global/api-kit'
import ProtocolKit, { hashSafeMessage as hashMessageContent, type SafeConfig } from '@safe-global/protocol-kit'
import { createWalletClient, defineChain, encodeFunctionData, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CHAIN_ID, type Fixture, startFixture } from '../apps/service/src/testing/startFixture.ts'

/** What the client can ask for and this service does not have, with the reason. */
const SAFE_OPERATIONS =
  'ERC-4337 operations are kept by bundlers; this service runs no bundler and indexes no entry point'
const OUT_OF_SCOPE: Readonly<Record<string, string>> = {
  getSafeOperationsByAddress: SAFE_OPERATIONS,
  getPendingSafeOperations: SAFE_OPERATIONS,
  getSafeOperation: SAFE_OPERATIONS,
  addSafeOperation: SAFE_OPERATIONS,
  getSafeOperationConfirmations: SAFE_OPERATIONS,
  confirmSafeOperation: SAFE_OPERATIONS,
}

const [alice, bob, carol] = demoOwners
const stranger = spareKeys[4]
const called = new Set<string>()
const methods = Object.getOwnPropertyNames(ApiKit.prototype).filter((name) => name !== 'constructor')

let fixture: Fixture
let safe: Hex
let api: ApiKit
let contractNetworks: NonNullable<SafeConfig['contractNetworks']>

beforeAll(async () => {
  fixture = await startFixture()
  const { url: serviceUrl, devchain, account } = fixture
  safe = account.address
  await proposeDemoQueue({ serviceUrl, rpcUrl: devchain.rpcUrl, chainId: devchain.chainId, account: safe })
  const chain = Chain.parse(await gateway(`/v1/chains/${CHAIN_ID}`))
  expect(chain.transactionService).toBe(`${serviceUrl}/tx-service/${CHAIN_ID}`)
  api = open(`${chain.transactionService}/api`)
  // The client's own list of deployments does not know a local chain; ours says where the contracts are.
  const known = Object.entries(chain.contractAddresses).filter(([, address]) => address !== null)
  contractNetworks = { [CHAIN_ID]: Object.fromEntries(known) }
})
afterAll(() => fixture.stop())

/** The client itself, remembering which of its methods were called. */
function open(txServiceUrl: string): ApiKit {
  const client = new ApiKit({ chainId: BigInt(CHAIN_ID), txServiceUrl })
  return new Proxy(client, {
    get: (target, name: string) => {
      called.add(name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const gateway = async (path: string): Promise<unknown> => (await fetch(fixture.url + path)).json()
const readDetails = async (id: string) =>
  TransactionDetails.parse(await gateway(`/v1/chains/${CHAIN_ID}/transactions/${id}`))
const openSafe = (signer: { privateKey: Hex }, safeAddress: string = safe) =>
  ProtocolKit.init({ provider: fixture.devchain.rpcUrl, signer: signer.privateKey, safeAddress, contractNetworks })
const walletOf = ({ privateKey }: { privateKey: Hex }) =>
  createWalletClient({
    account: privateKeyToAccount(privateKey),
    transport: http(fixture.devchain.rpcUrl),
    chain: defineChain({
      id: Number(CHAIN_ID),
      name: 'local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [fixture.devchain.rpcUrl] } },
    }),
  })
/** Indexed, once it is in a block: the client answers when it is sent. */
async function sync(hash: string): Promise<void> {
  await waitForReceipt(devClient(fixture.devchain.rpcUrl), hash as Hex)
  await fixture.runtime.indexer.sync()
}
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) =>
      error instanceof Error && 'statusCode' in error ? `${String(error.statusCode)} ${error.message}` : String(error),
  )

/** Every page of a list, followed by the links of the service. */
async function readAll<Row>(first: { count: number; next?: string | null; results: Row[] }): Promise<Row[]> {
  const rows = [...first.results]
  for (let { next } = first; next;) {
    const page = (await (await fetch(next)).json()) as typeof first
    rows.push(...page.results)
    next = page.next
  }
  expect(rows).toHaveLength(first.count)
  return rows
}

describe('service', () => {
  test('behavior: name, master copies, by chain id and by short name', async () => {
    const info = await api.getServiceInfo()
    expect(info).toMatchObject({ name: 'Countersign client service', api_version: 'v1', secure: false })
    expect(await open(`${fixture.url}/tx-service/dev1/api`).getServiceInfo()).toEqual(info)
    const copies = await api.getServiceSingletonsInfo()
    const ours = await gateway(`/v1/chains/${CHAIN_ID}/about/master-copies`)
    expect(copies.map(({ address, version }) => ({ address, version }))).toEqual(ours)
    expect(copies.filter(({ l2 }) => l2).length).toBeGreaterThan(2)
  })

  test('behavior: decodes calldata', async () => {
    const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [stranger.address, 7n] })
    expect(await api.decodeData(data, fixture.contracts.testUsd)).toMatchObject({
      method: 'transfer',
      parameters: [{ value: stranger.address }, { value: '7' }],
    })
    expect(await refusal(api.decodeData('0xdeadbeef'))).toMatch(/^404 No known method has the selector 0xdeadbeef/)
  })

  test('behavior: tokens, filtered and one', async () => {
    const { testUsd } = fixture.contracts
    const tokens = await readAll(await api.getTokenList({ limit: 1, ordering: '-symbol' }))
    const symbols = tokens.map(({ symbol }) => symbol)
    expect(symbols).toContain('TUSD')
    expect(symbols).toEqual(symbols.toSorted().toReversed())
    const found = await api.getTokenList({ search: 'tusd' })
    expect(found.results).toEqual([await api.getToken(testUsd)])
    expect(found.results[0]).toMatchObject({ type: 'ERC20', address: testUsd, decimals: expect.any(Number) })
    expect(await refusal(api.getToken(safe))).toMatch(/^404 There is no token at/)
  })
})

describe('accounts', () => {
  test('behavior: state, creation, owners and modules agree with the gateway API', async () => {
    const info = await api.getSafeInfo(safe)
    const state = SafeState.parse(await gateway(`/v1/chains/${CHAIN_ID}/safes/${safe}`))
    expect(info).toMatchObject({
      address: safe,
      nonce: String(state.nonce),
      threshold: state.threshold,
      owners: state.owners.map(({ value }) => value),
      singleton: state.implementation.value,
      modules: state.modules?.map(({ value }) => value),
      fallbackHandler: state.fallbackHandler?.value,
      guard: `0x${'0'.repeat(40)}`,
      version: state.version,
    })
    const creation = await api.getSafeCreationInfo(safe)
    const { masterCopy, ...ours } = z
      .looseObject({ masterCopy: z.string() })
      .parse(await gateway(`/v1/chains/${CHAIN_ID}/safes/${safe}/transactions/creation`))
    expect(creation).toMatchObject({ ...ours, singleton: masterCopy, userOperation: null })
    expect(await api.getSafesByOwner(alice.address)).toEqual({ safes: [safe] })
    expect(info.modules).toHaveLength(1)
    expect(await api.getSafesByModule(info.modules[0] ?? '')).toEqual({ safes: [safe] })
    expect(await api.getSafesByModule(stranger.address)).toEqual({ safes: [] })
  })

  test('behavior: incoming transfers, with the filter on the sender', async () => {
    const incoming = await readAll(await api.getIncomingTransactions(safe, { limit: 2 }))
    const kinds = new Set(incoming.map(({ type }) => type))
    expect(kinds).toEqual(new Set(['ETHER_TRANSFER', 'ERC20_TRANSFER', 'ERC721_TRANSFER']))
    for (const row of incoming) {
      expect(row).toMatchObject({ to: safe, transactionHash: expect.stringMatching(/^0x/) })
      const details = await readDetails(`transfer_${safe}_${row.transferId}`)
      expect(details).toMatchObject({ executedAt: Date.parse(row.executionDate), txHash: row.transactionHash })
      if (row.type === 'ERC20_TRANSFER') expect(row.tokenInfo).toMatchObject({ address: row.tokenAddress })
    }
    const [first] = incoming
    const same = await api.getIncomingTransactions(safe, { from: first?.from ?? '' })
    expect(same.results).toEqual(incoming.filter(({ from }) => from === first?.from))
    expect((await api.getIncomingTransactions(safe, { from: safe })).count).toBe(0)
  })

  test('behavior: what the module did', async () => {
    const { results, count } = await api.getModuleTransactions(safe)
    expect({ count, results }).toMatchObject({ count: 1, results: [{ safe, isSuccessful: true, operation: 0 }] })
    const { module } = results[0] ?? { module: '' }
    expect((await api.getModuleTransactions(safe, { module })).results).toEqual(results)
    expect((await api.getModuleTransactions(safe, { module: safe })).count).toBe(0)
  })
})

describe('transactions', () => {
  test('behavior: the whole history, page by page, is the history of the gateway API', async () => {
    const rows = await readAll(await api.getAllTransactions(safe, { limit: 3 }))
    const { results } = z
      .object({ results: z.array(z.looseObject({ transaction: z.optional(z.looseObject({ id: z.string() })) })) })
      .parse(
        await gateway(`/v1/chains/${CHAIN_ID}/safes/${safe}/transactions/history?trusted=false&cursor=limit%3D100`),
      )
    const ids = results.flatMap(({ transaction }) => (transaction ? [transaction.id] : []))
    const shown = rows.flatMap((row) => {
      if ('safeTxHash' in row) return [`multisig_${safe}_${row.safeTxHash}`]
      if ('moduleTransactionId' in row) return [`module_${safe}_${String(row.moduleTransactionId)}`]
      return row.transfers.map(({ transferId }) => `transfer_${safe}_${transferId}`)
    })
    expect(shown.length).toBeGreaterThan(8)
    expect(shown.toSorted()).toEqual(ids.filter((id) => !id.startsWith('creation_')).toSorted())
    expect(new Set(rows.map((row) => row.txType)).size).toBe(3)
    const paid = rows.find((row) => 'safeTxHash' in row && row.transfers.length > 0)
    expect(paid?.transfers[0]).toMatchObject({ from: safe })
  })

  test('behavior: proposed ones by state, nonce and order', async () => {
    const all = await readAll(await api.getMultisigTransactions(safe, { limit: 4 }))
    const executed = await api.getMultisigTransactions(safe, { executed: true })
    const waiting = await api.getMultisigTransactions(safe, { executed: false, ordering: 'nonce' })
    expect(executed).toMatchObject({ count: 5, next: null, previous: null })
    expect(waiting.count).toBe(4)
    const byHash = (rows: typeof all) => rows.toSorted((one, other) => (one.safeTxHash < other.safeTxHash ? -1 : 1))
    expect(byHash(all)).toEqual(byHash([...waiting.results, ...executed.results]))
    const nonces = all.map(({ nonce }) => Number(nonce))
    expect(nonces).toEqual(nonces.toSorted((one, other) => other - one))
    expect(waiting.results.map(({ nonce }) => Number(nonce))).toEqual(nonces.slice(0, 4).toReversed())
    expect(executed.results.filter(({ isSuccessful }) => !isSuccessful)).toHaveLength(1)
    const pending = await api.getPendingTransactions(safe, { ordering: 'nonce' })
    expect(pending).toEqual(waiting)
    expect((await api.getPendingTransactions(safe, { currentNonce: 7, hasConfirmations: true })).results).toEqual(
      waiting.results.filter(({ nonce }) => Number(nonce) >= 7).toReversed(),
    )
    expect((await api.getMultisigTransactions(safe, { nonce: '1' })).results).toMatchObject([{ nonce: '1' }])
    for (const row of executed.results) {
      expect(row.signatures).toMatch(/^0x[0-9a-f]{260,}$/)
      const { detailedExecutionInfo } = await readDetails(row.safeTxHash)
      expect(detailedExecutionInfo).toMatchObject({ fee: BigInt(row.fee ?? 0), executor: { value: row.executor } })
    }
  })

  test('behavior: protocol-kit proposes, signs twice and executes; both APIs return the same', async () => {
    const [first, second] = await Promise.all([openSafe(alice), openSafe(bob)])
    await fund(fixture.devchain.rpcUrl, fixture.account.address, { native: 1000n })
    // The queue of the demo account is in the way of executing: this one takes its first nonce.
    const nonce = Number((await api.getSafeInfo(safe)).nonce)
    expect(await api.getNextNonce(safe)).toBe('9')
    const call = { to: stranger.address, value: '5', data: '0x' }
    expect(await api.estimateSafeTransaction(safe, { ...call, operation: 0 })).toEqual({ safeTxGas: '0' })
    const built = await first.createTransaction({ transactions: [call], options: { nonce } })
    const signed = await first.signTransaction(built)
    const safeTxHash = await first.getTransactionHash(signed)
    const proposal = {
      safeAddress: safe,
      safeTransactionData: signed.data,
      safeTxHash,
      senderAddress: alice.address,
      senderSignature: signed.encodedSignatures(),
      origin: JSON.stringify({ url: 'https://app.example', name: 'App' }),
    }
    await api.proposeTransaction(proposal)
    const proposed = await api.getTransaction(safeTxHash)
    expect(proposed).toMatchObject({
      safe,
      ...call,
      data: null,
      nonce: String(nonce),
      safeTxGas: '0',
      origin: proposal.origin,
      proposer: alice.address,
      proposedByDelegate: null,
      isExecuted: false,
      isSuccessful: null,
      executionDate: null,
      transactionHash: null,
      confirmationsRequired: 2,
      confirmations: [{ owner: alice.address, signatureType: 'EOA', signature: proposal.senderSignature }],
      trusted: true,
      signatures: null,
    })
    const agreed = await second.signTransaction(proposed)
    const signature = agreed.getSignature(bob.address)?.data ?? ''
    expect(await api.confirmTransaction(safeTxHash, signature)).toEqual({ signature })
    const confirmations = await api.getTransactionConfirmations(safeTxHash)
    expect(confirmations.results.map(({ owner }) => owner)).toEqual([alice.address, bob.address])
    const complete = await api.getTransaction(safeTxHash)
    expect(complete.confirmations).toEqual(confirmations.results)

    // The client packs what the service gave it: the contract takes it or not.
    const { hash } = await second.executeTransaction(complete)
    await sync(hash)
    const executed = await api.getTransaction(safeTxHash)
    expect(executed).toMatchObject({
      isExecuted: true,
      isSuccessful: true,
      transactionHash: hash,
      executor: bob.address,
      gasUsed: expect.any(Number),
    })
    const packed = await second.toSafeTransactionType(complete)
    expect(executed.signatures).toBe(packed.encodedSignatures())
    expect(await api.getMultisigTransactions(safe, { nonce: String(nonce), executed: true })).toMatchObject({
      results: [executed],
    })
    const [latest] = (await api.getAllTransactions(safe, { limit: 1 })).results
    expect(latest).toMatchObject({ ...executed, transfers: [{ from: safe, to: stranger.address, value: '5' }] })
    const details = await readDetails(safeTxHash)
    expect(details).toMatchObject({
      txId: `multisig_${safe}_${safeTxHash}`,
      txHash: hash,
      txStatus: 'SUCCESS',
      executedAt: Date.parse(executed.executionDate ?? ''),
      txInfo: { type: 'Transfer', recipient: { value: stranger.address }, transferInfo: { value: 5n } },
      detailedExecutionInfo: {
        nonce,
        submittedAt: Date.parse(executed.submissionDate),
        executor: { value: executed.executor },
        confirmations: executed.confirmations?.map(({ owner, signature: bytes, submissionDate }) => ({
          signer: { value: owner },
          signature: bytes,
          submittedAt: Date.parse(submissionDate),
        })),
      },
    })
    expect((await api.getSafeInfo(safe)).nonce).toBe(String(nonce + 1))
  })

  test('behavior: version 1 returns the same, with numbers where version 2 has text', async () => {
    const base = `/tx-service/${CHAIN_ID}/api/v1`
    const asNumbers = <Row extends { nonce: string; safeTxGas: string; baseGas: string }>(row: Row) => ({
      ...row,
      nonce: Number(row.nonce),
      safeTxGas: Number(row.safeTxGas),
      baseGas: Number(row.baseGas),
    })
    const { results } = await api.getMultisigTransactions(safe)
    expect(await gateway(`${base}/safes/${safe}/multisig-transactions/`)).toMatchObject({
      results: results.map(asNumbers),
    })
    const [row] = results
    expect(await gateway(`${base}/multisig-transactions/${row?.safeTxHash}/`)).toEqual(row && asNumbers(row))
    const all = await api.getAllTransactions(safe)
    expect(await gateway(`${base}/safes/${safe}/all-transactions/`)).toMatchObject({
      results: all.results.map((item) => ('safeTxHash' in item ? asNumbers(item) : item)),
    })
  })

  test('error: a refusal names its reason, with the status of the original', async () => {
    const owner = await openSafe(alice)
    const nonce = Number(await api.getNextNonce(safe))
    const transactions = [{ to: stranger.address, value: '1', data: '0x' }]
    const built = await owner.createTransaction({ transactions, options: { nonce } })
    const safeTxHash = await owner.getTransactionHash(built)
    const proposal = { safeAddress: safe, safeTransactionData: built.data, safeTxHash, senderAddress: stranger.address }
    // protocol-kit signs for owners only, so strangers sign by hand.
    const senderSignature = await privateKeyToAccount(stranger.privateKey).sign({ hash: safeTxHash as Hex })
    expect(await refusal(api.proposeTransaction({ ...proposal, senderSignature }))).toMatch(
      /^422 Invalid signature: 0x/,
    )
    const wrong = `0x${'11'.repeat(32)}`
    expect(await refusal(api.proposeTransaction({ ...proposal, safeTxHash: wrong, senderSignature }))).toBe(
      `422 Invalid safeTxHash: The hash of this transaction is ${safeTxHash}, not ${wrong}.`,
    )
    const known = (await api.getPendingTransactions(safe)).results[0]?.safeTxHash ?? ''
    expect(await refusal(api.confirmTransaction(known, senderSignature))).toMatch(/^400 Invalid signature: 0x/)
    expect(await refusal(api.getTransaction(wrong))).toBe(`404 No transaction ${wrong} is known on chain ${CHAIN_ID}.`)
    expect(await refusal(api.getSafeInfo(stranger.address))).toMatch(/^404 There is no Safe at/)
    expect(await refusal(api.getMultisigTransactions(safe, { executed: 'maybe' as never }))).toBe('400 Bad Request')
    expect(await refusal(open(`${fixture.url}/tx-service/5/api`).getServiceInfo())).toMatch(/^404 Chain 5 is not/)
    const base = `${fixture.url}/tx-service/${CHAIN_ID}/api/v1`
    const badChecksum = safe
      .replace(/[a-f]/, (digit) => digit.toUpperCase())
      .replace(/[A-F](?=[^A-F]*$)/, (digit) => digit.toLowerCase())
    const answer = await fetch(`${base}/safes/${badChecksum}/`)
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { code: 1, message: 'Checksum address validation failed', arguments: [badChecksum] },
    ])
    const empty = await fetch(`${base}/safes/${safe}/multisig-transactions/`, { method: 'POST' })
    expect([empty.status, await empty.json()]).toEqual([
      422,
      { to: ['Invalid input: expected string, received undefined'] },
    ])
    const queries = [
      [`safes/${safe}/multisig-transactions/?nonce=99999999999`, 'nonce'],
      [`safes/${safe}/multisig-transactions/?value=${'9'.repeat(90)}`, 'value'],
      [`safes/${safe}/incoming-transfers/?execution_date__gte=soon`, 'execution_date__gte'],
      ['tokens/?search=%00', 'search'],
    ] as const
    for (const [path, field] of queries) {
      const refused = await fetch(`${base}/${path}`)
      expect([refused.status, await refused.json()]).toEqual([400, { [field]: [expect.any(String)] }])
    }
    const unknown = await fetch(`${base}/nothing/`)
    expect([unknown.status, await unknown.json()]).toEqual([404, { detail: 'Not found.' }])
  })
})

test('behavior: an account that protocol-kit creates is found', async () => {
  const predictedSafe = {
    safeAccountConfig: { owners: [carol.address, stranger.address], threshold: 1 },
    safeDeploymentConfig: { saltNonce: '4242', safeVersion: '1.4.1' as const },
  }
  const kit = await ProtocolKit.init({
    provider: fixture.devchain.rpcUrl,
    signer: carol.privateKey,
    predictedSafe,
    contractNetworks,
  })
  const address = await kit.getAddress()
  expect(await refusal(api.getSafeInfo(address))).toMatch(/^404 /)
  const { to, value, data } = await kit.createSafeDeploymentTransaction()
  const hash = await walletOf(carol).sendTransaction({ to: to as Hex, value: BigInt(value), data: data as Hex })
  await sync(hash)
  expect(await api.getSafeInfo(address)).toMatchObject({ address, nonce: '0', threshold: 1, version: '1.4.1+L2' })
  expect(await api.getSafesByOwner(stranger.address)).toEqual({ safes: [address] })
  expect(await api.getSafeCreationInfo(address)).toMatchObject({
    transactionHash: hash,
    saltNonce: '4242',
    dataDecoded: { method: 'setup' },
  })
})

test('behavior: a message that protocol-kit signs is confirmed by the second owner and valid for the account', async () => {
  const [first, second] = await Promise.all([openSafe(alice), openSafe(bob)])
  const message = 'Countersign speaks to api-kit'
  const signed = await first.signMessage(first.createMessage(message))
  await api.addMessage(safe, { message, signature: signed.encodedSignatures() })
  const hash = hashSafeMessage({ chainId: BigInt(CHAIN_ID), safe, version: '1.4.1', message })
  expect(await api.getMessage(hash)).toMatchObject({
    safe,
    message,
    messageHash: hash,
    proposedBy: alice.address,
    safeAppId: null,
    confirmations: [{ owner: alice.address, signatureType: 'EOA' }],
  })
  expect(await refusal(api.addMessage(safe, { message, signature: signed.encodedSignatures() }))).toMatch(
    new RegExp(`^400 Message with hash ${hash} for safe ${safe} already exists in DB`),
  )
  const agreed = await second.signMessage(second.createMessage(message))
  await api.addMessageSignature(hash, agreed.getSignature(bob.address)?.data ?? '')
  const complete = await api.getMessage(hash)
  expect(complete.confirmations.map(({ owner }) => owner)).toEqual([alice.address, bob.address])
  expect(await api.getMessages(safe, { ordering: '-modified' })).toMatchObject({ count: 1, results: [complete] })
  expect(await first.isValidSignature(hashMessageContent(message), complete.preparedSignature)).toBe(true)
})

test('behavior: a delegate is added, proposes, and is removed', async () => {
  const delegation = { safeAddress: safe, delegateAddress: stranger.address, delegatorAddress: alice.address }
  const added = await api.addSafeDelegate({ ...delegation, label: 'Assistant', signer: walletOf(alice) })
  const expected = { safe, delegate: stranger.address, delegator: alice.address, label: 'Assistant', expiryDate: null }
  expect(added).toMatchObject(expected)
  const list = await api.getSafeDelegates({ safeAddress: safe, limit: 10, offset: 0 })
  expect(list).toEqual({ count: 1, next: null, previous: null, results: [expected] })

  const kit = await openSafe(alice)
  const nonce = Number(await api.getNextNonce(safe))
  const transactions = [{ to: stranger.address, value: '1', data: '0x' }]
  const built = await kit.createTransaction({ transactions, options: { nonce } })
  const safeTxHash = await kit.getTransactionHash(built)
  await api.proposeTransaction({
    safeAddress: safe,
    safeTransactionData: built.data,
    safeTxHash,
    senderAddress: stranger.address,
    // protocol-kit signs for owners only, so the delegate signs by hand.
    senderSignature: await privateKeyToAccount(stranger.privateKey).sign({ hash: safeTxHash as Hex }),
  })
  expect(await api.getTransaction(safeTxHash)).toMatchObject({
    proposer: alice.address,
    proposedByDelegate: stranger.address,
    origin: '{}',
    confirmations: [],
  })

  const refused = await refusal(api.removeSafeDelegate({ ...delegation, signer: walletOf(carol) }))
  expect(refused).toMatch(/^400 Signature does not match the delegator/)
  await api.removeSafeDelegate({ ...delegation, signer: walletOf(alice) })
  expect(await api.getSafeDelegates({ delegatorAddress: alice.address })).toMatchObject({ count: 0, results: [] })
  expect(await refusal(api.getSafeDelegates({}))).toMatch(/^400 At least one property is required/)
})

test('behavior: features out of scope give 404, with an error that this client understands', async () => {
  const hash = `0x${'22'.repeat(32)}`
  const answers = await Promise.all(
    [
      api.getSafeOperationsByAddress(safe),
      api.getPendingSafeOperations(safe),
      api.getSafeOperation(hash),
      api.getSafeOperationConfirmations(hash),
      api.confirmSafeOperation(hash, '0x00'),
    ].map(refusal),
  )
  expect(new Set(answers)).toEqual(new Set(['404 Not found.']))
})

test('behavior: this file has called every method of the client, or says why not', () => {
  expect(methods.length).toBeGreaterThan(30)
  expect(methods.filter((name) => !called.has(name) && OUT_OF_SCOPE[name] === undefined)).toEqual([])
  expect(Object.keys(OUT_OF_SCOPE).filter((name) => !methods.includes(name))).toEqual([])
})
