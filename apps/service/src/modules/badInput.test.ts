import type { ProposeRequest } from '@countersign/api'
import { ErrorBody, type RouteDefinition, routes } from '@countersign/api'
import { type DemoKey, demoOwners, deploySafe, proposeDemoQueue, spareKeys } from '@countersign/devchain'
import { buildDeleteRequestTypedData, deleteRequestTotp, hashSafeMessage, hashTypedData } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import { eq } from 'drizzle-orm'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages, multisigTransactions } from '../db/schema/schema.ts'
import type { ChainRuntime } from '../context/ChainRuntime.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { buildProposal } from '../testing/buildProposal.ts'
import { ethSigned } from '../testing/ethSigned.ts'
import { toWire } from '../testing/toWire.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../testing/startFixture.ts'

/*
 * One row per invalid input: the request, the status, and the fields of the body. Bodies contain the fields of both reference APIs: a
 * numeric `code`, `statusCode` and `message`, and `issue` where a schema refused.
 */
const [alice, bob, carol] = demoOwners
const blocked = spareKeys[2]
const stranger = spareKeys[4]
const banned: Address = '0x0000000000000000000000000000000000000bAd'
const UNKNOWN_HASH: Hex = `0x${'ab'.repeat(32)}`
const SIGNATURE = `0x${'1'.repeat(128)}1b`

let fixture: Fixture
/** The same service with an operator's restrictions. */
let strict: Awaited<ReturnType<typeof createHttpServer>>
let safe: Address
/** A proposal that can be confirmed, an executed one, an unsigned one, and one with inconsistent stored data. */
let queued: ProposeRequest
let executed: Hex
let unsigned: ProposeRequest
let corrupt: ProposeRequest
let message: { text: string; hash: Hex; signature: Hex }
let corruptMessage: Hex
/** An account below 1.3.0. */
let oldSafe: Address

const sign = (hash: Hex, key: DemoKey) => privateKeyToAccount(key.privateKey).sign({ hash })

beforeAll(async () => {
  fixture = await startFixture(undefined, { policy: { bannedSafes: [banned] }, auth: { requestsPerMinute: 1000 } })
  const { devchain, account, api, params, url: serviceUrl, runtime, context } = fixture
  safe = account.address
  await proposeDemoQueue({ serviceUrl, rpcUrl: devchain.rpcUrl, chainId: devchain.chainId, account: safe })
  const propose = async (nonce: bigint, more: Partial<ProposeRequest> = {}) => {
    const body = await buildProposal(devchain.rpcUrl, safe, { to: stranger.address, value: 1n, nonce }, [alice])
    await api.proposeTransaction({ params, body: { ...body, ...more } })
    return body
  }
  queued = await propose(50n)
  unsigned = await propose(51n, { signature: null })
  corrupt = await propose(52n)
  await context.db.drizzle
    .update(multisigTransactions)
    .set({ value: 2n })
    .where(eq(multisigTransactions.safeTxHash, corrupt.safeTxHash))
  const history = await api.getMultisigTransactions({ params, query: { executed: true } })
  const row = history.results[0]?.transaction
  const [, , safeTxHash] = (row?.id ?? '').split('_')
  executed = safeTxHash as Hex
  const text = 'hello'
  const ask = async (words: string) => {
    const hash = hashSafeMessage({ chainId: BigInt(CHAIN_ID), safe, version: '1.4.1', message: words })
    const signature = await sign(hash, alice)
    await api.createMessage({ params, body: { message: words, signature } })
    return { hash, signature }
  }
  message = { text, ...(await ask(text)) }
  corruptMessage = (await ask('pay 1')).hash
  await context.db.drizzle
    .update(messages)
    .set({ message: JSON.stringify('pay 1000') })
    .where(eq(messages.messageHash, corruptMessage))
  const old = { owners: [alice.address], threshold: 1, version: '1.1.1', saltNonce: 802n }
  oldSafe = (await deploySafe(devchain.rpcUrl, old)).address
  await runtime.indexer.sync()
  strict = await createHttpServer({
    ...context,
    // Without `l2`, because below 1.3.0 the gas of the inner call is searched for.
    chains: new Map([[CHAIN_ID, { ...runtime, config: { ...runtime.config, l2: false } }]]),
    metrics: createMetrics(),
    config: {
      ...context.config,
      policy: { bannedSafes: [], blockedSigners: [blocked.address, bob.address], ethSign: false },
    },
  })
})
afterAll(async () => {
  await strict?.close()
  await fixture?.stop()
})

