import {
  Balances,
  Chain,
  Collectible,
  ConfirmationView,
  Contract,
  DataDecoded,
  Delegate,
  Estimation,
  HistoryItem,
  IndexingStatus,
  MasterCopy,
  Message,
  MessageItem,
  Nonces,
  OwnerSafes,
  OwnerSafesByChain,
  pageOf,
  QueueItem,
  SafeApp,
  SafeOverview,
  SafeState,
  TransactionDetails,
  TransactionItem,
  TransactionPreview,
} from '@countersign/api'
import { findSafeDeployment } from '@countersign/chains'
import { demoOwners, proposeDemoQueue, spareKeys, testTokenAbi } from '@countersign/devchain'
import { buildDeleteRequestTypedData, deleteRequestTotp, hashSafeMessage, hashTypedData } from '@countersign/safe'
import * as official from '@safe-global/safe-gateway-typescript-sdk'
import { encodeFunctionData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildProposal } from '../apps/service/src/testing/buildProposal.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../apps/service/src/testing/startFixture.ts'

type Sdk = typeof official

/** The client itself; remembers which of its functions were called. */
const called = new Set<string>()
const exported: Record<string, unknown> = { ...('default' in official ? (official.default as object) : official) }
const functions = Object.keys(exported).filter((name) => typeof exported[name] === 'function')
const sdk = new Proxy(exported, {
  get: (target, name: string) => {
    called.add(name)
    return target[name]
  },
}) as unknown as Sdk

const [alice, bob] = demoOwners
let fixture: Fixture
let safe: string
beforeAll(async () => {
  fixture = await startFixture(undefined, {
    safeApps: [
      { id: 7, url: 'https://app.example', name: 'App', iconUrl: 'https://app.example/icon.svg' },
      {
        id: 8,
        url: 'https://reserved.example',
        name: 'Reserved',
        accessControl: { type: 'DOMAIN_ALLOWLIST', value: ['https://wallet.example'] },
      },
    ],
  })
  const { url: serviceUrl, devchain, account } = fixture
  safe = account.address
  await proposeDemoQueue({ serviceUrl, rpcUrl: devchain.rpcUrl, chainId: devchain.chainId, account: account.address })
  sdk.setBaseUrl(serviceUrl)
})
afterAll(() => fixture.stop())

/** The answer as our own schema reads it: what we promise is what this client got. */
const as = <Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> => schema.parse(answer)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
const sign = (owner: (typeof demoOwners)[number], hash: `0x${string}`) =>
  privateKeyToAccount(owner.privateKey).sign({ hash })

describe('chains', () => {
  test('behavior: chains, one chain, singletons, indexing status', async () => {
    // The types of this client are older than the cursor it passes on.
    const page = await sdk.getChainsConfig({ cursor: 'limit=50&offset=0' } as never)
    const chain = as(Chain, await sdk.getChainConfig(CHAIN_ID))
    expect(as(pageOf(Chain), page)).toMatchObject({ count: 1, next: null, results: [chain] })
    expect(chain).toMatchObject({ chainId: CHAIN_ID, shortName: 'dev1', l2: true })
    const copies = as(z.array(MasterCopy), await sdk.getMasterCopies(CHAIN_ID))
    expect(copies).toContainEqual({ address: findSafeDeployment('1.4.1', 'SafeL2')?.address, version: '1.4.1+L2' })
    expect(as(IndexingStatus, await sdk.getIndexingStatus(CHAIN_ID))).toMatchObject({ synced: true })
  })

  test('behavior: apps, those reserved for other clients left out', async () => {
    expect(as(z.array(SafeApp), await sdk.getSafeApps(CHAIN_ID)).map(({ id }) => id)).toEqual([7, 8])
    const mine = await sdk.getSafeApps(CHAIN_ID, { client_url: 'https://else.example' })
    expect(mine.map(({ name }) => name)).toEqual(['App'])
  })

  test('behavior: a known contract', async () => {
    const address = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? '0x'
    expect(as(Contract, await sdk.getContract(CHAIN_ID, address))).toMatchObject({ trustedForDelegateCall: true })
  })

  test('error: the client repeats our code and message', async () => {
    expect(await refusal(sdk.getChainConfig('5'))).toBe('CGW error - 404: Not Found')
    expect(await refusal(sdk.getSafeInfo(CHAIN_ID, '0x12'))).toBe('CGW error - 422: Invalid address')
  })
})

