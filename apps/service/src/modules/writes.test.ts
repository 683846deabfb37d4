import type { MultisigExecutionDetails, ProposeRequest, TransactionDetails } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import { safeAbi } from '@countersign/chains'
import {
  type DemoKey,
  demoOwners,
  deploySafe,
  devClient,
  executeSafeTransaction,
  fund,
  sendTransaction,
  spareKeys,
  testContractSignerAbi,
} from '@countersign/devchain'
import {
  approvedHashSignature,
  buildDeleteRequestTypedData,
  contractSignature,
  deleteRequestTotp,
  hashTypedData,
} from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import { eq } from 'drizzle-orm'
import { encodeFunctionData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { accountJournal, events, multisigTransactions } from '../db/schema/schema.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { buildProposal } from '../testing/buildProposal.ts'
import { ethSigned } from '../testing/ethSigned.ts'
import { readEvents } from '../testing/readEvents.ts'
import { toWire } from '../testing/toWire.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../testing/startFixture.ts'

const HOUR_MS = 3_600_000
let clockOffset = 0
let fixture: Fixture
let safe: Address
let saltNonce = 100n
beforeAll(async () => {
  fixture = await startFixture(() => Date.now() + clockOffset, {
    limits: { unsignedDataBytes: 64, unsignedPerAccount: 2 },
  })
  safe = await createSafe()
})
afterAll(() => fixture.stop())

const [alice, bob, carol] = demoOwners
const stranger = spareKeys[4]
const rpc = () => fixture.devchain.rpcUrl

/** A new 2-of-3 account, indexed. */
async function createSafe(
  version = '1.4.1',
  owners: Address[] = demoOwners.map(({ address }) => address),
): Promise<Address> {
  const { address } = await deploySafe(rpc(), { owners, threshold: 2, version, saltNonce: saltNonce++ })
  await fund(rpc(), address, { native: 1000n })
  await fixture.runtime.indexer.sync()
  return address
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ApiError ? error.message : error),
  )
const execution = ({ detailedExecutionInfo: info }: TransactionDetails): MultisigExecutionDetails => {
  if (info?.type !== 'MULTISIG') throw new Error('Proposals are multisig transactions')
  return info
}
const signers = (details: TransactionDetails) => execution(details).confirmations.map(({ signer }) => signer.value)
const propose = (body: ProposeRequest, account = safe) =>
  fixture.api.proposeTransaction({ params: { chainId: CHAIN_ID, safe: account }, body })
const sign = (hash: Hex, key: DemoKey) => privateKeyToAccount(key.privateKey).sign({ hash })
const confirm = (safeTxHash: Hex, signature: Hex) =>
  fixture.api.confirmTransaction({ params: { chainId: CHAIN_ID, safeTxHash }, body: { signature } })

let nextNonce = 0n
/** A harmless payment with its own nonce. */
const payment = (...keys: [DemoKey, ...DemoKey[]]) =>
  buildProposal(rpc(), safe, { to: stranger.address, value: 1n, nonce: nextNonce++ }, keys)