type Request = { method?: 'GET' | 'POST' | 'DELETE' | 'PUT'; path: string; body?: unknown; strict?: true }
type Row = [input: string, request: () => Request | Promise<Request>, status: number, body: Record<string, unknown>]

async function send({ method, path, body, strict: isStrict }: Request) {
  const app = isStrict ? strict : fixture.app
  return app.inject({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url: path,
    ...(body === undefined
      ? {}
      : {
          headers: { 'content-type': 'application/json', host: 'localhost:4180' },
          payload: typeof body === 'string' ? body : JSON.stringify(toWire(body)),
        }),
  })
}

const chain = (path = '') => `/v1/chains/${CHAIN_ID}${path}`
const ofSafe = (path: string) => chain(`/safes/${safe}${path}`)
const estimate = (more: object): Request => ({
  path: `/v2/chains/${CHAIN_ID}/safes/${safe}/multisig-transactions/estimations`,
  body: { to: safe, value: '0', operation: 0, ...more },
})
const propose = (more: object, base: ProposeRequest = queued): Request => ({
  path: chain(`/transactions/${safe}/propose`),
  body: { ...base, ...more },
})
const confirm = (signature: unknown, hash: string = queued.safeTxHash): Request => ({
  path: chain(`/transactions/${hash}/confirmations`),
  body: { signature },
})
const delegate = (more: object): Request => ({
  path: `/v2/chains/${CHAIN_ID}/delegates`,
  body: { safe, delegate: stranger.address, delegator: alice.address, signature: SIGNATURE, label: 'x', ...more },
})
const remove = async (hash: Hex, key: DemoKey): Promise<Request> => {
  const totp = deleteRequestTotp(Date.now() / 1000)
  const typed = buildDeleteRequestTypedData({ chainId: BigInt(CHAIN_ID), safe, safeTxHash: hash, totp })
  return {
    method: 'DELETE',
    path: chain(`/transactions/${hash}`),
    body: { signature: await sign(hashTypedData(typed), key) },
  }
}
/** A new proposal with one field changed before it is signed. */
const fresh = async (call: object, key: DemoKey = alice, account = safe): Promise<Request> => {
  const base = { to: stranger.address, value: 1n, nonce: 60n, ...call }
  const body = await buildProposal(fixture.devchain.rpcUrl, account, base, [key])
  return { path: chain(`/transactions/${account}/propose`), body }
}
const custom = (path: (string | number)[]) => ({ issue: { kind: 'custom', path } })
const Bad = { error: 'Bad Request' }