describe('accounts', () => {
  test('behavior: state, nonces, owners', async () => {
    const owners = demoOwners.map(({ address }) => address)
    const state = as(SafeState, await sdk.getSafeInfo(CHAIN_ID, safe.toLowerCase()))
    expect(state).toMatchObject({ address: { value: safe }, threshold: 2, nonce: 5, version: '1.4.1+L2' })
    expect(state.owners.map(({ value }) => value)).toEqual(owners)
    expect(as(Nonces, await sdk.getNonces(CHAIN_ID, safe))).toEqual({ currentNonce: 5, recommendedNonce: 9 })
    expect(as(OwnerSafes, await sdk.getOwnedSafes(CHAIN_ID, alice.address))).toEqual({ safes: [safe] })
    expect(as(OwnerSafesByChain, await sdk.getAllOwnedSafes(alice.address))).toEqual({ [CHAIN_ID]: [safe] })
  })

  test('behavior: overviews', async () => {
    const query = { currency: 'usd', trusted: true, exclude_spam: true, wallet_address: alice.address }
    const overviews = await sdk.getSafeOverviews([`${Number(CHAIN_ID)}:${safe}` as `${number}:0x${string}`], query)
    expect(as(z.array(SafeOverview), overviews)).toMatchObject([{ threshold: 2, queued: 4, awaitingConfirmation: 1 }])
  })

  test('behavior: balances, currencies, collectibles of both versions', async () => {
    const balances = as(Balances, await sdk.getBalances(CHAIN_ID, safe, 'usd', { trusted: true, exclude_spam: true }))
    expect(balances.items.map(({ tokenInfo }) => tokenInfo.symbol).toSorted()).toEqual(['ETH', 'TDAI', 'TUSD'])
    expect((await sdk.getFiatCurrencies())[0]).toBe('USD')
    const all = as(z.array(Collectible), await sdk.getCollectibles(CHAIN_ID, safe))
    expect(all).toHaveLength(1)
    const page = as(pageOf(Collectible), await sdk.getCollectiblesPage(CHAIN_ID, safe))
    expect(page).toMatchObject({ count: 1, next: null, results: all })
  })
})