describe('propose', () => {
  test.each(['1.3.0', '1.4.1', '1.5.0'])(
    'behavior: a proposal to an account of %s is stored and immediately readable',
    async (version) => {
      const account = await createSafe(version)
      const body = await buildProposal(rpc(), account, { to: stranger.address, value: 7n }, [alice])
      const details = await propose(
        { ...body, origin: JSON.stringify({ name: 'Test', note: 'Rent <b>May</b>' }) },
        account,
      )
      expect(details).toMatchObject({
        safeAddress: account,
        txStatus: 'AWAITING_CONFIRMATIONS',
        note: 'Rent May',
        txInfo: { type: 'Transfer', transferInfo: { value: 7n } },
      })
      expect(execution(details)).toMatchObject({ proposer: { value: alice.address }, trusted: true, nonce: 0 })
      expect(await fixture.api.getTransaction({ params: { chainId: CHAIN_ID, id: body.safeTxHash } })).toEqual(details)
      const queue = await fixture.api.getQueue({ params: { chainId: CHAIN_ID, safe: account } })
      expect(queue.results.map((item) => item.type)).toEqual(['LABEL', 'TRANSACTION'])
    },
  )

  test('behavior: proposing again merges signatures and keeps the first fields', async () => {
    const body = await payment(alice)
    await propose({ ...body, origin: JSON.stringify({ note: 'first' }) })
    const again = { ...body, sender: bob.address, signature: await sign(body.safeTxHash, bob) }
    const details = await propose({ ...again, origin: JSON.stringify({ note: 'second' }) })
    expect(details.note).toBe('first')
    expect(signers(details).toSorted()).toEqual([alice.address, bob.address].toSorted())
    expect(execution(details).proposer?.value).toBe(alice.address)
    expect(details.txStatus).toBe('AWAITING_EXECUTION')
  })

  test('behavior: a repeated proposal is answered, but neither stored nor announced again', async () => {
    const body = await payment(alice)
    const signature = await sign(body.safeTxHash, bob)
    const first = await propose(body)
    await confirm(body.safeTxHash, signature)
    const count = async () => [
      await fixture.context.db.drizzle.$count(accountJournal),
      await fixture.context.db.drizzle.$count(events, eq(events.type, 'NEW_CONFIRMATION')),
    ]
    const before = await count()
    expect((await propose(body)).txId).toBe(first.txId)
    await confirm(body.safeTxHash, signature)
    expect(await count()).toEqual(before)
  })

  test('behavior: several signatures may be sent in one value', async () => {
    const details = await propose(await payment(alice, carol))
    expect(signers(details)).toHaveLength(2)
  })

  test('behavior: an unsigned proposal is hidden until an owner signs it', async () => {
    const { signature, ...body } = await payment(alice)
    const details = await propose({ ...body, signature: null })
    expect(execution(details)).toMatchObject({ trusted: false, proposer: null })
    const ids = async (trusted: boolean) =>
      (await fixture.api.getQueue({ params: { chainId: CHAIN_ID, safe }, query: { trusted } })).results.flatMap(
        (item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []),
      )
    expect(await ids(true)).not.toContain(details.txId)
    expect(await ids(false)).toContain(details.txId)
    expect(execution(await confirm(body.safeTxHash, signature)).trusted).toBe(true)
    expect(await ids(true)).toContain(details.txId)
  })

  test('security: only a proven sender adds a note or an app to a proposal', async () => {
    const foreign = JSON.stringify({ url: 'https://app.example', note: 'verified, sign at https://evil.example' })
    const read = async ({ safeTxHash }: ProposeRequest) => {
      const { note, safeAppInfo } = await fixture.api.getTransaction({ params: { chainId: CHAIN_ID, id: safeTxHash } })
      const stored = eq(multisigTransactions.safeTxHash, safeTxHash)
      const [row] = await fixture.context.db.drizzle.select().from(multisigTransactions).where(stored)
      return { note, safeAppInfo, origin: row?.origin }
    }
    const none = { note: null, safeAppInfo: null, origin: null }

    const signed = await payment(alice)
    await propose(signed)
    await propose({ ...signed, sender: bob.address, signature: null, origin: foreign })
    expect(await read(signed)).toEqual(none)

    const confirmed = await payment(alice)
    await propose({ ...confirmed, signature: null, origin: foreign })
    await confirm(confirmed.safeTxHash, confirmed.signature)
    await propose({ ...confirmed, signature: null, origin: foreign })
    expect(await read(confirmed)).toEqual(none)

    const proved = await payment(alice)
    await propose({ ...proved, signature: null, origin: foreign })
    const own = JSON.stringify({ note: 'Rent' })
    await propose({ ...proved, origin: own })
    expect(await read(proved)).toEqual({ note: 'Rent', safeAppInfo: null, origin: own })
  })

  test('behavior: eth_sign, contract and approved-hash signatures count', async () => {
    const { contractSigner } = fixture.contracts
    const account = await createSafe('1.4.1', [alice.address, bob.address, contractSigner])
    const body = await buildProposal(rpc(), account, { to: stranger.address, value: 1n }, [alice])
    const details = await propose({ ...body, signature: await ethSigned(body.safeTxHash, alice) }, account)
    expect(signers(details)).toEqual([alice.address])

    const byContract = contractSignature(contractSigner, '0x1234').data
    expect(await refusal(confirm(body.safeTxHash, byContract))).toBe('422: Invalid signature')
    const approve = encodeFunctionData({ abi: testContractSignerAbi, functionName: 'approve', args: [body.safeTxHash] })
    await sendTransaction(devClient(rpc()), { from: stranger.address, to: contractSigner, data: approve })
    expect(signers(await confirm(body.safeTxHash, byContract))).toContain(contractSigner)

    const byApproval = approvedHashSignature(bob.address).data
    expect(await refusal(confirm(body.safeTxHash, byApproval))).toBe('422: Invalid signature')
    const approveHash = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [body.safeTxHash] })
    await sendTransaction(devClient(rpc()), { from: bob.address, to: account, data: approveHash })
    expect(signers(await confirm(body.safeTxHash, byApproval))).toContain(bob.address)
  })

  test('behavior: a stored signature by eth_sign is accepted again after the operator forbids new ones', async () => {
    const { context } = fixture
    const policy = { bannedSafes: [], blockedSigners: [], ethSign: false }
    const config = { ...context.config, policy }
    const strict = await createHttpServer({ ...context, metrics: createMetrics(), config })
    onTestFinished(() => strict.close())
    const body = await payment(alice)
    const stored = await ethSigned(body.safeTxHash, alice)
    await propose({ ...body, signature: stored })
    const send = async (path: string, payload: object) =>
      (await strict.inject({ method: 'POST', url: `/v1/chains/${CHAIN_ID}/transactions/${path}`, payload })).statusCode
    const withMine = `${stored}${(await sign(body.safeTxHash, bob)).slice(2)}`
    const again = { ...toWire(body), sender: bob.address, signature: withMine }
    expect(await send(`${safe}/propose`, again)).toBe(200)
    expect(await send(`${body.safeTxHash}/confirmations`, { signature: stored })).toBe(200)
    const details = await fixture.api.getTransaction({ params: { chainId: CHAIN_ID, id: body.safeTxHash } })
    expect(signers(details)).toEqual([alice.address, bob.address])
    const fresh = await ethSigned(body.safeTxHash, carol)
    expect(await send(`${body.safeTxHash}/confirmations`, { signature: fresh })).toBe(422)
    expect(await send(`${safe}/propose`, { ...toWire(body), sender: carol.address, signature: fresh })).toBe(422)
  })

  test('error: requests are refused in the order of the contract', async () => {
    const body = await payment(alice)
    const other = `0x${'cd'.repeat(32)}` as const
    expect(await refusal(propose(body, fixture.contracts.testUsd))).toBe('404: An error occurred')
    const executed = await buildProposal(rpc(), fixture.account.address, { to: stranger.address, nonce: 2n }, [alice])
    expect(await refusal(propose(executed, fixture.account.address))).toBe('422: Invalid nonce')
    expect(await refusal(propose({ ...body, nonce: 2n ** 40n }))).toBe('422: Invalid nonce')
    expect(await refusal(propose({ ...body, operation: 1, safeTxHash: other }))).toBe('422: Delegate call is disabled')
    expect(await refusal(propose({ ...body, safeTxHash: other }))).toBe('422: Invalid safeTxHash')
    expect(await refusal(propose({ ...body, value: 2n }))).toBe('422: Invalid safeTxHash')
    expect(await refusal(propose({ ...body, sender: bob.address }))).toBe('422: Invalid signature')
    const foreign = { sender: stranger.address, signature: await sign(body.safeTxHash, stranger) }
    expect(await refusal(propose({ ...body, ...foreign }))).toBe('422: Invalid signature')
    const twice = `${body.signature}${body.signature.slice(2)}`
    expect(await refusal(propose({ ...body, signature: twice }))).toBe('422: Invalid signature')
    for (const garbage of [`0x${'ff'.repeat(65)}`, `0x${'00'.repeat(65)}`, `0x${'11'.repeat(70)}`] as const)
      expect(await refusal(propose({ ...body, signature: garbage }))).toBe('422: Invalid signature')
    const unsigned = { ...body, sender: stranger.address, signature: null }
    expect(await refusal(propose(unsigned))).toBe('422: Invalid signature')
    const unknown = fixture.api.getTransaction({ params: { chainId: CHAIN_ID, id: body.safeTxHash } })
    expect(await refusal(unknown)).toBe('404: An error occurred')
  })

  test('error: unsigned proposals that arrive at the same moment are limited in number too', async () => {
    const account = await createSafe()
    const bodies = await Promise.all(
      Array.from({ length: 12 }, (_none, at) =>
        buildProposal(rpc(), account, { to: stranger.address, value: BigInt(at) }, [alice]),
      ),
    )
    const answers = await Promise.all(bodies.map((body) => refusal(propose({ ...body, signature: null }, account))))
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(2)
  })

  test('error: unsigned proposals are limited in size and number, signed ones are not', async () => {
    const account = await createSafe()
    const make = async (nonce: bigint, data: Hex = '0x') => ({
      ...(await buildProposal(rpc(), account, { to: stranger.address, data, nonce }, [alice])),
    })
    const long: Hex = `0x${'ab'.repeat(65)}`
    expect(await refusal(propose({ ...(await make(0n, long)), signature: null }, account))).toBe(
      '422: Too much data without a signature',
    )
    expect(await refusal(propose(await make(0n, long), account))).toBe('accepted')
    for (const nonce of [1n, 2n])
      expect(await refusal(propose({ ...(await make(nonce)), signature: null }, account))).toBe('accepted')
    const third = await make(3n)
    expect(await refusal(propose({ ...third, signature: null }, account))).toBe(
      '422: Too many proposals without a signature',
    )
    expect(await refusal(propose(third, account))).toBe('accepted')
  })

  test('error: a refusal contains the values that disagree', async () => {
    const body = await payment(alice)
    const payload = { ...body, value: '2', nonce: String(body.nonce), safeTxGas: '0', baseGas: '0', gasPrice: '0' }
    const url = `/v1/chains/${CHAIN_ID}/transactions/${safe}/propose`
    const answer = await fixture.app.inject({ method: 'POST', url, payload })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatch(
      new RegExp(`The hash of this transaction is 0x[0-9a-f]{64}, not ${body.safeTxHash}`),
    )
  })

  test('error: an executed transaction cannot be proposed again', async () => {
    const account = await createSafe()
    const done = await executeSafeTransaction(rpc(), {
      safe: account,
      signers: [alice, bob],
      to: stranger.address,
      value: 1n,
    })
    const body = await buildProposal(rpc(), account, { ...done, nonce: 0n }, [alice])
    expect(body.safeTxHash).toBe(done.safeTxHash)
    expect(await refusal(propose(body, account))).toBe('422: Invalid nonce')
  })
})

