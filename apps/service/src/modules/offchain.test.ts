import type {
  CreateDelegateRequest,
  Delegate,
  Message,
  MessageContent,
  MultisigExecutionDetails,
} from '@countersign/api'
import { type ApiClient, ApiError, createApiClient } from '@countersign/api/client'
import { findSafeDeployment, safeAbi } from '@countersign/chains'
import {
  type DemoKey,
  demoOwners,
  deploySafe,
  devClient,
  executeSafeTransaction,
  sendTransaction,
  spareKeys,
} from '@countersign/devchain'
import {
  approvedHashSignature,
  buildDelegateTypedData,
  contractSignature,
  encodeSafeMessage,
  hashMessagePayload,
  hashSafeMessage,
  hashTypedData,
  type TypedData,
} from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import { encodeFunctionData, keccak256, parseAbi, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { accountJournal } from '../db/schema/schema.ts'
import type { PublishedEvent } from '../events/EventBus.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { addDelegate } from '../submit/delegates/addDelegate.ts'
import { createDelegationLimit } from '../submit/delegates/createDelegationLimit.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { buildProposal } from '../testing/buildProposal.ts'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../testing/testService.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const [alice, bob, carol] = demoOwners
const [dave, stranger] = [spareKeys[0], spareKeys[4]]
const VERSION = '1.4.1'

let chain: TestChain
let service: TestContext
let app: FastifyInstance
let api: ApiClient
let salt = 9000n
let clockOffset = 0
const published: PublishedEvent[] = []
beforeAll(async () => {
  chain = await startTestChain()
  service = await openTestContext(chain, {
    safeApps: [
      {
        id: 7,
        url: 'https://app.example',
        name: 'Example app',
        iconUrl: 'https://app.example/icon.svg',
        description: 'An app',
      },
    ],
  })
  service.context.bus.subscribe((event) => published.push(event))
  app = await createHttpServer({ ...service.context, clock: () => Date.now() + clockOffset })
  api = createApiClient({ baseUrl: await app.listen({ port: 0, host: '127.0.0.1' }) })
})
afterAll(async () => {
  await app?.close()
  await service?.close()
  await chain?.devchain.stop({ snapshot: false })
})

const later = (ms: number) => {
  clockOffset = ms
  onTestFinished(() => void (clockOffset = 0))
}
const sync = () => service.chain.indexer.sync()
/** A new 2-of-3 account, indexed. */
async function createSafe(
  owners: Address[] = [alice.address, bob.address, carol.address],
  threshold = 2,
): Promise<Address> {
  const { address } = await deploySafe(chain.rpcUrl, { owners, threshold, version: VERSION, saltNonce: salt++ })
  await sync()
  return address
}
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ApiError ? error.message : error),
  )
const on = (safe: Address) => ({ chainId: chain.chainId, safe })
const hashOf = (safe: Address, message: MessageContent, version = VERSION) =>
  hashSafeMessage({ chainId: BigInt(chain.chainId), safe, version, message })
const sign = (hash: Hex, key: DemoKey) => privateKeyToAccount(key.privateKey).sign({ hash })
const create = async (safe: Address, message: MessageContent, key: DemoKey, more: object = {}) =>
  api.createMessage({ params: on(safe), body: { message, signature: await sign(hashOf(safe, message), key), ...more } })
const confirm = (messageHash: Hex, signature: Hex) =>
  api.confirmMessage({ params: { chainId: chain.chainId, messageHash }, body: { signature } })
const read = (messageHash: Hex) => api.getMessage({ params: { chainId: chain.chainId, messageHash } })
const list = (safe: Address, cursor?: string) =>
  api.getMessages({ params: on(safe), ...(cursor === undefined ? {} : { query: { cursor } }) })
const signersOf = ({ confirmations }: Message) => confirmations.map(({ owner }) => owner.value)
const eventsOf = (safe: Address) =>
  published.flatMap(({ event }) => (event.address === safe ? [event] : [])).map(({ type }) => type)
/** Whether the account's own contract accepts a signature of a message. */
const askContract = (safe: Address, message: MessageContent, signature: Hex) =>
  devClient(chain.rpcUrl).readContract({
    address: safe,
    abi: parseAbi(['function isValidSignature(bytes32,bytes) view returns (bytes4)']),
    functionName: 'isValidSignature',
    args: [hashMessagePayload(message), signature],
  })
