import type { TransactionDetails } from '@countersign/api'
import { findSafeDeployment, safeProxyFactoryAbi } from '@countersign/chains'
import {
  demoOwners,
  deploySafe,
  devClient,
  fund,
  hashOnChain,
  safeCreation,
  type SafeTransactionInput,
  signSafeHash,
  simulateSafeAddress,
  spareKeys,
} from '@countersign/devchain'
import {
  buildTransaction,
  encodeDeployAndExecute,
  encodeExecTransaction,
  encodeMultiSend,
  hashSafeTransaction,
  predictAccount,
  type SafeTransactionData,
} from '@countersign/safe'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { createPublicClient, encodeFunctionData, http } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'
import { futureCreation, undeployedAccount } from '../../testing/undeployedAccount.ts'
import { isSafeProxy } from './assertOfficial.ts'
import { takeSlots } from './relayLimit.ts'
import { simulateCall } from './simulateCall.ts'

const [relayer, friend, newOwner] = spareKeys
let later = 0
let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture(() => Date.now() + later, { relay: { privateKey: relayer.privateKey } })
})
afterAll(() => fixture?.stop())

const unknownSafe: Address = '0x00000000000000000000000000000000000000aa'
const published = (name: Parameters<typeof findSafeDeployment>[1], version = '1.4.1'): Address => {
  const deployment = findSafeDeployment(version, name)
  if (!deployment) throw new Error(`There is no ${name} ${version}`)
  return deployment.address
}

async function execution(input: SafeTransactionInput, signers = [demoOwners[0], demoOwners[1]]): Promise<Hex> {
  const { safeTxHash, ...transaction } = await hashOnChain(fixture.devchain.rpcUrl, fixture.account.address, input)
  return encodeExecTransaction(transaction, await signSafeHash(safeTxHash, signers))
}
const send = (to: Address, data: Hex, more: object = {}) =>
  fixture.app.inject({
    method: 'POST',
    url: `/v1/chains/${CHAIN_ID}/relay`,
    payload: { version: '1.4.1', to, data, ...more },
  })
const remaining = async (account: Address = fixture.account.address) =>
  (await fixture.app.inject(`/v1/chains/${CHAIN_ID}/relay/${account}`)).json()
const statusOf = async (taskId: string) =>
  (await fixture.app.inject(`/v1/chains/${CHAIN_ID}/relay/status/${taskId}`)).json()

/** Resolves with the hash once it is in a block. */
async function included(answer: Awaited<ReturnType<typeof send>>): Promise<Hex> {
  expect(answer.statusCode, answer.body).toBe(201)
  const { taskId } = answer.json<{ taskId: string }>()
  return vi.waitFor(
    async () => {
      const status = await statusOf(taskId)
      expect(status).toEqual({ status: 200, receipt: { transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) } })
      return status.receipt.transactionHash
    },
    { timeout: 20_000 },
  )
}

test('behavior: an execution is paid for, executed on chain and in the history', async () => {
  const { devchain, runtime, api, account } = fixture
  expect((await fixture.app.inject(`/v1/chains/${CHAIN_ID}`)).json()).toMatchObject({
    features: expect.arrayContaining(['RELAYING']),
    relayer: { type: 'DAILY_LIMIT' },
  })
  for (const path of ['/config.json', '/boot.json', '/about', `/v2/chains/${CHAIN_ID}?serviceKey=x`])
    expect((await fixture.app.inject(path)).body).not.toContain(relayer.privateKey.slice(2))
  const client = devClient(devchain.rpcUrl)
  const before = await client.getBalance({ address: friend.address })
  const hash = await included(await send(account.address, await execution({ to: friend.address, value: 5n })))
  expect((await client.getBalance({ address: friend.address })) - before).toBe(5n)
  const { from } = await client.getTransaction({ hash })
  expect(from.toLowerCase()).toBe(relayer.address.toLowerCase())
  await runtime.indexer.sync()
  const { results } = await api.getHistory({ params: fixture.params, query: {} })
  const row = results.find((item) => item.type === 'TRANSACTION')
  const details: TransactionDetails = await api.getTransaction({
    params: { chainId: CHAIN_ID, id: row?.type === 'TRANSACTION' ? row.transaction.id : '' },
  })
  expect(details.txHash).toBe(hash)
  expect(await remaining()).toEqual({ remaining: 4, limit: 5 })
})