describe('confirm', () => {
  test('behavior: an owner confirms, and confirming twice changes nothing', async () => {
    const body = await payment(alice)
    await propose(body)
    const signature = await sign(body.safeTxHash, bob)
    const first = await confirm(body.safeTxHash, signature)
    expect(first.txStatus).toBe('AWAITING_EXECUTION')
    expect(execution(await confirm(body.safeTxHash, signature)).confirmations).toEqual(execution(first).confirmations)
  })

  test('behavior: the old spelling of the field, and a hash in upper case, are accepted', async () => {
    const body = await payment(alice)
    await propose(body)
    const signature = await sign(body.safeTxHash, carol)
    const url = `/v1/chains/${CHAIN_ID}/transactions/0x${body.safeTxHash.slice(2).toUpperCase()}/confirmations`
    const answer = await fixture.app.inject({ method: 'POST', url, payload: { signedSafeTxHash: signature } })
    expect(answer.statusCode).toBe(200)
  })

  test('error: signatures of other addresses, of other data, and unknown hashes are refused', async () => {
    const body = await payment(alice)
    await propose(body)
    const wrong = [
      await sign(body.safeTxHash, stranger),
      await sign(`0x${'ef'.repeat(32)}`, bob),
      `0x${'ff'.repeat(65)}`,
    ] as const
    for (const signature of wrong)
      expect(await refusal(confirm(body.safeTxHash, signature))).toBe('422: Invalid signature')
    expect(await refusal(confirm(`0x${'ef'.repeat(32)}`, wrong[0]))).toBe('404: An error occurred')
  })

  test('error: more signatures than any account has owners are refused', async () => {
    const body = await payment(alice)
    await propose(body)
    const url = `/v1/chains/${CHAIN_ID}/transactions/${body.safeTxHash}/confirmations`
    const signature = `0x${(await sign(body.safeTxHash, bob)).slice(2).repeat(201)}`
    const answer = await fixture.app.inject({ method: 'POST', url, payload: { signature } })
    expect(answer.json()).toMatchObject({ statusCode: 422, detail: expect.stringContaining('at most 200') })
  })

  test('error: a confirmation after the execution is refused, even before it is indexed', async () => {
    const account = await createSafe()
    const body = await buildProposal(rpc(), account, { to: stranger.address, value: 1n }, [alice])
    await propose(body, account)
    await executeSafeTransaction(rpc(), { safe: account, signers: [bob, carol], to: account })
    expect(await refusal(confirm(body.safeTxHash, await sign(body.safeTxHash, bob)))).toBe('422: Invalid nonce')
    await fixture.runtime.indexer.sync()
    const details = await fixture.api.getTransaction({ params: { chainId: CHAIN_ID, id: body.safeTxHash } })
    expect(details.txStatus).toBe('CANCELLED')
  })

  test('behavior: signatures of removed owners no longer count', async () => {
    const account = await createSafe()
    const body = await buildProposal(rpc(), account, { to: stranger.address, value: 1n, nonce: 1n }, [alice, carol])
    expect((await propose(body, account)).txStatus).toBe('AWAITING_EXECUTION')
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'removeOwner',
      args: [bob.address, carol.address, 2n],
    })
    await executeSafeTransaction(rpc(), { safe: account, signers: [alice, bob], to: account, data })
    await fixture.runtime.indexer.sync()
    const details = await fixture.api.getTransaction({ params: { chainId: CHAIN_ID, id: body.safeTxHash } })
    expect(details.txStatus).toBe('AWAITING_CONFIRMATIONS')
    expect(signers(details)).toEqual([alice.address])
    expect(await refusal(confirm(body.safeTxHash, await sign(body.safeTxHash, carol)))).toBe('422: Invalid signature')
  })
})

