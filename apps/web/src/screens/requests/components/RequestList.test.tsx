import { afterEach, expect, test, vi } from 'vitest'
import { BATCH } from '../../../data/drafts/SavedDraft.ts'
import { savedDrafts } from '../../../data/drafts/savedDrafts.ts'
import { treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import type { RequestAnswer } from '../receiveRequest.ts'
import { keyOfRequest, requestStore, type StoredRequest } from '../requestStore.ts'
import { RequestList } from './RequestList.tsx'

const kestrel = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const place = { chainId: '31337', safe: treasury, topic: 'session-of-walletconnect', id: 7 } as const
const request: StoredRequest = {
  ...place,
  key: keyOfRequest(place),
  app: { name: 'Swap', url: 'https://swap.example' },
  method: 'wallet_sendCalls',
  ask: {
    kind: 'calls',
    calls: [
      { to: kestrel, value: 1n, data: '0x' },
      { to: kestrel, value: 2n, data: '0x' },
    ],
    answer: 'hash',
  },
  state: 'open',
  hash: null,
  at: 1,
}

type Respond = (request: Pick<StoredRequest, 'topic' | 'id'>, answer: RequestAnswer) => Promise<void>

async function open() {
  await requestStore.put(request)
  const respond = vi.fn<Respond>(async () => {})
  const { screen, account } = await renderInAccount(<RequestList respond={respond} />, treasury, () => {})
  return { screen, respond, key: account.key }
}

afterEach(async () => {
  await requestStore.remove(request.key)
})

test('behavior: a declined request of WalletConnect is answered with 4001 on its session, and leaves the list', async () => {
  const { screen, respond } = await open()
  await screen.getByRole('button', { name: 'Decline: Batch of 2 calls' }).click()
  await expect.poll(() => respond.mock.calls.length).toBe(1)
  const [to, answer] = respond.mock.calls[0] ?? []
  expect(to).toMatchObject({ topic: place.topic, id: place.id })
  expect(answer).toEqual({ error: { code: 4001, message: 'User rejected the request.' } })
  await expect.poll(() => requestStore.find(request.key)).toBeNull()
})

test('behavior: a request that goes into the batch is answered with 4001 and the reason, and its calls wait with the app', async () => {
  const { screen, respond, key } = await open()
  await screen.getByRole('button', { name: /^Add to batch/ }).click()
  await expect.poll(() => respond.mock.calls.length).toBe(1)
  expect(respond.mock.calls[0]?.[1]).toEqual({
    error: {
      code: 4001,
      message: 'User rejected the request: its calls wait in a batch of the account and may be proposed later.',
    },
  })
  const saved = savedDrafts.read(key, BATCH)
  expect(saved?.calls.map(({ call, app }) => [call?.to, call?.value, app?.name])).toEqual([
    [kestrel, 1n, 'Swap'],
    [kestrel, 2n, 'Swap'],
  ])
  await expect.poll(() => requestStore.find(request.key)).toBeNull()
  savedDrafts.remove({ ...key, id: BATCH })
})

test('error: an answer that does not reach the dapp is reported, and the request is gone all the same', async () => {
  const { screen, respond } = await open()
  respond.mockRejectedValueOnce(new Error('The session has ended.'))
  await screen.getByRole('button', { name: 'Decline: Batch of 2 calls' }).click()
  await expect.poll(() => requestStore.find(request.key)).toBeNull()
})