describe('transactions', () => {
  test('behavior: history and queue, followed by page URL', async () => {
    const first = await sdk.getTransactionHistory(CHAIN_ID, safe, { cursor: 'limit=2&offset=0' } as never)
    expect(as(pageOf(HistoryItem), first).results.length).toBeGreaterThan(0)
    const second = await sdk.getTransactionHistory(CHAIN_ID, safe, {}, first.next ?? '')
    const ids = ({ results }: typeof first) =>
      results.flatMap((item) => ('transaction' in item ? [item.transaction.id] : []))
    expect(ids(second)).toHaveLength(2)
    expect(ids(second)).not.toEqual(ids(first))
    expect(ids(await sdk.getTransactionHistory(CHAIN_ID, safe, {}, second.previous ?? ''))).toEqual(ids(first))
    const queue = as(pageOf(QueueItem), await sdk.getTransactionQueue(CHAIN_ID, safe, { trusted: true } as never))
    expect(queue.count).toBe(4)
  })

  test('behavior: the three filtered lists, with their trailing slashes', async () => {
    const Rows = pageOf(TransactionItem)
    const incoming = as(Rows, await sdk.getIncomingTransfers(CHAIN_ID, safe, { trusted: true } as never))
    expect(incoming.results.length).toBeGreaterThan(2)
    const multisigs = as(Rows, await sdk.getMultisigTransactions(CHAIN_ID, safe, { nonce: '1' }))
    expect(multisigs).toMatchObject({ count: 1, results: [{ transaction: { executionInfo: { nonce: 1 } } }] })
    const modules = as(Rows, await sdk.getModuleTransactions(CHAIN_ID, safe))
    expect(modules).toMatchObject({ count: 1, results: [{ transaction: { executionInfo: { type: 'MODULE' } } }] })
  })

  test('behavior: details of every row of the history', async () => {
    const { results } = await sdk.getTransactionHistory(CHAIN_ID, safe)
    for (const item of results) {
      if (!('transaction' in item)) continue
      const details = as(TransactionDetails, await sdk.getTransactionDetails(CHAIN_ID, item.transaction.id))
      expect(details).toMatchObject({ txId: item.transaction.id, txHash: item.transaction.txHash })
    }
  })

  test('behavior: estimate, preview, decode, view, propose, sign again, delete', async () => {
    const data = encodeFunctionData({
      abi: testTokenAbi,
      functionName: 'transfer',
      args: [spareKeys[0].address, 1n],
    })
    const to = fixture.contracts.testUsd
    const estimation = await sdk.postSafeGasEstimation(CHAIN_ID, safe, { to, value: '0', data, operation: 0 })
    const { recommendedNonce } = as(Estimation, estimation)
    const preview = as(TransactionPreview, await sdk.getTxPreview(CHAIN_ID, safe, 0, data, to, '0'))
    expect(preview.txInfo).toMatchObject({ type: 'Transfer', direction: 'OUTGOING' })
    const decoded = as(DataDecoded, await sdk.getDecodedData(CHAIN_ID, 0, data, to))
    expect(decoded.method).toBe('transfer')
    const view = as(ConfirmationView, await sdk.getConfirmationView(CHAIN_ID, safe, 0, data, to, '0'))
    expect(view).toEqual({ type: 'GENERIC', ...decoded })

    const call = { to, data, nonce: BigInt(recommendedNonce) }
    const built = await buildProposal(fixture.devchain.rpcUrl, fixture.account.address, call, [alice])
    const body = JSON.parse(
      JSON.stringify(built, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
    )
    const proposed = as(TransactionDetails, await sdk.proposeTransaction(CHAIN_ID, safe, body))
    expect(proposed).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS', txInfo: preview.txInfo })
    // This client has no call to confirm: the second owner proposes the same again.
    const signature = await sign(bob, built.safeTxHash)
    const confirmed = await sdk.proposeTransaction(CHAIN_ID, safe, { ...body, sender: bob.address, signature })
    expect(as(TransactionDetails, confirmed).txStatus).toBe('AWAITING_EXECUTION')

    const request = buildDeleteRequestTypedData({
      chainId: BigInt(CHAIN_ID),
      safe: fixture.account.address,
      safeTxHash: built.safeTxHash,
      totp: deleteRequestTotp(Date.now() / 1000),
    })
    await sdk.deleteTransaction(CHAIN_ID, built.safeTxHash, await sign(alice, hashTypedData(request)))
    expect(await refusal(sdk.getTransactionDetails(CHAIN_ID, built.safeTxHash))).toBe(
      'CGW error - 404: An error occurred',
    )
  })
})

describe('messages and delegates', () => {
  test('behavior: propose, read, confirm', async () => {
    const message = 'Countersign speaks to the official client'
    const account = { chainId: BigInt(CHAIN_ID), safe: fixture.account.address, version: '1.4.1' }
    const hash = hashSafeMessage({ ...account, message })
    const body = { message, safeAppId: 7, signature: await sign(alice, hash) }
    expect(await sdk.proposeSafeMessage(CHAIN_ID, safe, body)).toEqual({})
    const stored = as(Message, await sdk.getSafeMessage(CHAIN_ID, hash))
    expect(stored).toMatchObject({ message, status: 'NEEDS_CONFIRMATION', name: 'App', confirmationsSubmitted: 1 })
    await sdk.confirmSafeMessage(CHAIN_ID, hash, { signature: await sign(bob, hash) })
    const page = as(pageOf(MessageItem), await sdk.getSafeMessages(CHAIN_ID, safe))
    expect(page.results.map(({ type }) => type)).toEqual(['DATE_LABEL', 'MESSAGE'])
    expect(page.results[1]).toMatchObject({ status: 'CONFIRMED', preparedSignature: expect.stringMatching(/^0x/) })
  })

  test('behavior: delegates, and the refusal without a filter', async () => {
    expect(as(pageOf(Delegate), await sdk.getDelegates(CHAIN_ID, { safe }))).toMatchObject({ count: 0, results: [] })
    expect(await refusal(sdk.getDelegates(CHAIN_ID))).toBe('CGW error - 422: At least one property is required')
  })
})

describe('people and devices', () => {
  test('behavior: sign in with a wallet', async () => {
    const { nonce } = await sdk.getAuthNonce()
    const { host, origin } = new URL(fixture.url)
    const message = createSiweMessage({
      address: alice.address,
      chainId: Number(CHAIN_ID),
      domain: host,
      uri: origin,
      version: '1',
      nonce,
      issuedAt: new Date(),
    })
    const signature = await privateKeyToAccount(alice.privateKey).signMessage({ message })
    expect(await sdk.verifyAuth({ message, signature })).toEqual({})
    expect(await refusal(sdk.verifyAuth({ message, signature }))).toBe('CGW error - 401: Invalid nonce')
  })

  test('behavior: a device is registered, and leaves', async () => {
    const uuid = '5ac4d2a2-6b8e-4f5e-9d5f-0c2b8f1f7c11'
    await sdk.registerDevice({
      uuid,
      cloudMessagingToken: 'token',
      buildNumber: '1',
      bundle: 'example',
      deviceType: official.DeviceType?.WEB ?? ('WEB' as never),
      version: '1.0.0',
      safeRegistrations: [{ chainId: CHAIN_ID, safes: [safe], signatures: [] }],
    })
    await sdk.unregisterSafe(CHAIN_ID, safe, uuid)
    await sdk.unregisterDevice(CHAIN_ID, uuid)
  })

  test('behavior: without a relayer nothing is left to relay', async () => {
    expect(await sdk.getRelayCount(CHAIN_ID, safe)).toEqual({ remaining: 0, limit: 0 })
    const refused = await refusal(sdk.relayTransaction(CHAIN_ID, { version: '1.4.1', to: safe, data: '0x' } as never))
    expect(refused).toMatch(/^CGW error - 4\d\d: /)
  })
})

test('behavior: features of a hosted service give 404, with an error that this client understands', async () => {
  const headers = { 'Safe-Wallet-Signature': '0x', 'Safe-Wallet-Signature-Timestamp': '0' } as never
  const email = { emailAddress: 'a@example.org', signer: alice.address }
  const answers = await Promise.all(
    [
      sdk.registerEmail(CHAIN_ID, safe, email, headers),
      sdk.changeEmail(CHAIN_ID, safe, alice.address, email, headers),
      sdk.resendEmailVerificationCode(CHAIN_ID, safe, alice.address),
      sdk.verifyEmail(CHAIN_ID, safe, alice.address, { code: '1' }),
      sdk.getRegisteredEmail(CHAIN_ID, safe, alice.address, headers),
      sdk.deleteRegisteredEmail(CHAIN_ID, safe, alice.address, headers),
      sdk.registerRecoveryModule(CHAIN_ID, safe, { moduleAddress: safe }),
      sdk.unsubscribeSingle({ category: 'x', token: 'y' }),
      sdk.unsubscribeAll({ token: 'y' }),
      sdk.createAccount({ address: alice.address } as never),
      sdk.getAccount(alice.address),
      sdk.deleteAccount(alice.address),
      sdk.getAccountDataTypes(),
      sdk.getAccountDataSettings(alice.address),
      sdk.putAccountDataSettings(alice.address, { accountDataSettings: [] }),
    ].map(refusal),
  )
  for (const answer of answers) expect(answer).toMatch(/^CGW error - 404: Cannot (GET|POST|PUT|DELETE) \/v1\//)
})

test('behavior: this file has called every function the client exports', () => {
  expect(functions.length).toBeGreaterThan(50)
  expect(functions.filter((name) => !called.has(name))).toEqual([])
})