const request = (safeTxHash: Hex, key: DemoKey, totp = deleteRequestTotp((Date.now() + clockOffset) / 1000)) =>
  sign(hashTypedData(buildDeleteRequestTypedData({ chainId: BigInt(CHAIN_ID), safe, safeTxHash, totp })), key)
const remove = (safeTxHash: Hex, signature: Hex) =>
  fixture.api.deleteTransaction({ params: { chainId: CHAIN_ID, safeTxHash }, body: { signature } })

describe('delete', () => {
  test('behavior: the proposer deletes the proposal; it is no longer listed and the tags change', async () => {
    const body = await payment(alice, bob)
    await propose(body)
    const before = await fixture.api.getSafe({ params: { chainId: CHAIN_ID, safe } })
    await remove(body.safeTxHash, await request(body.safeTxHash, alice))
    const gone = fixture.api.getTransaction({ params: { chainId: CHAIN_ID, id: body.safeTxHash } })
    expect(await refusal(gone)).toBe('404: An error occurred')
    const after = await fixture.api.getSafe({ params: { chainId: CHAIN_ID, safe } })
    expect(Number(after.txQueuedTag)).toBeGreaterThan(Number(before.txQueuedTag))
    expect((await propose(body)).txStatus).toBe('AWAITING_EXECUTION')
  })

  test('behavior: a request signed in the previous hour is accepted, an older one is not', async () => {
    const body = await payment(alice)
    await propose(body)
    const signature = await request(body.safeTxHash, alice)
    clockOffset += 2 * HOUR_MS
    onTestFinished(() => {
      clockOffset = 0
    })
    expect(await refusal(remove(body.safeTxHash, signature))).toBe('400: Transaction cannot be deleted')
    clockOffset = HOUR_MS
    await expect(remove(body.safeTxHash, signature)).resolves.toBeUndefined()
  })

  test('error: deletions by others, of executed and of unknown transactions are refused', async () => {
    const body = await payment(alice)
    await propose(body)
    expect(await refusal(remove(body.safeTxHash, await request(body.safeTxHash, bob)))).toBe(
      '400: Transaction cannot be deleted',
    )
    expect(await refusal(remove(body.safeTxHash, body.signature))).toBe('400: Transaction cannot be deleted')
    const unknown = `0x${'ef'.repeat(32)}` as const
    expect(await refusal(remove(unknown, await request(unknown, alice)))).toBe('404: An error occurred')
    const { results } = await fixture.api.getMultisigTransactions({
      params: fixture.params,
      query: { executed: true },
    })
    const executed = (results[0]?.transaction.id.split('_')[2] ?? '0x') as Hex
    expect(await refusal(remove(executed, await request(executed, alice)))).toBe('400: Transaction cannot be deleted')
  })
})