const execute = (safe: Address, signers: DemoKey[], call: { to: Address; data: Hex; operation?: 0 | 1 }) =>
  executeSafeTransaction(chain.rpcUrl, { safe, signers, ...call })
const swapOwner = (previous: Address, old: Address, fresh: Address) =>
  encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: [previous, old, fresh] })
/** Block times are whole seconds, so the next block must be a second later than all earlier requests. */
const nextBlockIsLater = async () =>
  devClient(chain.rpcUrl).setNextBlockTimestamp({ timestamp: BigInt(Math.floor(Date.now() / 1000) + 2) })
const reorg = (depth: number) =>
  devClient(chain.rpcUrl).request<{ Method: 'anvil_reorg'; Parameters: unknown[]; ReturnType: unknown }>({
    method: 'anvil_reorg',
    params: [depth, []],
  })

const mail: TypedData & MessageContent = {
  domain: { name: 'Mail', chainId: 31337, verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC' },
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  message: { from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' }, contents: 'a\0b' },
}

describe('messages', () => {
  test('behavior: a text is created, confirmed, and its signature is accepted by the account', async () => {
    const safe = await createSafe()
    const before = await api.getSafe({ params: on(safe) })
    const text = '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826'.toLowerCase()
    await create(safe, text, alice, { safeAppId: 7, origin: '{"url":"https://app.example"}' })
    const hash = hashOf(safe, text)
    const waiting = await read(hash)
    expect(waiting).toMatchObject({
      messageHash: hash,
      status: 'NEEDS_CONFIRMATION',
      name: 'Example app',
      logoUri: 'https://app.example/icon.svg',
      message: text,
      confirmationsSubmitted: 1,
      confirmationsRequired: 2,
      proposedBy: { value: alice.address },
      preparedSignature: null,
      origin: '{"url":"https://app.example"}',
    })
    await confirm(hash, await sign(hash, carol))
    const confirmed = await read(hash)
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', confirmationsSubmitted: 2 })
    expect(confirmed.modifiedTimestamp).toBeGreaterThanOrEqual(waiting.modifiedTimestamp)
    expect(await askContract(safe, text, confirmed.preparedSignature ?? '0x')).toBe('0x1626ba7e')
    const after = await api.getSafe({ params: on(safe) })
    expect(Number(after.messagesTag)).toBeGreaterThan(Number(before.messagesTag))
    expect(eventsOf(safe)).toEqual(expect.arrayContaining(['MESSAGE_CREATED', 'MESSAGE_CONFIRMATION']))
  })

  test('behavior: an app id too large for a database column does not block other messages', async () => {
    const safe = await createSafe([alice.address], 1)
    for (const safeAppId of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
      await create(safe, `app ${safeAppId}`, alice, { safeAppId })
      expect(await read(hashOf(safe, `app ${safeAppId}`))).toMatchObject({ name: null, status: 'CONFIRMED' })
    }
  })

  test('behavior: typed data is stored unchanged, and its primary type is inferred when missing', async () => {
    const safe = await createSafe([alice.address], 1)
    await create(safe, mail, alice)
    const message = await read(hashOf(safe, mail))
    expect(message.message).toEqual(mail)
    expect(hashOf(safe, mail)).toBe(hashOf(safe, { ...mail, primaryType: 'Mail' }))
    expect(await askContract(safe, mail, message.preparedSignature ?? '0x')).toBe('0x1626ba7e')
  })

  test('behavior: signatures of contract owners, eth_sign and approved hashes are packed in the form that the account accepts', async () => {
    const nested = await createSafe([bob.address], 1)
    const safe = await createSafe([alice.address, nested, carol.address, dave.address], 4)
    const hash = hashOf(safe, 'four kinds')
    const account = { chainId: BigInt(chain.chainId), version: VERSION }
    const preimage = encodeSafeMessage({ ...account, safe, bytes: hashMessagePayload('four kinds') })
    const ofNested = encodeSafeMessage({ ...account, safe: nested, bytes: preimage })
    await create(safe, 'four kinds', alice)
    await confirm(hash, contractSignature(nested, await sign(keccak256(ofNested), bob)).data)
    const personal = await privateKeyToAccount(carol.privateKey).signMessage({ message: { raw: hash } })
    await confirm(hash, `0x${personal.slice(2, -2)}${(Number(`0x${personal.slice(-2)}`) + 4).toString(16)}`)
    const approved = approvedHashSignature(dave.address).data
    expect(await refusal(confirm(hash, approved))).toBe('422: Invalid signature')
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] })
    await sendTransaction(devClient(chain.rpcUrl), { from: dave.address, to: safe, data })
    await confirm(hash, approved)
    const { preparedSignature, confirmations } = await read(hash)
    expect(confirmations.map(({ owner }) => owner.value)).toEqual([alice.address, nested, carol.address, dave.address])
    expect(await askContract(safe, 'four kinds', preparedSignature ?? '0x')).toBe('0x1626ba7e')
  })

  test('behavior: messages are listed newest first by UTC day, every page begins with a label, the cursor is preserved', async () => {
    const safe = await createSafe([alice.address], 1)
    for (const text of ['one', 'two', 'three']) await create(safe, text, alice)
    const first = await list(safe, 'limit=2&offset=0')
    const { creationTimestamp: newest } = await read(hashOf(safe, 'three'))
    expect(first.results[0]).toEqual({ type: 'DATE_LABEL', timestamp: newest - (newest % DAY_MS) })
    expect(first.count).toBe(3)
    const second = await list(safe, new URL(first.next ?? '').searchParams.get('cursor') ?? '')
    expect(second.results[0]?.type).toBe('DATE_LABEL')
    const texts = [...first.results, ...second.results].flatMap((item) => ('message' in item ? [item.message] : []))
    expect(texts).toEqual(['three', 'two', 'one'])
    expect(second.next).toBeNull()
    expect(await list(await createSafe())).toEqual({ count: 0, next: null, previous: null, results: [] })
  })

  test('behavior: of two identical concurrent messages one is refused as existing', async () => {
    const safe = await createSafe()
    const answers = await Promise.all([1, 2, 3].map(() => refusal(create(safe, 'twice', alice))))
    const exists = `400: Message with hash ${hashOf(safe, 'twice')} for safe ${safe} already exists in DB`
    expect(answers.toSorted()).toEqual([exists, exists, 'accepted'].toSorted())
  })

  test('error: each refusal has its own message', async () => {
    const safe = await createSafe()
    const hash = hashOf(safe, 'gm')
    const post = (payload: object) =>
      app.inject({ method: 'POST', url: `/v1/chains/${chain.chainId}/safes/${safe}/messages`, payload })
    for (const [payload, message] of [
      [{ message: 'gm' }, /expected string|Invalid input/],
      [{ message: 5, signature: await sign(hash, alice) }, /Invalid input/],
      [{ message: 'gm', signature: '0x12' }, /Invalid signature/],
      [{ message: 'gm', signature: `0x${'1'.repeat(131)}` }, /Invalid hex bytes/],
      [{ message: 'gm', signature: 'zz' }, /Invalid "0x" notated hex string/],
      [{ message: 'gm', signature: await sign(hash, alice), safeAppId: -1 }, /./],
      [{ message: 'gm', signature: await sign(hash, stranger) }, /^Invalid signature$/],
      [{ message: 'gm', signature: `0x${'ff'.repeat(65)}` }, /^Invalid signature$/],
      [{ message: 'gm', signature: await sign(hashOf(safe, 'gn'), alice) }, /^Invalid signature$/],
      [{ message: { ...mail, types: {} }, signature: await sign(hash, alice) }, /^Could not calculate messageHash$/],
    ] as const) {
      const answer = await post(payload)
      expect([answer.statusCode, answer.json().code], answer.body).toEqual([422, 422])
      expect(answer.json().message).toMatch(message)
    }
    const both = `${await sign(hash, alice)}${(await sign(hash, bob)).slice(2)}`
    expect((await post({ message: 'gm', signature: both })).json().message).toBe('Invalid signature')
    expect(await refusal(create(stranger.address, 'gm', alice))).toBe('404: An error occurred')
    expect(await refusal(read(hash))).toBe('404: An error occurred')
    expect(await refusal(confirm(hash, await sign(hash, bob)))).toBe('404: An error occurred')
    await create(safe, 'gm', alice)
    expect(await refusal(confirm(hash, await sign(hash, alice)))).toBe(
      `400: Signature for owner ${alice.address} already exists`,
    )
    expect(await refusal(confirm(hash, await sign(hash, stranger)))).toBe('422: Invalid signature')
    const other = api.getMessages({ params: { chainId: '5', safe } })
    expect(await refusal(other)).toBe('404: Not Found')
  })

  test('behavior: a message that the account signs on chain is confirmed without owners, until a reorg', async () => {
    const safe = await createSafe()
    await create(safe, 'on chain', alice)
    const hash = hashOf(safe, 'on chain')
    const library = findSafeDeployment(VERSION, 'SignMessageLib')?.address
    if (!library) throw new Error('1.4.1 has a SignMessageLib')
    const data = encodeFunctionData({
      abi: parseAbi(['function signMessage(bytes)']),
      functionName: 'signMessage',
      args: [hashMessagePayload('on chain')],
    })
    await execute(safe, [alice, bob], { to: library, data, operation: 1 })
    await sync()
    expect(await read(hash)).toMatchObject({ status: 'CONFIRMED', confirmationsSubmitted: 1, preparedSignature: '0x' })
    expect(await askContract(safe, 'on chain', '0x')).toBe('0x1626ba7e')
    expect(eventsOf(safe)).toContain('MESSAGE_CONFIRMATION')
    await reorg(1)
    await sync()
    expect(await read(hash)).toMatchObject({ status: 'NEEDS_CONFIRMATION', preparedSignature: null })
  })

  test('behavior: the signature of a removed owner is void, also after the owner is added again; a reorg restores it', async () => {
    const safe = await createSafe()
    await create(safe, 'stay', bob)
    const hash = hashOf(safe, 'stay')
    await nextBlockIsLater()
    await execute(safe, [alice, bob], { to: safe, data: swapOwner(alice.address, bob.address, dave.address) })
    await sync()
    expect(signersOf(await read(hash))).toEqual([])
    expect(await refusal(confirm(hash, await sign(hash, bob)))).toBe('422: Invalid signature')
    await execute(safe, [alice, carol], { to: safe, data: swapOwner(alice.address, dave.address, bob.address) })
    await sync()
    expect(signersOf(await read(hash))).toEqual([])
    await reorg(2)
    await sync()
    expect(signersOf(await read(hash))).toEqual([bob.address])
  })
})

