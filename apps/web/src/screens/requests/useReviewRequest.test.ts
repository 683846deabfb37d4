import { SafeState } from '@countersign/api'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { safeState, treasury } from '../../testing/proposalFixture.ts'
import type { RequestDraft } from './draftOfRequest.ts'
import { requestDraftQuery } from './useReviewRequest.ts'
import { keyOfRequest, type StoredRequest, topicOfApp } from './requestStore.ts'

const chain = chainFixture()
const account = { chainId: '31337', safe: treasury } as const
const app = { name: 'Swap', url: 'https://swap.example' }
const call = { to: treasury, value: 7n, data: '0x' } as const
let nextNonce = 5

const requestOf = (topic: string, ask: StoredRequest['ask']): StoredRequest => {
  const place = { ...account, topic, id: 1 }
  return { ...place, key: keyOfRequest(place), app, method: 'send', ask, state: 'open', hash: null, at: 1 }
}
const ofApp = requestOf(topicOfApp('session'), { kind: 'calls', calls: [call], answer: 'app' })
const ofDapp = requestOf('wallet-connect', { kind: 'calls', calls: [call], answer: 'hash' })

const nonceOf = (made: RequestDraft | undefined) =>
  made?.kind === 'transaction' ? made.draft.transaction.nonce : undefined

beforeEach(() => {
  nextNonce = 5
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/nonces')) return Response.json({ currentNonce: nextNonce, recommendedNonce: nextNonce })
    if (url.includes('/queued')) return Response.json({ count: 0, next: null, previous: null, results: [] })
    return Response.json(z.encode(SafeState, safeState()))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('requestDraftQuery', () => {
  it('security: the review opens the draft that is shown, even if the next nonce changed since', async () => {
    const client = new QueryClient()
    const observer = new QueryObserver(client, requestDraftQuery(client, chain, ofApp))
    const stop = observer.subscribe(() => {})
    await expect.poll(() => nonceOf(observer.getCurrentResult().data)).toBe(5n)
    nextNonce = 6
    const opened = await client.ensureQueryData(requestDraftQuery(client, chain, ofApp))
    expect(opened).toBe(observer.getCurrentResult().data)
    stop()
  })

  it('behavior: after a change of the queue the shown draft gets a new nonce, and the review opens that draft', async () => {
    const client = new QueryClient()
    const observer = new QueryObserver(client, requestDraftQuery(client, chain, ofApp))
    const stop = observer.subscribe(() => {})
    await expect.poll(() => nonceOf(observer.getCurrentResult().data)).toBe(5n)
    nextNonce = 6
    await client.invalidateQueries({ queryKey: queryKeys.account(account) })
    await expect.poll(() => nonceOf(observer.getCurrentResult().data)).toBe(6n)
    expect(await client.ensureQueryData(requestDraftQuery(client, chain, ofApp))).toBe(observer.getCurrentResult().data)
    stop()
  })

  it('behavior: a draft that is not shown is made again with the current nonce', async () => {
    const client = new QueryClient()
    expect(nonceOf(await client.ensureQueryData(requestDraftQuery(client, chain, ofDapp)))).toBe(5n)
    nextNonce = 6
    await vi.waitFor(
      async () => expect(nonceOf(await client.ensureQueryData(requestDraftQuery(client, chain, ofDapp)))).toBe(6n),
      { timeout: 15_000 },
    )
  })

  it('behavior: the same calls of an embedded app and of a connected dapp become the same transaction', async () => {
    const client = new QueryClient()
    const [first, second] = await Promise.all(
      [ofApp, ofDapp].map((request) => client.fetchQuery(requestDraftQuery(client, chain, request))),
    )
    if (first?.kind !== 'transaction' || second?.kind !== 'transaction') throw new Error('Both are transactions.')
    expect(first.draft.transaction).toEqual(second.draft.transaction)
    expect(first.draft).toMatchObject({ source: 'app', app, request: ofApp.key, chainId: '31337', safe: treasury })
  })

  it('behavior: a message is its own draft, and one signed on chain keeps its text with its hash', async () => {
    const client = new QueryClient()
    const message = requestOf('m', { kind: 'message', content: 'hello' })
    expect(await client.fetchQuery(requestDraftQuery(client, chain, message))).toEqual({
      kind: 'message',
      draft: { ...account, message: 'hello', origin: app, request: message.key },
    })
    const onChain = requestOf('o', { kind: 'on-chain-message', content: 'hello' })
    expect(await client.fetchQuery(requestDraftQuery(client, chain, onChain))).toMatchObject({
      draft: { message: 'hello', transaction: { operation: 1, nonce: 5n } },
    })
  })
})