describe('events', () => {
  const streamUrl = (query = `?safes=${CHAIN_ID}:${safe}`) => `${fixture.url}/v1/events${query}`
  const open = async (url = streamUrl(), headers: Record<string, string> = {}) => {
    const reader = await readEvents(url, headers)
    onTestFinished(() => reader.close())
    return reader
  }

  test('behavior: events of a proposal, a confirmation and a deletion arrive, and the fastest within a second', async () => {
    const stream = await open()
    const ofAccount = await open(`${fixture.url}/v1/chains/${CHAIN_ID}/safes/${safe.toLowerCase()}/events`)
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(stream.headers.get('access-control-allow-origin')).toBe('*')
    const body = await payment(alice)
    const steps = [
      ['PENDING_MULTISIG_TRANSACTION', () => propose(body)],
      ['NEW_CONFIRMATION', async () => confirm(body.safeTxHash, await sign(body.safeTxHash, bob))],
      ['DELETED_MULTISIG_TRANSACTION', async () => remove(body.safeTxHash, await request(body.safeTxHash, alice))],
    ] as const
    const delays: number[] = []
    for (const [type, act] of steps) {
      const started = Date.now()
      await act()
      const heard = await stream.until((event) => event.type === type && event.safeTxHash === body.safeTxHash)
      delays.push(heard.at - started)
      expect(heard.event).toMatchObject({ chainId: CHAIN_ID, address: safe })
      expect(Math.abs(heard.event.timestamp - Date.now() / 1000)).toBeLessThan(10)
      await ofAccount.until((event) => event.type === type && event.safeTxHash === body.safeTxHash)
    }
    // A busy machine may stop for a moment, but hardly three times.
    expect(Math.min(...delays), `milliseconds: ${delays}`).toBeLessThan(1000)
    expect(stream.comments[0]).toBe('ok')
  })

  test('behavior: on-chain activity is published too, once, to the followers of the account', async () => {
    const account = await createSafe()
    const stream = await open(streamUrl(`?safes=${CHAIN_ID}:${account},${CHAIN_ID}:${safe}`))
    const elsewhere = await open(streamUrl(`?safes=${CHAIN_ID}:${fixture.account.address}`))
    const { safeTxHash } = await executeSafeTransaction(rpc(), {
      safe: account,
      signers: [alice, bob],
      to: stranger.address,
    })
    await fund(rpc(), fixture.account.address, { native: 1n })
    await fixture.runtime.indexer.sync()
    await stream.until((event) => event.type === 'EXECUTED_MULTISIG_TRANSACTION' && event.safeTxHash === safeTxHash)
    await elsewhere.until((event) => event.type === 'INCOMING_ETHER')
    expect(elsewhere.received.every(({ event }) => event.address === fixture.account.address)).toBe(true)
    expect(stream.received.every(({ event }) => event.address === account)).toBe(true)
    const executed = stream.received.filter(({ event }) => event.type === 'EXECUTED_MULTISIG_TRANSACTION')
    expect(executed).toHaveLength(1)
  })

  test('behavior: a client that resumes with the last id gets the missed events, in order and once', async () => {
    const first = await open()
    const known = await payment(alice)
    await propose(known)
    const last = await first.until((event) => event.safeTxHash === known.safeTxHash)
    first.close()
    const missed = [await payment(alice), await payment(bob)]
    for (const body of missed) await propose(body)
    const again = await open(streamUrl(), { 'last-event-id': last.id })
    const later = await payment(carol)
    await propose(later)
    await again.until((event) => event.safeTxHash === later.safeTxHash)
    const pending = again.received.filter(({ event }) => event.type === 'PENDING_MULTISIG_TRANSACTION')
    expect(pending.map(({ event }) => event.safeTxHash)).toEqual([...missed, later].map((body) => body.safeTxHash))
    const ids = again.received.map(({ id }) => Number(id))
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
    expect(Math.min(...ids)).toBeGreaterThan(Number(last.id))
  })

  const strangers = (count: number) =>
    Array.from({ length: count }, (_, place) => `${CHAIN_ID}:0x${(place + 1).toString(16).padStart(40, '0')}`)

  test('behavior: one stream follows a thousand accounts, and resumes from the last id', async () => {
    const url = `${fixture.url}/v1/events`
    const safes = [...strangers(999), `${CHAIN_ID}:${safe}`]
    const first = await readEvents(url, {}, { safes })
    onTestFinished(() => first.close())
    const known = await payment(alice)
    await propose(known)
    const { id } = await first.until((event) => event.safeTxHash === known.safeTxHash)
    first.close()
    const missed = await payment(alice)
    await propose(missed)
    const again = await readEvents(url, { 'last-event-id': id }, { safes })
    onTestFinished(() => again.close())
    await again.until((event) => event.safeTxHash === missed.safeTxHash)
    expect(again.received.every(({ event }) => event.address === safe)).toBe(true)
  })

  test('error: a stream with more than a thousand accounts, none, or invalid names is refused', async () => {
    const status = async (body: unknown) => {
      const controller = new AbortController()
      const answer = await fetch(`${fixture.url}/v1/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: controller.signal,
      })
      controller.abort()
      return answer.status
    }
    expect(await status({ safes: strangers(1000) })).toBe(200)
    expect(await status({ safes: strangers(1001) })).toBe(422)
    expect(await status({ safes: [...strangers(1000), ...strangers(1000)] })).toBe(200)
    for (const safes of [[], ['x'], ['A'.repeat(100_000)], [7], 'x', null]) expect(await status({ safes })).toBe(422)
    expect(await status({})).toBe(422)
    expect(await status({ safes: [`5:${safe}`] })).toBe(404)
    expect(await status({ safes: strangers(30_000) })).toBe(413)
  })

  test('error: streams without accounts, of unknown chains and of malformed accounts are refused', async () => {
    for (const [query, status] of [
      ['', 422],
      ['?safes=x', 422],
      [`?safes=5:${safe}`, 404],
    ] as const)
      expect((await fetch(streamUrl(query))).status).toBe(status)
    expect((await fetch(`${fixture.url}/v1/chains/${CHAIN_ID}/safes/0x12/events`)).status).toBe(422)
  })
})
