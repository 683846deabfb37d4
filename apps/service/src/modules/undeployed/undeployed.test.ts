import type { UndeployedCreation } from '@countersign/api'
import { findSafeDeployment } from '@countersign/chains'
import { type DemoKey, demoOwners, devClient, fund, sendTransaction, spareKeys } from '@countersign/devchain'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import {
  type CreationData,
  encodeDeployAndExecute,
  encodeExecTransaction,
  encodeSetup,
  fromWalletSignature,
  packSignatures,
  recoverSignature,
} from '@countersign/safe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endRegistrations } from '../../housekeeping/endRegistrations.ts'
import {
  buildConfirmationRequest,
  buildProposalRequest,
  plainTransaction,
  sign,
  type SignedRequest,
  type TransactionFields,
} from '../../proof/signedRequests.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'
import { futureCreation, undeployedAccount } from '../../testing/undeployedAccount.ts'

const [alice, bob] = demoOwners
const stranger = spareKeys[0]
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let now = Date.now()
let fixture: Fixture
beforeAll(async () => {
  const limits = { undeployedPerClient: 6, unsignedDataBytes: 64, unsignedPerAccount: 2 }
  fixture = await startFixture(() => now, { limits })
})
afterAll(() => fixture?.stop())

const send = async ({ method, path, body }: SignedRequest, ip = '192.0.2.1') => {
  const headers = { host: 'localhost' }
  const answer = await fixture.app.inject({ method, url: path, payload: body, headers, remoteAddress: ip })
  const { message } = answer.body === '' ? { message: '' } : answer.json<{ message?: string }>()
  return message === undefined || message === '' ? answer.statusCode : `${answer.statusCode}: ${message}`
}
const pathOf = (safe: Address) => `/v1/chains/${CHAIN_ID}/safes/${safe}`
const register = (record: UndeployedCreation & { readonly address: Address }, ip?: string) => {
  const { address, saltNonce, ...body } = record
  const request = { ...body, saltNonce: String(saltNonce) }
  return send({ method: 'POST', path: `${pathOf(address)}/undeployed`, body: request }, ip)
}
const read = async (path: string) => {
  const answer = await fixture.app.inject({ url: path, headers: { host: 'localhost' } })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const queueOf = async (safe: Address) =>
  (await fixture.api.getQueue({ params: { chainId: CHAIN_ID, safe }, query: {} })).results.flatMap((item) =>
    item.type === 'TRANSACTION' ? [item.transaction] : [],
  )
const propose = (safe: Address, nonce: bigint, signer: DemoKey, change: Partial<TransactionFields> = {}) =>
  buildProposalRequest(
    { chainId: CHAIN_ID, safe },
    plainTransaction({ to: stranger.address, value: 5n, nonce, ...change }),
    signer,
  )

test('behavior: owners propose and confirm before the account exists, and one transaction deploys and executes', async () => {
  const creation = futureCreation({ saltNonce: 1n })
  const account = undeployedAccount({ saltNonce: 1n })
  const safe = account.address
  const proposal = await propose(safe, 0n, alice)
  expect(await send(proposal)).toBe('404: An error occurred')
  expect(await register(account)).toBe(201)
  expect(await register(account)).toBe(201)
  const { address: _address, ...record } = account
  expect(await fixture.api.getUndeployed({ params: { chainId: CHAIN_ID, safe } })).toEqual(record)
  // Clients that do not know of such accounts get the answer of an unknown address.
  const [known, unknown] = [await read(pathOf(safe)), await read(pathOf(stranger.address))]
  expect(known.status).toBe(404)
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
  for (const part of ['/transactions/history', '/balances/USD', '/transactions/creation'])
    expect([part, (await read(`${pathOf(safe)}${part}`)).status]).toEqual([part, 404])

  expect(await send(proposal)).toBe(200)
  expect(await send(await propose(safe, 1n, stranger))).toBe('422: Invalid signature')
  expect(await send(await propose(safe, 1n, alice, { data: `0x${'ab'.repeat(65)}` }))).toBe(
    '422: Too much data without a signature',
  )
  const transaction = plainTransaction({ to: stranger.address, value: 5n, nonce: 0n })
  const unsigned = await buildProposalRequest({ chainId: CHAIN_ID, safe }, { ...transaction, nonce: 3n }, alice, {
    isSigned: false,
  })
  expect(await send(unsigned)).toBe('422: Invalid signature')
  expect(await fixture.api.getNonces({ params: { chainId: CHAIN_ID, safe } })).toEqual({
    currentNonce: 0,
    recommendedNonce: 1,
  })
  const confirm = (key: DemoKey) => buildConfirmationRequest({ chainId: CHAIN_ID, safe }, proposal.safeTxHash, key)
  expect(await send(await confirm(stranger))).toBe('422: Invalid signature')
  expect(await send(await confirm(bob))).toBe(200)
  expect(await queueOf(safe)).toMatchObject([
    {
      txStatus: 'AWAITING_EXECUTION',
      executionInfo: { confirmationsRequired: 2, confirmationsSubmitted: 2, nonce: 0 },
    },
  ])
  const details = await fixture.api.getTransaction({ params: { chainId: CHAIN_ID, id: proposal.safeTxHash } })
  expect(details).toMatchObject({ safeAddress: safe, detailedExecutionInfo: { confirmationsRequired: 2 } })
  // A flood of proposals ends at the limit.
  expect(await send(await propose(safe, 1n, alice))).toBe(200)
  expect(await send(await propose(safe, 2n, alice))).toBe('422: Too many proposals without a signature')

  await deployAndExecute(creation, safe, proposal.safeTxHash, transaction)
  await fixture.runtime.indexer.sync()
  expect((await read(pathOf(safe))).status).toBe(200)
  const executed = await fixture.api.getTransaction({ params: { chainId: CHAIN_ID, id: proposal.safeTxHash } })
  expect(executed).toMatchObject({ txStatus: 'SUCCESS' })
  expect(await queueOf(safe)).toMatchObject([{ executionInfo: { nonce: 1 } }])
  await endRegistrations(fixture.context)
  expect((await read(`${pathOf(safe)}/undeployed`)).status).toBe(404)
  expect(await queueOf(safe)).toHaveLength(1)
})

async function deployAndExecute(creation: CreationData, safe: Address, hash: Hex, transaction: TransactionFields) {
  const client = devClient(fixture.devchain.rpcUrl)
  const signatures = await Promise.all(
    [alice, bob].map(async (key) =>
      recoverSignature({ signature: fromWalletSignature({ signature: await sign(hash, key), kind: 'eoa' }), hash }),
    ),
  )
  await fund(fixture.devchain.rpcUrl, safe, { native: 10n })
  const to = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? ZERO_ADDRESS
  const execution = encodeExecTransaction(transaction, packSignatures(signatures))
  await sendTransaction(client, { from: stranger.address, to, data: encodeDeployAndExecute(creation, execution) })
}

test('behavior: an owner finds the accounts that name him before they are deployed, the newest first', async () => {
  const [owner, other] = [spareKeys[1], spareKeys[2]]
  const owned = async (address: Address) =>
    (await fixture.api.getOwnerUndeployed({ params: { owner: address } })).map((one) => one.address)
  const older = undeployedAccount({ saltNonce: 31n, owners: [alice.address, owner.address] })
  const newer = undeployedAccount({ saltNonce: 32n, owners: [owner.address, bob.address] })
  // Its bytes are in the calldata of the set-up, but not as an owner.
  const handled = undeployedAccount({ saltNonce: 33n, fallbackHandler: owner.address })
  for (const account of [older, newer, handled]) {
    // The record has the time of the newest block, if that is later than the clock.
    now += HOUR_MS
    expect(await register(account, '192.0.2.77')).toBe(201)
  }
  expect(await owned(owner.address)).toEqual([newer.address, older.address])
  expect(await owned(other.address)).toEqual([])
  const { address: safe, ...record } = newer
  expect(await fixture.api.getOwnerUndeployed({ params: { owner: owner.address } })).toContainEqual({
    chainId: CHAIN_ID,
    address: safe,
    ...record,
  })
  // After half of its time a registration is renewed, and is the newest.
  now += 16 * DAY_MS
  expect(await register(older, '192.0.2.77')).toBe(201)
  expect(await owned(owner.address)).toEqual([older.address, newer.address])
})

test('security: creation data of another address, a payment, a foreign factory and a foreign set-up call are refused', async () => {
  const account = undeployedAccount({ saltNonce: 2n })
  const refused = '422: Invalid creation data'
  expect(await register({ ...account, saltNonce: 3n })).toBe(refused)
  expect(await register({ ...account, address: stranger.address })).toBe(refused)
  const owners = [stranger.address]
  expect(await register({ ...account, initializer: encodeSetup({ owners, threshold: 1 }) })).toBe(refused)
  expect(await register({ ...account, initializer: '0x12' })).toBe(refused)
  // Proved by their addresses, but not by contracts whose code is published.
  expect(await register(undeployedAccount({ factory: stranger.address }))).toBe(refused)
  expect(await register(undeployedAccount({ singleton: stranger.address }))).toBe(refused)
  expect(await register(undeployedAccount({ to: stranger.address, data: '0x12345678' }))).toBe(refused)
  expect(await register({ ...account, initializer: `0x${'00'.repeat(10_241)}` })).toMatch(/^422/)
  expect(await register({ ...account, saltNonce: 2n ** 256n })).toBe('422: A salt nonce is less than 2^256')
  expect((await read(`${pathOf(account.address)}/undeployed`)).status).toBe(404)
})

test('behavior: a registration ends when nothing refers to it, and is renewed while it is used', async () => {
  const [waiting, idle, renewed] = [20n, 21n, 22n].map((saltNonce) => undeployedAccount({ saltNonce }))
  if (!waiting || !idle || !renewed) throw new Error('three accounts')
  for (const account of [waiting, idle, renewed]) expect(await register(account)).toBe(201)
  expect(await send(await propose(waiting.address, 0n, alice))).toBe(200)
  const isKept = async ({ address }: { address: Address }) =>
    (await read(`${pathOf(address)}/undeployed`)).status === 200
  now += 20 * DAY_MS
  expect(await register(renewed)).toBe(201)
  now += 11 * DAY_MS
  await endRegistrations(fixture.context)
  expect(await Promise.all([waiting, idle, renewed].map(isKept))).toEqual([true, false, true])
})

test('error: one client registers a limited number of accounts a day; others still can', async () => {
  const ip = '192.0.2.77'
  const answers: unknown[] = []
  for (let salt = 100n; salt < 108n; salt += 1n)
    answers.push(await register(undeployedAccount({ saltNonce: salt }), ip))
  expect(answers).toEqual([
    ...Array.from({ length: 6 }, () => 201),
    ...Array.from({ length: 2 }, () => '429: Too many registrations'),
  ])
  expect(await register(undeployedAccount({ saltNonce: 107n }), '192.0.2.78')).toBe(201)
})