test('behavior: a batch of executions of one account is relayed, and a creation, which counts for each owner', async () => {
  const { account, devchain } = fixture
  const client = devClient(devchain.rpcUrl)
  const { nonce } = await hashOnChain(devchain.rpcUrl, account.address, { to: friend.address })
  const calls = await Promise.all(
    [nonce, nonce + 1n].map(async (each) => ({
      operation: 0 as const,
      to: account.address,
      value: 0n,
      data: await execution({ to: friend.address, value: 1n, nonce: each }),
    })),
  )
  const before = await client.getBalance({ address: friend.address })
  await included(await send(published('MultiSendCallOnly'), encodeMultiSend(calls)))
  expect((await client.getBalance({ address: friend.address })) - before).toBe(2n)
  expect(await remaining()).toEqual({ remaining: 3, limit: 5 })

  const options = { owners: [newOwner.address, friend.address], threshold: 1 }
  const address = await simulateSafeAddress(devchain.rpcUrl, options)
  await included(await send(published('SafeProxyFactory'), creationData(options)))
  expect(await client.getCode({ address })).toMatch(/^0x[0-9a-f]{20}/)
  expect(await remaining(newOwner.address)).toEqual({ remaining: 4, limit: 5 })
  expect(await remaining(friend.address)).toEqual({ remaining: 4, limit: 5 })
})

test('behavior: the deployment of an account with its first transaction is relayed, and counts for the account and each owner', async () => {
  const { devchain } = fixture
  const client = devClient(devchain.rpcUrl)
  const [first, second] = [spareKeys[3], spareKeys[4]]
  const owners = [first.address, second.address]
  const account = undeployedAccount({ owners, saltNonce: 91n })
  const creation = futureCreation({ owners, saltNonce: 91n })
  const multiSend = published('MultiSendCallOnly')
  const executionOf = async (change: Partial<SafeTransactionData> = {}, signers = [first, second]) => {
    const transaction = { ...buildTransaction({ to: friend.address, value: 3n, nonce: 0n }), ...change }
    const hash = hashSafeTransaction({
      chainId: BigInt(CHAIN_ID),
      safe: account.address,
      version: '1.4.1',
      transaction,
    })
    return encodeExecTransaction(transaction, await signSafeHash(hash, signers))
  }
  const good = await executionOf()
  const create = { operation: 0, to: creation.factory, value: 0n, data: predictAccount(creation).call } as const
  const run = { operation: 0, to: account.address, value: 0n, data: good } as const
  const other = predictAccount({ ...creation, saltNonce: 92n })
  const relayerOwns = futureCreation({ owners: [relayer.address, ...owners], saltNonce: 93n })
  const invalid = 'Invalid multiSend call.'
  const refusals: [to: Address, data: Hex, message: string][] = [
    [multiSend, encodeMultiSend([create]), invalid],
    [multiSend, encodeMultiSend([create, run, run]), invalid],
    [multiSend, encodeMultiSend([create, create]), invalid],
    [multiSend, encodeMultiSend([run, create]), invalid],
    [multiSend, encodeMultiSend([{ ...create, data: other.call }, run]), invalid],
    [multiSend, encodeMultiSend([create, { ...run, to: other.address }]), invalid],
    [multiSend, encodeMultiSend([{ ...create, to: friend.address }, run]), invalid],
    [multiSend, encodeMultiSend([create, { ...run, value: 1n }]), invalid],
    [multiSend, encodeMultiSend([{ ...create, operation: 1 }, run]), invalid],
    [multiSend, encodeDeployAndExecute(creation, await executionOf({ safeTxGas: 50_000n })), invalid],
    [multiSend, encodeDeployAndExecute(creation, await executionOf({ gasPrice: 1n })), invalid],
    [published('MultiSend'), encodeDeployAndExecute(creation, good), 'Unofficial MultiSend contract.'],
    [friend.address, encodeDeployAndExecute(creation, good), 'Unofficial MultiSend contract.'],
    // Nothing is at the address that could be paid, and one signature is missing.
    [multiSend, encodeDeployAndExecute(creation, good), 'Relay denied'],
    [multiSend, encodeDeployAndExecute(creation, await executionOf({}, [first])), 'Relay denied'],
  ]
  for (const [to, data, message] of refusals) {
    const answer = await send(to, data)
    expect([answer.statusCode, answer.json().message.slice(0, message.length)], answer.body).toEqual([422, message])
  }
  const owned = await send(multiSend, encodeDeployAndExecute(relayerOwns, good))
  expect(owned.statusCode, owned.body).toBe(422)
  expect(await remaining(account.address)).toEqual({ remaining: 5, limit: 5 })

  await fund(devchain.rpcUrl, account.address, { native: 3n })
  await included(await send(multiSend, encodeDeployAndExecute(creation, good)))
  expect(await client.getCode({ address: account.address })).toMatch(/^0x[0-9a-f]{20}/)
  expect(await client.getBalance({ address: account.address })).toBe(0n)
  for (const one of [account.address, ...owners]) expect(await remaining(one)).toEqual({ remaining: 4, limit: 5 })
})