const rows: Row[] = [
  // Malformed values
  [
    'a malformed address in the path',
    () => ({ path: chain('/safes/0x123') }),
    422,
    { message: 'Invalid address', ...custom([]) },
  ],
  [
    'a character that no database stores, in the address of a push service',
    () => ({ method: 'DELETE', path: '/v1/notifications/push', body: { endpoint: '\0' } }),
    422,
    { message: 'Invalid URL', ...custom(['endpoint']) },
  ],
  [
    'a NUL in the id of a transfer',
    () => ({ path: chain(`/transactions/transfer_${safe}_i85126a%007560`) }),
    422,
    { message: '"id" contains a NUL character, which no value here may contain', ...custom([]) },
  ],
  [
    'a NUL in a word of the query',
    () => ({ path: `/v2/chains/${CHAIN_ID}/delegates?safe=${safe}&label=%00` }),
    422,
    { message: '"label" contains a NUL character, which no value here may contain', ...custom(['label']) },
  ],
  [
    'a malformed address in the query',
    () => ({ path: ofSafe('/incoming-transfers?to=bob') }),
    422,
    { message: 'Invalid address', ...custom(['to']) },
  ],
  [
    'a malformed address in the body',
    () => estimate({ to: 'bob' }),
    422,
    { message: 'Invalid address', ...custom(['to']) },
  ],
  [
    'a wrong JSON type',
    () => estimate({ value: 5 }),
    422,
    {
      message: 'Invalid input: expected string, received number',
      expected: 'string',
      issue: { kind: 'invalid_type', path: ['value'] },
    },
  ],
  [
    'an address of a wrong JSON type',
    () => estimate({ to: 5 }),
    422,
    {
      message: 'Invalid input: expected string, received number',
      expected: 'string',
      issue: { kind: 'invalid_type', path: ['to'] },
    },
  ],
  [
    'a hash of a wrong JSON type',
    () => propose({ safeTxHash: null }),
    422,
    {
      message: 'Invalid input: expected string, received null',
      expected: 'string',
      issue: { kind: 'invalid_type', path: ['safeTxHash'] },
    },
  ],
  [
    'an amount in hex',
    () => estimate({ value: '0x10' }),
    422,
    { message: 'Invalid base-10 numeric string', ...custom(['value']) },
  ],
  [
    'an empty amount',
    () => estimate({ value: '' }),
    422,
    { message: 'Invalid base-10 numeric string', ...custom(['value']) },
  ],
  [
    'a number longer than any of 256 bits',
    () => estimate({ value: '9'.repeat(79) }),
    422,
    { message: 'Invalid base-10 numeric string', ...custom(['value']) },
  ],
  [
    'gas in hex',
    () => propose({ safeTxGas: '0x1' }),
    422,
    { message: 'Invalid base-10 numeric string', ...custom(['safeTxGas']) },
  ],
  [
    'an empty nonce',
    () => propose({ nonce: '' }),
    422,
    { message: 'Invalid base-10 numeric string', ...custom(['nonce']) },
  ],
  [
    'data that is not hex',
    () => estimate({ data: 'zz' }),
    422,
    { message: 'Invalid "0x" notated hex string', ...custom(['data']) },
  ],
  [
    'a hash that is not hex',
    () => propose({ safeTxHash: 'zz' }),
    422,
    { message: 'Invalid "0x" notated hex string', ...custom(['safeTxHash']) },
  ],
  [
    'a signature of odd length',
    () => confirm(`0x${'1'.repeat(131)}`),
    422,
    { message: 'Invalid hex bytes', ...custom(['signature']) },
  ],
  [
    'a signature shorter than 65 bytes',
    () => confirm('0x1234'),
    422,
    { message: 'Invalid signature', ...custom(['signature']) },
  ],
  [
    'an invalid boolean',
    () => ({ path: ofSafe('/transactions/queued?trusted=yes') }),
    400,
    { ...Bad, message: 'Validation failed (boolean string is expected)' },
  ],
  [
    'an offset that is not an integer',
    () => ({ path: ofSafe('/transactions/history?timezone_offset=1.5') }),
    400,
    { ...Bad, message: 'Validation failed (numeric string is expected)' },
  ],
  [
    'an offset that is larger than any number',
    () => ({ path: ofSafe(`/transactions/history?timezone_offset=${'9'.repeat(400)}`) }),
    400,
    { ...Bad, message: 'Validation failed (numeric string is expected)' },
  ],
  [
    'an unknown operation',
    () => estimate({ operation: 2 }),
    422,
    { message: 'Invalid option: expected one of 0|1', issue: { kind: 'invalid_value', path: ['operation'] } },
  ],
  [
    'an unknown time zone',
    () => ({ path: ofSafe('/transactions/history?timezone=Mars/Olympus') }),
    422,
    { message: 'Invalid Timezone' },
  ],
  [
    'unterminated JSON',
    () => ({ path: chain('/data-decoder'), body: '{' }),
    400,
    { ...Bad, message: 'The body is not valid JSON' },
  ],
  [
    'JSON that is nested too deeply',
    () => ({
      path: ofSafe('/messages'),
      body: `{"message":{"domain":{},"types":{},"message":{"a":${'['.repeat(3000)}${']'.repeat(3000)}}}}`,
    }),
    400,
    { ...Bad, message: 'The JSON has more than 100 levels' },
  ],

  // Routes and objects that do not exist
  ['an unknown route', () => ({ path: '/v1/nothing' }), 404, { message: 'Cannot GET /v1/nothing', error: 'Not Found' }],
  [
    'an unknown method',
    () => ({ method: 'PUT', path: chain(), body: {} }),
    404,
    { message: `Cannot PUT /v1/chains/${CHAIN_ID}`, error: 'Not Found' },
  ],
  ['an unknown chain', () => ({ path: `/v1/chains/5/safes/${safe}` }), 404, { message: 'Not Found' }],
  ['an unknown account', () => ({ path: chain(`/safes/${stranger.address}`) }), 404, { message: 'An error occurred' }],
  [
    'an unknown transaction',
    () => ({ path: chain(`/transactions/${UNKNOWN_HASH}`) }),
    404,
    { message: 'An error occurred' },
  ],
  [
    'an unknown id of the transaction branch',
    () => ({ path: chain('/transactions/ethereum_0x1_0x2') }),
    404,
    { message: 'An error occurred' },
  ],
  ['an unknown message', () => ({ path: chain(`/messages/${UNKNOWN_HASH}`) }), 404, { message: 'An error occurred' }],
  [
    'an unknown module transaction',
    () => ({ path: chain(`/transactions/module_${safe}_i${'0'.repeat(64)}1`) }),
    404,
    { message: 'An error occurred' },
  ],
  [
    'an unknown transfer',
    () => ({ path: chain(`/transactions/transfer_${safe}_e${'0'.repeat(64)}1`) }),
    404,
    { message: 'An error occurred' },
  ],
  [
    'an unknown contract',
    () => ({ path: chain(`/contracts/${stranger.address}`) }),
    404,
    { message: 'An error occurred' },
  ],
  [
    'a malformed address after multisig_',
    () => ({ path: chain(`/transactions/multisig_bob_${UNKNOWN_HASH}`) }),
    400,
    { ...Bad, message: 'Invalid transaction ID' },
  ],
  [
    'a malformed address after transfer_',
    () => ({ path: chain('/transactions/transfer_bob_e1') }),
    400,
    { ...Bad, message: 'Invalid transaction ID' },
  ],
  [
    'a malformed hash after multisig_ and an account',
    () => ({ path: chain(`/transactions/multisig_${safe}_0x12`) }),
    400,
    { ...Bad, message: 'Invalid transaction ID' },
  ],
  [
    'a malformed end of the id of a transfer',
    () => ({ path: chain(`/transactions/transfer_${safe}_zzz`) }),
    400,
    { ...Bad, message: 'Invalid transaction ID' },
  ],
  [
    'a malformed address after module_',
    () => ({ path: chain(`/transactions/module_bob_i${'0'.repeat(64)}1`) }),
    404,
    { message: 'An error occurred' },
  ],
  [
    'an id with the account of another transaction',
    () => ({ path: chain(`/transactions/multisig_${oldSafe}_${queued.safeTxHash}`) }),
    400,
    { ...Bad, message: 'Invalid transaction ID' },
  ],
  [
    'data that cannot be decoded',
    () => ({ path: chain('/data-decoder'), body: { data: '0x12345678' } }),
    404,
    { message: 'Cannot decode data' },
  ],

  // Proposals and confirmations
  ['a proposal with an old nonce', () => fresh({ nonce: 0n }), 422, { message: 'Invalid nonce' }],
  [
    'a confirmation of an executed transaction',
    async () => confirm(await sign(executed, bob), executed),
    422,
    { message: 'Invalid nonce' },
  ],
  ['a proposal with another hash', () => propose({ safeTxHash: UNKNOWN_HASH }), 422, { message: 'Invalid safeTxHash' }],
  [
    'a proposal that cannot be hashed',
    () => propose({ value: 2n ** 256n }),
    422,
    { message: 'Could not calculate safeTxHash', detail: expect.stringContaining('does not fit uint256') },
  ],
  ['a proposal by an address that may not propose', () => fresh({}, stranger), 422, { message: 'Invalid signature' }],
  [
    'a proposal that its sender did not sign',
    async () => ({ ...(await fresh({})), body: { ...toWire((await fresh({})).body), sender: bob.address } }),
    422,
    { message: 'Invalid signature' },
  ],
  [
    'a signature that cannot be recovered',
    () => propose({ signature: `0x${'0'.repeat(128)}1b` }),
    422,
    { message: 'Invalid signature' },
  ],
  [
    'a confirmation by an address that is not an owner',
    async () => confirm(await sign(queued.safeTxHash, stranger)),
    422,
    { message: 'Invalid signature' },
  ],
  [
    'a confirmation with one signer twice',
    async () => confirm(`${await sign(queued.safeTxHash, bob)}${(await sign(queued.safeTxHash, bob)).slice(2)}`),
    422,
    { message: 'Invalid signature' },
  ],
  [
    'a delegatecall to an unknown contract',
    () => fresh({ operation: 1, data: '0x12345678', value: 0n }),
    422,
    { message: 'Delegate call is disabled' },
  ],
  [
    'eth_sign where the operator forbids it',
    async () => ({ ...confirm(await ethSigned(queued.safeTxHash, alice)), strict: true }),
    422,
    { message: 'eth_sign is disabled' },
  ],
  [
    'a proposal by eth_sign where the operator forbids it',
    async () => ({
      ...propose({ signature: await ethSigned(queued.safeTxHash, carol), sender: carol.address }),
      strict: true,
    }),
    422,
    { message: 'eth_sign is disabled' },
  ],
  [
    'a proposal by a signer the operator blocks',
    async () => ({ ...(await fresh({}, bob)), strict: true }),
    422,
    { message: 'Unauthorized address' },
  ],
  [
    'a proposal with one signer twice',
    async () => {
      const signature = await sign(queued.safeTxHash, alice)
      return propose({ signature: `${signature}${signature.slice(2)}` })
    },
    422,
    { message: 'Invalid signature' },
  ],
  [
    'a message by eth_sign where the operator forbids it',
    async () => ({
      path: chain(`/messages/${message.hash}/signatures`),
      body: { signature: await ethSigned(message.hash, carol) },
      strict: true,
    }),
    422,
    { message: 'eth_sign is disabled' },
  ],
  [
    'a message by a signer the operator blocks',
    async () => ({
      path: chain(`/messages/${message.hash}/signatures`),
      body: { signature: await sign(message.hash, bob) },
      strict: true,
    }),
    422,
    { message: 'Unauthorized address' },
  ],
  [
    'a signer the operator blocks',
    async () => ({ ...confirm(await sign(queued.safeTxHash, bob)), strict: true }),
    422,
    { message: 'Unauthorized address' },
  ],
  [
    'a confirmation of inconsistent stored data',
    async () => confirm(await sign(corrupt.safeTxHash, bob), corrupt.safeTxHash),
    502,
    { message: 'Invalid safeTxHash', error: 'Bad Gateway' },
  ],
  [
    'an origin beyond 200 characters',
    () => propose({ origin: JSON.stringify({ note: 'n'.repeat(190) }) }),
    422,
    { message: 'An error occurred', detail: 'The origin has 201 characters; at most 200 are allowed.' },
  ],
  ['a confirmation of an unknown hash', () => confirm(SIGNATURE, UNKNOWN_HASH), 404, { message: 'An error occurred' }],
  [
    'an account that is banned',
    () => ({ path: chain(`/safes/${banned}`) }),
    451,
    { message: 'Unavailable for legal reasons' },
  ],

  // Messages
  [
    'a message that already exists',
    () => ({ path: ofSafe('/messages'), body: { message: message.text, signature: message.signature } }),
    400,
    { ...Bad },
  ],
  [
    'a message that already exists, with a signature of a stranger',
    async () => ({
      path: ofSafe('/messages'),
      body: { message: message.text, signature: await sign(message.hash, stranger) },
    }),
    400,
    { ...Bad },
  ],
  [
    'a message signature that already exists',
    () => ({ path: chain(`/messages/${message.hash}/signatures`), body: { signature: message.signature } }),
    400,
    { ...Bad },
  ],
  [
    'a message that cannot be hashed',
    () => ({
      path: ofSafe('/messages'),
      body: { message: { domain: {}, types: {}, message: {} }, signature: message.signature },
    }),
    422,
    { message: 'Could not calculate messageHash' },
  ],
  [
    'a signature of a message with inconsistent stored data',
    async () => ({
      path: chain(`/messages/${corruptMessage}/signatures`),
      body: { signature: await sign(corruptMessage, bob) },
    }),
    422,
    { message: 'Invalid messageHash' },
  ],
  [
    'a message signed by an address that is not an owner',
    async () => ({
      path: chain(`/messages/${message.hash}/signatures`),
      body: { signature: await sign(message.hash, stranger) },
    }),
    422,
    { message: 'Invalid signature' },
  ],

  [
    'a message with an origin above 200 characters',
    () => ({ path: ofSafe('/messages'), body: { message: 'new', signature: SIGNATURE, origin: 'x'.repeat(201) } }),
    400,
    { message: 'An error occurred', detail: 'The origin has 201 characters; at most 200 are allowed.', ...Bad },
  ],

  // Deletion
  ['a deletion by another owner', () => remove(queued.safeTxHash, bob), 400, { ...Bad }],
  ['a deletion of an executed transaction', () => remove(executed, alice), 400, { ...Bad }],
  ['a deletion of a proposal without proposer', () => remove(unsigned.safeTxHash, alice), 400, { ...Bad }],
  ['a deletion of an unknown hash', () => remove(UNKNOWN_HASH, alice), 404, { message: 'An error occurred' }],
  [
    'a deletion without a signature',
    () => ({ method: 'DELETE', path: chain(`/transactions/${queued.safeTxHash}`), body: {} }),
    422,
    { issue: { kind: 'invalid_type', path: ['signature'] } },
  ],
  [
    'a deletion with a signature that is not text',
    () => ({ method: 'DELETE', path: chain(`/transactions/${queued.safeTxHash}`), body: { signature: 5 } }),
    422,
    { issue: { kind: 'invalid_type', path: ['signature'] } },
  ],

  // Delegates
  [
    'delegates without a filter',
    () => ({ path: `/v2/chains/${CHAIN_ID}/delegates` }),
    422,
    { message: 'At least one property is required' },
  ],
  [
    'an end of a delegation without account and delegator',
    () => ({
      method: 'DELETE',
      path: `/v2/chains/${CHAIN_ID}/delegates/${stranger.address}`,
      body: { signature: SIGNATURE },
    }),
    422,
    { message: "At least one of the fields 'safe' or 'delegator' is required" },
  ],

  [
    'a delegate of an address that is not an owner',
    () => delegate({ delegator: stranger.address }),
    400,
    { ...Bad, message: 'Delegator is not an owner of the Safe' },
  ],
  [
    'a delegate with a wrong signature',
    () => delegate({}),
    400,
    { ...Bad, message: 'Signature does not match the delegator' },
  ],
  [
    'a delegate with a label beyond 50 characters',
    () => delegate({ label: 'x'.repeat(51) }),
    422,
    { message: 'A label has at most 50 characters', issue: { kind: 'too_big', path: ['label'] } },
  ],
  [
    'an end of an unknown delegation',
    () => ({
      method: 'DELETE',
      path: `/v2/chains/${CHAIN_ID}/delegates/${stranger.address}`,
      body: { delegator: alice.address, signature: SIGNATURE },
    }),
    404,
    { message: 'An error occurred' },
  ],

  // The rest of the table
  [
    'chains of version 2 without a key',
    () => ({ path: '/v2/chains' }),
    422,
    { message: 'serviceKey query parameter is required' },
  ],
  [
    'one chain of version 2 with an empty key',
    () => ({ path: `/v2/chains/${CHAIN_ID}?serviceKey=` }),
    422,
    { message: 'serviceKey query parameter is required' },
  ],
  ['an invalid overview item', () => ({ path: `/v1/safes?safes=${CHAIN_ID}:0x12` }), 422, { message: 'Invalid safes' }],
  [
    'an estimation that reverts',
    () => ({
      strict: true,
      path: `/v2/chains/${CHAIN_ID}/safes/${oldSafe}/multisig-transactions/estimations`,
      body: { to: fixture.contracts.revertingTarget, value: '0', data: '0x12345678', operation: 0 },
    }),
    422,
    { message: 'Gas estimation failed' },
  ],
  ['no session', () => ({ path: '/v1/auth/me' }), 403, { message: 'Forbidden resource' }],
  [
    'an invalid sign-in message',
    () => ({ path: '/v1/auth/verify', body: { message: 'hello', signature: SIGNATURE } }),
    401,
    { message: 'Invalid message', error: 'Unauthorized' },
  ],
  [
    'a sign-in with an unknown nonce',
    () => signIn('x'.repeat(17)),
    401,
    { message: 'Invalid nonce', error: 'Unauthorized' },
  ],
  [
    'a sign-in signed by another address',
    async () => signIn((await fixture.api.getAuthNonce()).nonce, bob),
    401,
    { message: 'Invalid signature', error: 'Unauthorized' },
  ],
  [
    'relaying without a relayer',
    () => ({ path: chain('/relay'), body: { version: '1.4.1', to: safe, data: '0x' } }),
    422,
    { message: 'No relayer defined' },
  ],
  [
    'a body beyond one megabyte',
    () => ({ path: chain('/data-decoder'), body: { data: `0x${'00'.repeat(600_000)}` } }),
    413,
    { error: 'Payload Too Large' },
  ],
]