const totp = (shift = 0) => Math.floor((Date.now() + clockOffset) / HOUR_MS) + shift
const consent = (delegate: Address, key: DemoKey, { chainId = 31337n as bigint | null, hour = totp() } = {}) =>
  sign(hashTypedData(buildDelegateTypedData({ chainId, delegate, totp: hour })), key)
const delegation = async (safe: Address | null, key: DemoKey, delegate: Address = dave.address) => ({
  safe,
  delegate,
  delegator: key.address,
  label: 'Bookkeeper',
  signature: await consent(delegate, key),
})
const params = () => ({ chainId: chain.chainId })
const add = (body: CreateDelegateRequest) => api.createDelegate({ params: params(), body })
const listDelegates = (query: { safe?: Address; delegate?: Address; delegator?: Address; label?: string }) =>
  api.getDelegates({ params: params(), query })
const drop = (body: { safe?: Address; delegator?: Address; signature: Hex }, delegate = dave.address) =>
  api.deleteDelegate({ params: { ...params(), delegate }, body })

describe('delegates', () => {
  test('behavior: a delegate is added, listed by every filter, renewed, and removed by either side', async () => {
    const safe = await createSafe()
    await add(await delegation(safe, alice))
    const expected: Delegate = {
      safe,
      delegate: dave.address,
      delegator: alice.address,
      label: 'Bookkeeper',
      expiryDate: null,
      addedAt: expect.any(Number),
    }
    for (const query of [{ safe }, { safe, delegate: dave.address }, { safe, label: 'Bookkeeper' }])
      expect((await listDelegates(query)).results).toEqual([expected])
    expect((await listDelegates({ safe, delegator: bob.address })).results).toEqual([])
    await add({ ...(await delegation(safe, alice)), label: 'Treasurer' })
    expect((await listDelegates({ safe })).results).toEqual([{ ...expected, label: 'Treasurer' }])
    await drop({ safe, delegator: alice.address, signature: await consent(dave.address, dave) })
    expect((await listDelegates({ safe })).results).toEqual([])
    const types = eventsOf(safe).filter((type) => type.endsWith('DELEGATE'))
    expect(types).toEqual(['NEW_DELEGATE', 'UPDATED_DELEGATE', 'DELETED_DELEGATE'])
    await add(await delegation(safe, alice))
    await drop({ safe, signature: await consent(dave.address, alice) })
    expect((await listDelegates({ safe })).results).toEqual([])
  })

  test('security: a delegation that is in force already adds no record and no event', async () => {
    const safe = await createSafe()
    const body = await delegation(safe, alice)
    await add(body)
    const count = () => service.context.db.drizzle.$count(accountJournal, eq(accountJournal.safe, safe))
    const [before, news] = [await count(), published.length]
    await add(body)
    expect([await count(), published.length]).toEqual([before, news])
    await add({ ...body, label: 'Treasurer' })
    expect([await count(), published.length]).toEqual([before + 1, news + 1])
  })

  test('security: delegations are limited per client, per delegator and, without a known account, for all clients', async () => {
    const safe = await createSafe()
    const limit = createDelegationLimit({ delegationsPerClient: 2, delegationsPerDay: 1 }, service.context.monotonic)
    const send = (body: CreateDelegateRequest, ip: string) =>
      addDelegate(service.context, chain.chainId, body, { scheme: 'typed', client: { ip }, limit }).then(
        () => 'added',
        (error: unknown) => {
          if (!(error instanceof ServiceError)) throw error
          return `${error.code} ${(error.retryAfter ?? 0) > 3600}`
        },
      )
    const [first, second, third] = [
      await delegation(safe, alice),
      await delegation(safe, bob),
      await delegation(safe, carol),
    ]
    expect(await send(first, '203.0.113.1')).toBe('added')
    expect(await send(second, '203.0.113.1')).toBe('added')
    expect(await send(third, '203.0.113.1')).toBe('delegate/too-many true')
    expect(await send({ ...first, label: 'Second' }, '203.0.113.2')).toBe('added')
    expect(await send({ ...first, label: 'Third' }, '203.0.113.2')).toBe('delegate/too-many true')

    const global = async (key: DemoKey) => ({
      ...(await delegation(null, key, spareKeys[1].address)),
      label: `of ${key.address}`,
    })
    expect(await send(await global(spareKeys[2]), '203.0.113.3')).toBe('added')
    expect(await send(await global(spareKeys[3]), '203.0.113.4')).toBe('delegate/too-many true')
    expect(await send(await global(carol), '203.0.113.4')).toBe('added')
  })

  test('behavior: signatures with and without the chain id are accepted, in this hour or the one before', async () => {
    const safe = await createSafe()
    const body = await delegation(safe, alice)
    for (const signature of [
      await consent(dave.address, alice, { chainId: null }),
      await consent(dave.address, alice, { hour: totp(-1) }),
      await consent(dave.address, alice, { chainId: null, hour: totp(-1) }),
    ])
      await add({ ...body, signature })
    for (const signature of [
      await consent(dave.address, alice, { hour: totp(-2) }),
      await consent(dave.address, alice, { hour: totp(1) }),
      await consent(dave.address, alice, { chainId: 1n }),
      await consent(stranger.address, alice),
    ])
      expect(await refusal(add({ ...body, signature }))).toBe('400: Signature does not match the delegator')
  })

  test('behavior: the older routes also accept the signed text of address and hour', async () => {
    const safe = await createSafe()
    const message = `${dave.address}${totp()}`
    const text = await privateKeyToAccount(alice.privateKey).signMessage({ message })
    const body = { ...(await delegation(safe, alice)), signature: text }
    expect(await refusal(add(body))).toBe('400: Signature does not match the delegator')
    await api.createDelegateV1({ params: params(), body })
    expect((await api.getDelegatesV1({ params: params(), query: { safe } })).results).toHaveLength(1)
    const plain = await sign(keccak256(stringToHex(message)), alice)
    await api.deleteSafeDelegateV1({ params: { ...on(safe), delegate: dave.address }, body: { signature: plain } })
    expect((await listDelegates({ safe })).results).toEqual([])
    await api.createDelegateV1({ params: params(), body: { ...body, signature: plain } })
    const gone = {
      params: { ...params(), delegate: dave.address },
      body: { delegator: alice.address, signature: text },
    }
    await api.deleteDelegateV1(gone)
    expect((await listDelegates({ safe })).results).toEqual([])
  })

  test('behavior: a contract owner adds a delegate by its own signature', async () => {
    const nested = await createSafe([bob.address], 1)
    const safe = await createSafe([alice.address, nested])
    const hash = hashTypedData(buildDelegateTypedData({ chainId: 31337n, delegate: dave.address, totp: totp() }))
    const account = { chainId: BigInt(chain.chainId), version: VERSION, safe: nested }
    const inner = await sign(keccak256(encodeSafeMessage({ ...account, bytes: hash })), bob)
    const body = { ...(await delegation(safe, alice)), delegator: nested }
    await add({ ...body, signature: contractSignature(nested, inner).data })
    expect((await listDelegates({ safe })).results.map(({ delegator }) => delegator)).toEqual([nested])
    const wrong = contractSignature(nested, await sign(hash, bob)).data
    expect(await refusal(add({ ...body, signature: wrong }))).toBe('400: Signature does not match the delegator')
  })

  test('behavior: a delegation ends at its date', async () => {
    const safe = await createSafe()
    const expiryDate = new Date(Date.now() + 60_000).toISOString()
    await add({ ...(await delegation(safe, alice)), expiryDate })
    expect((await listDelegates({ safe })).results[0]?.expiryDate).toBe(expiryDate)
    later(61_000)
    expect((await listDelegates({ safe })).results).toEqual([])
    expect(await refusal(add({ ...(await delegation(safe, alice)), expiryDate }))).toBe(
      '400: `expiryDate` cannot be in the past',
    )
  })

  test('error: each refusal has its own message', async () => {
    const safe = await createSafe()
    const body = await delegation(safe, alice)
    const other = await delegation(safe, stranger)
    expect(await refusal(add(other))).toBe('400: Delegator is not an owner of the Safe')
    expect(await refusal(add({ ...body, safe: stranger.address }))).toBe('404: An error occurred')
    expect(await refusal(listDelegates({}))).toBe('422: At least one property is required')
    const signature = await consent(dave.address, stranger)
    expect(await refusal(drop({ signature }))).toBe("422: At least one of the fields 'safe' or 'delegator' is required")
    expect(await refusal(drop({ safe, signature }))).toBe('404: An error occurred')
    await add(body)
    expect(await refusal(drop({ safe, signature }))).toBe('400: Signature does not match the delegator')
    const url = `/v2/chains/${chain.chainId}/delegates`
    for (const [payload, message, path] of [
      [{ ...body, delegate: '0x12' }, 'Invalid address', ['delegate']],
      [{ ...body, label: 'x'.repeat(51) }, 'A label has at most 50 characters', ['label']],
      [{ ...body, signature: '0x1' }, 'Invalid hex bytes', ['signature']],
      [{ ...body, expiryDate: 'soon' }, 'Invalid date, expected ISO 8601', ['expiryDate']],
    ] as const) {
      const malformed = await app.inject({ method: 'POST', url, payload })
      expect([malformed.statusCode, malformed.json().message]).toEqual([422, message])
      expect(malformed.json().issue.path).toEqual(path)
    }
    const unknown = await app.inject({ url: `/v2/chains/5/delegates?safe=${safe}` })
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Not Found'])
  })

  test("behavior: the removal of an owner ends the owner's delegation for the account; a reorg restores it", async () => {
    const safe = await createSafe()
    await add(await delegation(safe, bob))
    await add(await delegation(null, bob, stranger.address))
    await nextBlockIsLater()
    await execute(safe, [alice, bob], { to: safe, data: swapOwner(alice.address, bob.address, dave.address) })
    await sync()
    expect((await listDelegates({ safe })).results).toEqual([])
    expect((await listDelegates({ delegate: stranger.address })).results).toHaveLength(1)
    expect(eventsOf(safe).at(-1)).toBe('DELETED_DELEGATE')
    await reorg(1)
    await sync()
    expect((await listDelegates({ safe })).results).toHaveLength(1)
    await drop({ delegator: bob.address, signature: await consent(stranger.address, bob) }, stranger.address)
  })
})