test('error: the relayer sends nothing to an account that it owns: by sending, it would sign', async () => {
  const options = { owners: [relayer.address], threshold: 1, saltNonce: 77n }
  const { rpcUrl } = fixture.devchain
  const address = await simulateSafeAddress(rpcUrl, options)
  await included(await send(published('SafeProxyFactory'), creationData(options)))
  const { safeTxHash: _, ...transaction } = await hashOnChain(rpcUrl, address, { to: friend.address })
  const sentByOwner: Hex = `0x${relayer.address.slice(2).padStart(64, '0')}${'0'.repeat(64)}01`
  const answer = await send(address, encodeExecTransaction(transaction, sentByOwner))
  expect([answer.statusCode, answer.json().detail]).toEqual([422, expect.stringContaining('is an owner of')])
})

function creationData(options: Parameters<typeof safeCreation>[0], singleton?: Address): Hex {
  const creation = safeCreation(options)
  return encodeFunctionData({
    abi: safeProxyFactoryAbi,
    functionName: 'createProxyWithNonce',
    args: [singleton ?? creation.singleton, creation.initializer, creation.saltNonce],
  })
}

test('error: the relayer pays only for calls of published contracts', async () => {
  const { account, contracts } = fixture
  const good = await execution({ to: friend.address, value: 1n })
  const item = { operation: 0 as const, to: account.address, value: 0n, data: good }
  const newAccount = { owners: [newOwner.address], threshold: 1, saltNonce: 9n }
  const transfer = 'Invalid transfer.'
  const refusals: [to: Address, data: Hex, message: string][] = [
    [friend.address, '0x', transfer],
    [contracts.testUsd, `0xa9059cbb${'0'.repeat(128)}`, transfer],
    [friend.address, good, 'Unsupported base contract.'],
    [contracts.testUsd, good, 'Unsupported base contract.'],
    [published('MultiSendCallOnly'), encodeMultiSend([]), 'Invalid multiSend call.'],
    [
      published('MultiSendCallOnly'),
      encodeMultiSend([item, { ...item, to: friend.address }]),
      'Invalid multiSend call.',
    ],
    [published('MultiSendCallOnly'), encodeMultiSend([{ ...item, value: 1n }]), 'Invalid multiSend call.'],
    [published('MultiSendCallOnly'), encodeMultiSend([{ ...item, operation: 1 }]), 'Invalid multiSend call.'],
    [contracts.testUsd, encodeMultiSend([item]), 'Unofficial MultiSend contract.'],
    [published('SafeProxyFactory'), creationData(newAccount, contracts.testUsd), 'Unsupported base contract.'],
    [contracts.testUsd, creationData(newAccount), 'Unofficial ProxyFactory contract.'],
  ]
  for (const [to, data, message] of refusals) {
    const answer = await send(to, data)
    expect([answer.statusCode, answer.json().message.slice(0, message.length)], message).toEqual([422, message])
  }
  const { client } = fixture.runtime
  const code = await client.getCode({ address: published('MultiSend') })
  const setCode = (bytes: Hex) =>
    fetch(fixture.devchain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setCode', params: [published('MultiSend'), bytes] }),
    })
  await setCode('0x60006000f3')
  const changed = await send(published('MultiSend'), encodeMultiSend([item]))
  expect(changed.json().message).toBe('Unofficial MultiSend contract.')
  await setCode(code ?? '0x')
  for (const [payload, message] of [
    [{ version: 'new' }, 'Invalid semver string'],
    [{ to: '0x12' }, 'Invalid address'],
    [{ data: '0x1' }, 'Invalid "0x" notated hex string'],
  ] as const)
    expect((await send(account.address, good, payload)).json()).toMatchObject({ statusCode: 422, message })
})

test('error: an account with other code than that of a Safe proxy is not paid for, whatever its singleton is', async () => {
  const { account, devchain } = fixture
  const client = devClient(devchain.rpcUrl)
  const { address } = account
  const code = (await client.getCode({ address })) ?? '0x'
  const data = await execution({ to: friend.address, value: 1n })
  // Runs in the same way: the byte after the end is never reached.
  await client.setCode({ address, bytecode: `${code}00` })
  const answer = await send(address, data)
  await client.setCode({ address, bytecode: code })
  expect([answer.statusCode, answer.json().detail]).toEqual([
    422,
    expect.stringContaining('is not that of a published Safe proxy'),
  ])
})