async function signIn(nonce: string, key: DemoKey = alice): Promise<Request> {
  const text = createSiweMessage({
    address: alice.address,
    chainId: Number(CHAIN_ID),
    domain: 'localhost:4180',
    uri: 'http://localhost:4180',
    version: '1',
    nonce,
    issuedAt: new Date(),
  })
  const signature = await privateKeyToAccount(key.privateKey).signMessage({ message: text })
  return { path: '/v1/auth/verify', body: { message: text, signature } }
}

test.each(rows)('error: %s', async (_input, request, status, expected) => {
  const answer = await send(await request())
  const body: unknown = answer.json()
  expect({ status: answer.statusCode, body }).toMatchObject({
    status,
    body: { code: status, statusCode: status, ...expected },
  })
  expect(ErrorBody.parse(body).message).not.toBe('')
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.headers['cache-control']).toMatch(/^no-(cache|store)$/)
})

test('behavior: a nonce too large for any transaction finds nothing', async () => {
  for (const nonce of ['2147483648', '-2147483649', '99999999999999999999', '9'.repeat(300)]) {
    const answer = await send({ path: `${ofSafe('/multisig-transactions')}?nonce=${nonce}` })
    expect([nonce, answer.statusCode, answer.json()]).toMatchObject([nonce, 200, { count: 0, results: [] }])
  }
})

