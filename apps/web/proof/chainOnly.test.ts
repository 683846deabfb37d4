import {
  type HistoryFilter,
  type HistoryItem,
  type ProposeRequest,
  type SafeState,
  type Transaction,
  type TransactionDetails,
  routes,
} from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import {
  type ChainOnlyContext,
  createChainOnlyClient,
  createHistoryReader,
  createMessageStore,
  createProposalStore,
  exportHistory,
  memoryKeyValue,
} from '@countersign/chain-client'
import { demoContacts, demoOwners, signSafeHash, spareKeys, type DemoKey } from '@countersign/devchain'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { buildSafeMessage } from '@countersign/safe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildProposal } from '../../service/src/testing/buildProposal.ts'
import { startFixture, type Fixture } from '../../service/src/testing/startFixture.ts'
import { offerMessages } from '../src/data/client/offerMessages.ts'
import { offerProposals } from '../src/data/client/offerProposals.ts'
import { readableChain } from '../src/data/rpc/readableChain.ts'

/** One interface with two implementations: the service, and the page with a node only. */
let fixture: Fixture
const proposals = createProposalStore(memoryKeyValue())
const messages = createMessageStore(memoryKeyValue())
const clients: Record<string, ApiClient> = {}
let context: ChainOnlyContext
beforeAll(async () => {
  fixture = await startFixture()
  const chain = await fixture.api.getChain({ params: { chainId: fixture.params.chainId } })
  clients['service'] = fixture.api
  context = {
    chains: () => [chain],
    ask: (one) => readableChain(one).ask,
    nodeCount: () => 1,
    proposals,
    messages,
    history: createHistoryReader(memoryKeyValue()),
    knownAccounts: () => [fixture.params],
    tokensOf: () => [fixture.contracts.testUsd],
  }
  clients['chain only'] = createChainOnlyClient(context)
})
afterAll(() => fixture.stop())

const clientOf = (name: string): ApiClient => {
  const client = clients[name]
  if (!client) throw new Error(`${name} was not created`)
  return client
}

/** Compares answers that must be equal; the callers remove the fields that may differ. */
async function bothSay<Value>(ask: (client: ApiClient) => Promise<Value>): Promise<Value> {
  const [service, chain] = [await ask(clientOf('service')), await ask(clientOf('chain only'))]
  expect(chain).toEqual(service)
  return chain
}

async function proposal(input: { nonce: bigint; value: bigint }, signer: DemoKey) {
  const body = await buildProposal(
    fixture.devchain.rpcUrl,
    fixture.params.safe,
    { to: spareKeys[3].address, ...input },
    [signer],
  )
  return { body, signedBy: (other: DemoKey) => signSafeHash(body.safeTxHash, [other]) }
}

/** Whether a token is listed or imitates another is a judgement of the service only. */
const unjudged = ({ ...info }: object) => ({ ...info, trusted: null, imitation: null })

/** The whole row without that judgement, and without the salt nonce, which is in calldata that the page does not read. */
const rowOf = ({ txInfo, ...row }: Transaction) => ({ ...row, txInfo: infoOf(txInfo) })

const infoOf = (info: Transaction['txInfo']) =>
  info.type === 'Transfer'
    ? { ...info, transferInfo: unjudged(info.transferInfo) }
    : info.type === 'Creation'
      ? { ...info, saltNonce: null }
      : info

/** The whole answer without that judgement, and without facts of proposals that no chain contains. */
function detailsOf({ detailedExecutionInfo: execution, txInfo, transfers, ...details }: TransactionDetails) {
  if (execution?.type !== 'MULTISIG') throw new Error('Only transactions of owners are compared.')
  const { submittedAt: _s, proposer: _p, confirmations, ...signed } = execution
  return {
    ...details,
    txInfo: infoOf(txInfo),
    execution: signed,
    signers: confirmations.map(({ signer, signature }) => [signer.value, signature]).toSorted(),
    moved: (transfers ?? []).map(({ transferInfo, ...moved }) => ({ ...moved, what: unjudged(transferInfo) })),
  }
}