describe('proposals of delegates', () => {
  const propose = (safe: Address, body: Awaited<ReturnType<typeof buildProposal>>) =>
    api.proposeTransaction({ params: on(safe), body })
  const details = (info: unknown) => info as MultisigExecutionDetails

  test.each(['for the account', 'for all accounts'])(
    'behavior: a delegate %s proposes in the name of the owner, and deletes the proposal',
    async (scope) => {
      const safe = await createSafe()
      const body = await buildProposal(chain.rpcUrl, safe, { to: stranger.address, value: 1n }, [dave])
      expect(await refusal(propose(safe, body))).toBe('422: Invalid signature')
      await add(await delegation(scope === 'for the account' ? safe : null, alice))
      const info = details((await propose(safe, body)).detailedExecutionInfo)
      expect(info).toMatchObject({
        proposer: { value: alice.address },
        proposedByDelegate: { value: dave.address },
        confirmations: [],
        trusted: true,
      })
      const queue = await api.getQueue({ params: on(safe) })
      expect(queue.results.at(-1)).toMatchObject({
        transaction: {
          txStatus: 'AWAITING_CONFIRMATIONS',
          executionInfo: { confirmationsSubmitted: 0, proposedByDelegate: { value: dave.address } },
        },
      })
      const both = `${body.signature}${(await sign(body.safeTxHash, alice)).slice(2)}` as const
      expect(await refusal(propose(safe, { ...body, signature: both }))).toBe('422: Invalid signature')
      const deletion = async (key: DemoKey) =>
        api.deleteTransaction({
          params: { chainId: chain.chainId, safeTxHash: body.safeTxHash },
          body: { signature: await signDeletion(safe, body.safeTxHash, key) },
        })
      expect(await refusal(deletion(bob))).toBe('400: Transaction cannot be deleted')
      await deletion(dave)
      expect((await api.getQueue({ params: on(safe) })).results).toEqual([])
      await propose(safe, body)
      await drop({ delegator: alice.address, signature: await consent(dave.address, alice) })
      expect(await refusal(deletion(dave))).toBe('400: Transaction cannot be deleted')
      await deletion(alice)
    },
  )

  test("behavior: a delegate's proposal stays after the delegation ends, owners sign it, and new proposals of the delegate are refused", async () => {
    const safe = await createSafe()
    const expiryDate = new Date(Date.now() + clockOffset + 60_000).toISOString()
    await add({ ...(await delegation(safe, alice)), expiryDate })
    const body = await buildProposal(chain.rpcUrl, safe, { to: stranger.address, value: 1n }, [dave])
    const next = await buildProposal(chain.rpcUrl, safe, { to: stranger.address, value: 2n, nonce: 1n }, [dave])
    await propose(safe, body)
    later(61_000)
    expect(await refusal(propose(safe, next))).toBe('422: Invalid signature')
    const row = (await api.getQueue({ params: on(safe) })).results.at(-1)
    expect(row).toMatchObject({ transaction: { executionInfo: { proposedByDelegate: { value: dave.address } } } })
    const signature = await sign(body.safeTxHash, bob)
    const signed = await api.confirmTransaction({
      params: { chainId: chain.chainId, safeTxHash: body.safeTxHash },
      body: { signature },
    })
    expect(details(signed.detailedExecutionInfo)).toMatchObject({
      proposer: { value: alice.address },
      proposedByDelegate: { value: dave.address },
      confirmations: [{ signer: { value: bob.address } }],
    })
    // Sent again after an owner signed, it adds nothing.
    await propose(safe, { ...body, sender: bob.address, signature })
    const deletion = await signDeletion(safe, body.safeTxHash, dave)
    const params = { chainId: chain.chainId, safeTxHash: body.safeTxHash }
    expect(await refusal(api.deleteTransaction({ params, body: { signature: deletion } }))).toBe(
      '400: Transaction cannot be deleted',
    )
  })

  const signDeletion = (safe: Address, safeTxHash: Hex, key: DemoKey) =>
    privateKeyToAccount(key.privateKey).signTypedData({
      domain: { name: 'Safe Transaction Service', version: '1.0', chainId: 31337, verifyingContract: safe },
      primaryType: 'DeleteRequest',
      types: {
        DeleteRequest: [
          { name: 'safeTxHash', type: 'bytes32' },
          { name: 'totp', type: 'uint256' },
        ],
      },
      message: { safeTxHash, totp: BigInt(totp()) },
    })
})