test.each(['nonsense', '%00', 'limit%3DNaN%26offset%3D-3', 'limit%3D0x10', '', 'offset%3D1e9', '%26%26%3D'])(
  'behavior: the cursor "%s" is read as the defaults, never refused',
  async (cursor) => {
    const first = await send({ path: ofSafe('/multisig-transactions') })
    const answer = await send({ path: `${ofSafe('/multisig-transactions')}?cursor=${cursor}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<{ results: unknown }>().results).toEqual(first.json<{ results: unknown }>().results)
  },
)

test('error: an origin above 200 characters is refused in the words of the older API', async () => {
  const older = `/tx-service/${CHAIN_ID}/api/v1/safes/${safe}`
  const origin = 'x'.repeat(201)
  const { safeTxHash, ...proposal } = queued
  for (const [path, body, status] of [
    ['multisig-transactions', { ...proposal, contractTransactionHash: safeTxHash }, 422],
    ['messages', { message: 'new', signature: SIGNATURE }, 400],
  ] as const) {
    const answer = await send({ path: `${older}/${path}/`, body: { ...body, origin } })
    expect([path, answer.statusCode, answer.json()]).toEqual([
      path,
      status,
      { origin: ['Ensure this field has no more than 200 characters.'] },
    ])
  }
})

describe('every path of the table', () => {
  const good: Record<string, string> = {
    chainId: CHAIN_ID,
    fiatCode: 'USD',
    safeTxHash: UNKNOWN_HASH,
    messageHash: UNKNOWN_HASH,
    taskId: UNKNOWN_HASH,
    deviceUuid: '00000000-0000-4000-8000-000000000000',
  }
  const fill = (path: string, changed: Record<string, string> = {}) =>
    path.replace(/\{(\w+)\}/g, (_whole, name: string) => changed[name] ?? good[name] ?? safe)
  const table = Object.values<RouteDefinition>(routes)
  /** Routes for devices require a session. */
  const open = table.filter(({ method, path }) => method === 'GET' && !path.includes('/devices/'))

  test('error: an invalid path parameter is refused on every route', async () => {
    const words: Record<string, string> = {
      ...Object.fromEntries(['safe', 'owner', 'address', 'delegate'].map((name) => [name, 'Invalid address'])),
      ...Object.fromEntries(['safeTxHash', 'messageHash'].map((name) => [name, 'Invalid "0x" notated hex string'])),
      deviceUuid: 'Invalid UUID',
    }
    let count = 0
    for (const { method, path } of table)
      for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
        if (!(name in words)) continue
        const url = fill(path, { [name]: 'zz' })
        const answer = await fixture.app.inject({ method, url, ...(method === 'GET' ? {} : { payload: {} }) })
        expect([method, url, answer.statusCode, answer.json()]).toMatchObject([
          method,
          url,
          422,
          { code: 422, message: words[name], issue: { path: [] } },
        ])
        count += 1
      }
    expect(count).toBeGreaterThan(45)
  })

  test('error: an unknown chain or account is not found on every route', async () => {
    for (const { path } of open.filter(({ path }) => path.includes('{chainId}'))) {
      const query = path.includes('/recorded-prices/')
        ? 'from=2026-01-01'
        : `ids=${UNKNOWN_HASH}&serviceKey=x&safe=${safe}`
      for (const chainId of ['5', 'eth']) {
        const url = `${fill(path, { chainId, id: UNKNOWN_HASH })}?${query}`
        expect([url, (await send({ path: url })).json()]).toMatchObject([url, { code: 404, message: 'Not Found' }])
      }
    }
    for (const { path } of open.filter(({ path }) => path.includes('/safes/{safe}'))) {
      const url = fill(path, { safe: stranger.address })
      expect([url, (await send({ path: url })).json()]).toMatchObject([
        url,
        { code: 404, message: 'An error occurred' },
      ])
    }
  })
})

test.each([
  '/v1/targeted-messaging/outreaches/1/chains/1/safes/x',
  '/v1/community/locking/leaderboard',
  '/v1/export/launch',
  '/v1/chains/1/security/x',
  '/v1/users',
  '/v1/spaces',
  '/v1/accounts/x',
  '/v1/recovery',
  '/v1/chains/1/safes/x/emails',
  '/v1/subscriptions',
  '/v1/fees',
  '/hooks/events',
])('behavior: %s belongs to another service of the reference and is not found', async (path) => {
  const answer = await send({ path })
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([404, `Cannot GET ${path}`])
})

test('error: an unexpected error is logged for the operator, and the client learns nothing about it', async () => {
  const { context } = fixture
  const secret = 'postgres://owner:secret@10.0.0.5/countersign'
  const reported: unknown[] = []
  const failing = await createHttpServer({
    ...context,
    chains: new (class extends Map<string, ChainRuntime> {
      override get(): never {
        throw new Error(secret)
      }
    })(),
    metrics: createMetrics(),
    log: { ...context.log, error: (...words) => void reported.push(words) },
  })
  const answer = await failing.inject({ url: chain(`/safes/${safe}`) })
  await failing.close()
  const body = answer.json<Record<string, unknown>>()
  expect([answer.statusCode, body]).toEqual([
    500,
    { code: 500, statusCode: 500, message: 'Internal server error', requestId: expect.any(String) },
  ])
  expect(answer.headers['x-request-id']).toBe(body['requestId'])
  expect(reported).toEqual([
    ['request failed', { error: new Error(secret), requestId: body['requestId'], url: chain(`/safes/${safe}`) }],
  ])
})

test('error: while a node is down, requests that need it fail, and stored data is still answered', async () => {
  const request = await fresh({ nonce: 70n })
  await fixture.devchain.stop({ snapshot: false })
  const refused = await send(request)
  expect({ status: refused.statusCode, body: refused.json() }).toMatchObject({
    status: 503,
    body: { code: 503, statusCode: 503, message: 'Service unavailable', retryAfter: 5 },
  })
  expect(refused.headers['retry-after']).toBe('5')
  const stored = await send({ path: ofSafe('/transactions/queued') })
  expect(stored.statusCode).toBe(200)
})