describe('equal answers of both', () => {
  test('behavior: the state of the account', async () => {
    const withoutTags = ({
      collectiblesTag: _c,
      txQueuedTag: _q,
      txHistoryTag: _h,
      messagesTag: _m,
      ...rest
    }: SafeState) => rest
    const state = await bothSay(async (client) => withoutTags(await client.getSafe({ params: fixture.params })))
    expect(state).toMatchObject({ threshold: 2, version: '1.4.1+L2', implementationVersionState: 'UP_TO_DATE' })
    expect(state.owners).toHaveLength(3)
    expect(state.modules).not.toBeNull()
  })

  test('behavior: the creation: time, creator and contracts', async () => {
    const { created } = await bothSay(async (client) => {
      const {
        setupData: _d,
        saltNonce: _n,
        dataDecoded: _c,
        ...reported
      } = await client.getCreation({
        params: fixture.params,
      })
      return reported
    })
    expect(Date.parse(created)).toBeGreaterThan(Date.UTC(2020, 0))
  })

  test('behavior: balances without prices', async () => {
    const held = await bothSay(async (client) => {
      const { items } = await client.getBalances({ params: { ...fixture.params, fiatCode: 'usd' } })
      const rows = items.map(({ tokenInfo, balance }) => ({ ...tokenInfo, balance }))
      return rows.toSorted((first, second) => first.address.localeCompare(second.address))
    })
    expect(held.length).toBeGreaterThan(1)
    expect(held.every(({ balance }) => balance > 0n)).toBe(true)
  })

  test('behavior: the history, row by row, under the same day labels', async () => {
    const rows = await bothSay(async (client) => {
      const all: HistoryItem[] = []
      let cursor: string | null = null
      do {
        const page = await client.getHistory({
          params: fixture.params,
          query: { timezone: 'UTC', trusted: false, cursor },
        })
        all.push(...page.results)
        cursor = page.next && new URL(page.next).searchParams.get('cursor')
      } while (cursor !== null)
      return all.map((item) => (item.type === 'TRANSACTION' ? rowOf(item.transaction) : item))
    })
    expect(rows.length).toBeGreaterThan(8)
    expect(rows.filter((row) => 'type' in row && row.type === 'DATE_LABEL')).not.toHaveLength(0)
    const listed = rows.flatMap((row) => ('txInfo' in row ? [row] : []))
    expect(listed.at(-1)?.txInfo.type).toBe('Creation')
    expect(listed.some(({ txStatus }) => txStatus === 'FAILED')).toBe(true)
    expect(listed.some(({ txInfo }) => txInfo.humanDescription !== null)).toBe(true)
  })

  test('behavior: every filter of the history finds the same rows', async () => {
    const { testUsd } = fixture.contracts
    const found = async (filter: HistoryFilter) => {
      const rows = await bothSay(async (client) => {
        const {
          results,
          unmatched = [],
          count,
        } = await client.getHistory({
          params: fixture.params,
          query: { timezone: 'UTC', trusted: false, ...filter },
        })
        const ids = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
        return { ids, unmatched, count }
      })
      return rows.ids.filter((id) => !rows.unmatched.includes(id))
    }
    expect(await found({ nonce: 0 }), 'nonce 0').toHaveLength(1)
    const filters: Record<string, HistoryFilter> = {
      settings: { kind: ['settings'] },
      'payments and batches': { kind: ['payment', 'batch'] },
      creation: { kind: ['creation'] },
      incoming: { direction: 'incoming' },
      outgoing: { direction: 'outgoing' },
      'native currency': { token: ['native'] },
      token: { token: [testUsd] },
      'at least one token': { token: [testUsd], value__gte: '1.000000000000000000000000000001' },
      'at most one coin': { token: ['native'], direction: 'outgoing', value__lte: '1' },
      module: { origin: ['module'] },
      failed: { state: 'failed' },
      'today and before': { execution_date__lte: '2100-01-01' },
      method: { method: 'enableModule' },
      selector: { method: '0x610b5925' },
      'address as text': { q: demoContacts[0].address.slice(0, 12) },
      symbol: { q: 'tusd' },
    }
    const sizes: Record<string, number> = {}
    for (const [name, filter] of Object.entries(filters)) sizes[name] = (await found(filter)).length
    expect(Object.entries(sizes).filter(([, size]) => size === 0)).toEqual([])
    // A filter that lets everything through would pass the lines above.
    expect(sizes).toMatchObject({ settings: 1, creation: 1, module: 1, failed: 1, token: 3, incoming: 5, outgoing: 4 })
    expect(await found({ q: 'no row has this' })).toEqual([])
    expect(await found({ execution_date__lte: '2001-01-01' })).toEqual([])
  })

  test('behavior: the export, line by line', async () => {
    const answer = await fetch(
      `${fixture.url}/v1/chains/${fixture.params.chainId}/safes/${fixture.params.safe}/export?format=json`,
    )
    const Line = z.record(z.string(), z.unknown())
    const { rows } = z.parse(z.object({ rows: z.array(Line) }), await answer.json())
    const chain = await fixture.api.getChain({ params: { chainId: fixture.params.chainId } })
    const made = await exportHistory(context, readableChain(chain), fixture.params.safe)
    const ofServiceOnly = new Set(['tokenTrusted', 'imitation', 'executor', 'fee'])
    const sorted = (lines: readonly object[]) =>
      lines
        .map((line) => JSON.stringify(Object.entries(line).filter(([column]) => !ofServiceOnly.has(column))))
        .toSorted()
    expect(sorted(made.rows)).toEqual(sorted(rows))
    expect(rows.length).toBeGreaterThan(8)
    expect(made.complete).toBe(true)
  })

  test('behavior: an executed transaction with its calls and signers', async () => {
    const page = await clientOf('service').getHistory({ params: fixture.params, query: { timezone: 'UTC' } })
    const ids = page.results.flatMap((item) =>
      item.type === 'TRANSACTION' && item.transaction.executionInfo?.type === 'MULTISIG' ? [item.transaction.id] : [],
    )
    expect(ids.length).toBeGreaterThan(2)
    for (const id of ids) {
      const details = await bothSay(async (client) =>
        detailsOf(await client.getTransaction({ params: { chainId: fixture.params.chainId, id } })),
      )
      expect(details.signers.length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe.each(['service', 'chain only'])('%s implements the interface of proposals', (name) => {
  const [alice, bob] = demoOwners
  const chainId = () => fixture.params.chainId
  const propose = (body: ProposeRequest) => clientOf(name).proposeTransaction({ params: fixture.params, body })

  test('behavior: a proposal is proposed, confirmed, listed by nonce and read again', async () => {
    const { currentNonce, recommendedNonce } = await clientOf(name).getNonces({ params: fixture.params })
    expect(recommendedNonce).toBe(currentNonce)
    const first = await proposal({ nonce: BigInt(currentNonce), value: 7n }, alice)
    const rival = await proposal({ nonce: BigInt(currentNonce), value: 8n }, bob)
    const later = await proposal({ nonce: BigInt(currentNonce + 2), value: 9n }, alice)
    for (const { body } of [first, rival, later]) await propose(body)
    const confirmed = await clientOf(name).confirmTransaction({
      params: { chainId: chainId(), safeTxHash: first.body.safeTxHash },
      body: { signature: await first.signedBy(bob) },
    })
    expect(confirmed).toMatchObject({ txStatus: 'AWAITING_EXECUTION', detailedExecutionInfo: { nonce: currentNonce } })
    const queue = await clientOf(name).getQueue({ params: fixture.params })
    const shown = queue.results.map((item) =>
      item.type === 'TRANSACTION'
        ? [item.transaction.txStatus, item.conflictType]
        : item.type === 'LABEL'
          ? item.label
          : item.nonce,
    )
    expect(shown).toEqual([
      'Next',
      currentNonce,
      ['AWAITING_EXECUTION', 'HasNext'],
      ['AWAITING_CONFIRMATIONS', 'End'],
      'Queued',
      ['AWAITING_CONFIRMATIONS', 'None'],
    ])
    expect(await clientOf(name).getNonces({ params: fixture.params })).toEqual({
      currentNonce,
      recommendedNonce: currentNonce + 3,
    })
    const [overview] = await clientOf(name).getSafeOverviews({
      query: { safes: `${chainId()}:${fixture.params.safe}`, currency: 'usd', wallet_address: bob.address },
    })
    expect(overview).toMatchObject({ queued: 3, awaitingConfirmation: 1, threshold: 2 })
    const owned = await clientOf(name).getOwnerSafesByChain({ params: { owner: bob.address } })
    expect(owned[chainId()]?.some((safe) => isSameAddress(safe, fixture.params.safe))).toBe(true)
  })

  test('behavior: every answer about the queue matches its schema', async () => {
    const queue = await clientOf(name).getQueue({ params: fixture.params })
    const back = z.decode(routes.getQueue.response, z.encode(routes.getQueue.response, queue))
    expect(back).toEqual(queue)
  })

  test('error: another hash, another signer and a used nonce are refused', async () => {
    const { recommendedNonce } = await clientOf(name).getNonces({ params: fixture.params })
    const { body } = await proposal({ nonce: BigInt(recommendedNonce), value: 1n }, alice)
    const refused = { statusCode: 422 }
    await expect(propose({ ...body, value: 2n })).rejects.toMatchObject(refused)
    const stranger = await proposal({ nonce: BigInt(recommendedNonce), value: 1n }, spareKeys[4])
    await expect(propose(stranger.body)).rejects.toMatchObject(refused)
    const used = await proposal({ nonce: 0n, value: 1n }, alice)
    await expect(propose(used.body)).rejects.toMatchObject(refused)
    const queue = await clientOf(name).getQueue({ params: fixture.params })
    expect(queue.results.filter(({ type }) => type === 'TRANSACTION')).toHaveLength(3)
  })

  test('error: an unknown account, network and transaction are refused', async () => {
    const unknown: Address = '0x000000000000000000000000000000000000dEaD'
    await expect(clientOf(name).getSafe({ params: { chainId: chainId(), safe: unknown } })).rejects.toMatchObject({
      statusCode: 404,
    })
    await expect(clientOf(name).getSafe({ params: { ...fixture.params, chainId: '424242' } })).rejects.toMatchObject({
      statusCode: 404,
    })
    const id = `0x${'5'.repeat(64)}`
    await expect(clientOf(name).getTransaction({ params: { chainId: chainId(), id } })).rejects.toMatchObject({
      statusCode: 404,
    })
  })
})

test('behavior: waiting proposals are delivered to the service with every signature; refused ones stay stored with the reason', async () => {
  const [alice, bob] = demoOwners
  const chainOnly = clientOf('chain only')
  const { recommendedNonce } = await chainOnly.getNonces({ params: fixture.params })
  const made = await proposal({ nonce: BigInt(recommendedNonce), value: 3n }, alice)
  const { safeTxHash } = made.body
  await chainOnly.proposeTransaction({ params: fixture.params, body: { ...made.body, origin: '{"note":"Rent"}' } })
  const { chainId } = fixture.params
  await chainOnly.confirmTransaction({ params: { chainId, safeTxHash }, body: { signature: await made.signedBy(bob) } })
  const kept = await proposals.find({ chainId, safeTxHash })
  // A signature over other content, as a file could contain it: the service refuses it, and nothing is deleted.
  const odd = await proposal({ nonce: BigInt(recommendedNonce + 1), value: 4n }, alice)
  await proposals.put({
    ...kept!,
    safeTxHash: odd.body.safeTxHash,
    transaction: { ...kept!.transaction, value: 5n },
    offer: null,
  })

  await offerProposals(({ transaction }) => transaction.nonce >= BigInt(recommendedNonce), {
    proposals,
    service: fixture.api,
  })
  const stored = await fixture.api.getTransaction({ params: { chainId, id: safeTxHash } })
  expect(stored).toMatchObject({ txStatus: 'AWAITING_EXECUTION', note: 'Rent' })
  expect(await proposals.find({ chainId, safeTxHash })).toMatchObject({
    offer: { result: 'taken', words: 'Proposed with 2 signatures.' },
  })
  const refused = await proposals.find({ chainId, safeTxHash: odd.body.safeTxHash })
  expect(refused?.offer).toMatchObject({ result: 'refused', words: expect.stringContaining('Invalid safeTxHash') })
  expect(refused?.signatures).toHaveLength(2)

  await offerProposals((one) => one.safeTxHash === safeTxHash, { proposals, service: fixture.api })
  const again = await proposals.find({ chainId, safeTxHash })
  expect(again?.offer).toMatchObject({ result: 'taken', words: 'The service already had all signatures.' })
})

const messageHash = async (content: string): Promise<Hex> => {
  const { chainId, safe } = fixture.params
  const { version } = await fixture.api.getSafe({ params: fixture.params })
  const input = { chainId: BigInt(chainId), safe, version: version ?? '', content }
  return buildSafeMessage(input).safeMessageHash
}

describe.each(['service', 'chain only'])('%s implements the interface of messages', (name) => {
  const [alice, bob] = demoOwners

  test('behavior: a message is requested, signed by another owner, confirmed by the account itself', async () => {
    const client = clientOf(name)
    const { chainId } = fixture.params
    const hash = await messageHash('We moved offices.')
    const params = { chainId, messageHash: hash }
    await expect(client.getMessage({ params })).rejects.toMatchObject({ statusCode: 404 })
    await client.createMessage({
      params: fixture.params,
      body: {
        message: 'We moved offices.',
        signature: await signSafeHash(hash, [alice]),
        origin: '{"name":"Post","url":"https://post.example"}',
      },
    })
    const asked = await client.getMessage({ params })
    expect(asked).toMatchObject({ status: 'NEEDS_CONFIRMATION', confirmationsSubmitted: 1, preparedSignature: null })
    await client.confirmMessage({ params, body: { signature: await signSafeHash(hash, [bob]) } })
    const done = await client.getMessage({ params })
    expect(done).toMatchObject({
      status: 'CONFIRMED',
      message: 'We moved offices.',
      confirmationsSubmitted: 2,
      confirmationsRequired: 2,
      proposedBy: { value: alice.address },
      preparedSignature: await signSafeHash(hash, [alice, bob]),
    })
    const listed = await client.getMessages({ params: fixture.params, query: {} })
    expect(listed.results).toContainEqual({ ...done, type: 'MESSAGE' })
    expect(z.decode(routes.getMessage.response, z.encode(routes.getMessage.response, done))).toEqual(done)
  })

  test('error: another signer and a signature for another text are refused', async () => {
    const hash = await messageHash('Something else')
    const make = async (signer: DemoKey) =>
      clientOf(name).createMessage({
        params: fixture.params,
        body: { message: 'We sold the offices.', signature: await signSafeHash(hash, [signer]), origin: null },
      })
    for (const signer of [alice, spareKeys[4]])
      await expect(make(signer)).rejects.toMatchObject({
        statusCode: expect.toSatisfy((code) => code >= 400 && code < 500),
      })
  })
})

test('behavior: a message made without the service is delivered to it with every signature', async () => {
  const [alice, bob] = demoOwners
  const { chainId } = fixture.params
  const hash = await messageHash('Stored without service')
  const params = { chainId, messageHash: hash }
  const chainOnly = clientOf('chain only')
  const body = { message: 'Stored without service', signature: await signSafeHash(hash, [alice]), origin: null }
  await chainOnly.createMessage({ params: fixture.params, body })
  await offerMessages((one) => one.messageHash === hash, { messages, service: fixture.api })
  expect((await messages.find(params))?.offer).toMatchObject({
    result: 'taken',
    words: 'Delivered with 1 signature.',
  })
  await chainOnly.confirmMessage({ params, body: { signature: await signSafeHash(hash, [bob]) } })
  expect((await messages.find(params))?.offer).toBeNull()
  await offerMessages((one) => one.messageHash === hash, { messages, service: fixture.api })
  expect(await fixture.api.getMessage({ params })).toMatchObject({ status: 'CONFIRMED', confirmationsSubmitted: 2 })
  expect((await messages.find(params))?.offer).toMatchObject({
    words: 'The service already had the message and accepted 1 signature.',
  })
})