test('behavior: the proxies of every published factory are recognized by their code', async () => {
  const { devchain, runtime } = fixture
  const client = devClient(devchain.rpcUrl)
  for (const version of ['1.1.1', '1.3.0', '1.4.1', '1.5.0']) {
    const { address } = await deploySafe(devchain.rpcUrl, { owners: [newOwner.address], threshold: 1, version })
    const code = (await client.getCode({ address })) ?? '0x'
    expect(await isSafeProxy(runtime.client, code), version).toBe(true)
    expect(await isSafeProxy(runtime.client, code.slice(0, -2) as Hex), version).toBe(false)
  }
})

test('error: a call that would fail is not sent, and uses no slot', async () => {
  const { account } = fixture
  const unsigned = await execution({ to: friend.address, value: 1n }, [demoOwners[0]])
  const answer = await send(account.address, unsigned)
  expect(answer.json()).toMatchObject({ statusCode: 422, code: 'SIMULATION_FAILED' })
  expect(answer.json().message).toContain('GS020')
  const inner = await execution({ to: fixture.contracts.testUsd, data: '0xdeadbeef', safeTxGas: 50_000n })
  expect((await send(account.address, inner, { acceptUnverifiedSimulation: true })).json()).toMatchObject({
    code: 'SIMULATION_FAILED',
  })
  const dead = createPublicClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
  const call = {
    call: { kind: 'execution', safe: unknownSafe },
    from: unknownSafe,
    to: unknownSafe,
    data: '0x',
    maxGas: 10,
  } as const
  await expect(simulateCall(dead, { ...call, acceptsUnverified: false })).rejects.toMatchObject({
    statusCode: 422,
    wireCode: 'INDETERMINATE_SIMULATION',
  })
  expect(await simulateCall(dead, { ...call, acceptsUnverified: true })).toBe(10n)
  expect(await remaining()).toEqual({ remaining: 3, limit: 5 })
})

test('error: the sixth call within 24 hours is refused, and paid for a day later', async () => {
  const { account } = fixture
  const next = async () => send(account.address, await execution({ to: friend.address, value: 1n }))
  for (const left of [2, 1, 0]) {
    await included(await next())
    expect(await remaining()).toEqual({ remaining: left, limit: 5 })
  }
  const spent = await next()
  expect(spent.json()).toMatchObject({ statusCode: 429, message: `Relay limit reached for ${account.address}` })
  expect(Number(spent.headers['retry-after'])).toBeGreaterThan(86_000)
  later = 24 * 3_600_000
  expect(await remaining()).toEqual({ remaining: 5, limit: 5 })
  await included(await next())
})

test('behavior: concurrent calls get different nonces, and no more slots than exist', async () => {
  const creations = spareKeys.slice(3).map(({ address }) => creationData({ owners: [address], threshold: 1 }))
  const answers = await Promise.all(creations.map((data) => send(published('SafeProxyFactory'), data)))
  expect(new Set(await Promise.all(answers.map(included))).size).toBe(3)
  const take = (index: number) => takeSlots(fixture.context, { id: `task ${index}`, chainId: CHAIN_ID }, [unknownSafe])
  const taken = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => take(index)))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('behavior: concurrent calls do not exceed the total limit', async () => {
  const { context } = fixture
  const { perDay } = context.config.relay
  later += 25 * 3_600_000
  context.config.relay.perDay = 3
  const accounts = Array.from({ length: 8 }, (_, index): Address => `0x${(index + 1).toString(16).padStart(40, 'c')}`)
  const taken = await Promise.allSettled(
    accounts.map((account) => takeSlots(context, { id: `task of ${account}`, chainId: CHAIN_ID }, [account])),
  )
  context.config.relay.perDay = perDay
  const refused = taken.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(5)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'relay/exhausted' })
})

test('error: without a relayer no calls remain and none is sent', async () => {
  const { account, context } = fixture
  context.config.relay.chainIds = ['1']
  expect(await remaining()).toEqual({ remaining: 0, limit: 0 })
  const answer = await send(account.address, await execution({ to: friend.address }))
  expect(answer.json()).toMatchObject({ statusCode: 422, message: 'No relayer defined' })
  expect((await fixture.app.inject(`/v1/chains/${CHAIN_ID}/relay/status/0x12`)).statusCode).toBe(404)
  expect((await fixture.app.inject(`/v1/chains/99/relay/${ZERO_ADDRESS}`)).statusCode).toBe(404)
})
