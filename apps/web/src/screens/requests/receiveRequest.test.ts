import { TransactionDetails } from '@countersign/api'
import { toasts } from '@countersign/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { propose, treasury } from '../../testing/proposalFixture.ts'
import { forgetSessions } from './forgetSessions.ts'
import { receiveRequest } from './receiveRequest.ts'
import { rejectionPause } from './rejectionPause.ts'
import { requestStore } from './requestStore.ts'

const recipient = '0x00000000000000000000000000000000000000AA'
const hash = `0x${'ab'.repeat(32)}` as const
const chain = chainFixture()
const account = { chain, safe: treasury, account: `dev1:${treasury}` }
const app = { name: 'Swap', url: 'https://swap.example' }
const { details } = await propose({ to: recipient, nonce: 5n })

let id = 0
/** A request of the dapp with this session. */
const receive = (topic: string, method: string, ...params: unknown[]) =>
  receiveRequest({ topic, id: ++id, method, params, chainId: chain.chainId, app }, account)
const send = (topic: string) => receive(topic, 'eth_sendTransaction', { to: recipient, value: '0x1' })
const ofTopic = (wanted: string) => requestStore.get().filter(({ topic }) => topic === wanted)
const shown = () => toasts.list().map(({ title, href }) => [title, href])

/** A transaction that was proposed for the dapp with this session. */
async function proposeFor(topic: string): Promise<void> {
  await send(topic)
  await requestStore.proposed(ofTopic(topic)[0]?.key ?? '', hash)
  toasts.clear()
}

beforeEach(() => {
  toasts.clear()
  const answer = z.encode(TransactionDetails, {
    ...details,
    safeAddress: treasury,
    txStatus: 'AWAITING_EXECUTION',
    txHash: null,
  })
  vi.stubGlobal('fetch', async () => Response.json(answer))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const { key } of requestStore.get()) await requestStore.remove(key)
})

test('security: a dapp that shows a transaction gets one notice with a link, however often it calls', async () => {
  await proposeFor('one')
  for (let call = 0; call < 3; call++)
    expect(await receive('one', 'wallet_showCallsStatus', hash)).toEqual({ result: null })
  expect(shown()).toEqual([['Swap refers to a transaction', `/safes/dev1:${treasury}/transactions/${hash}`]])
})

test('security: a transaction that was proposed for another dapp is not known to this one', async () => {
  await proposeFor('one')
  expect(await receive('two', 'wallet_showCallsStatus', hash)).toMatchObject({ error: { code: 5730 } })
  expect(await receive('two', 'wallet_getCallsStatus', hash)).toMatchObject({ error: { code: 5730 } })
  expect(await receive('one', 'wallet_getCallsStatus', hash)).toMatchObject({ result: { id: hash, status: 100 } })
  expect(shown()).toEqual([])
})

test('security: at most four requests of a dapp wait for the user, with one notice, also when they arrive at once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('flood')))
  expect(answers.filter((answer) => answer === null)).toHaveLength(4)
  expect(answers.filter((answer) => answer !== null)).toEqual(
    Array.from({ length: 2 }, () => ({ error: { code: -32005, message: 'Another request is pending' } })),
  )
  expect(ofTopic('flood')).toHaveLength(4)
  expect(shown()).toEqual([['Swap requests a transaction', `/safes/dev1:${treasury}/dapps`]])
  expect(await send('quiet')).toBeNull()
})

test('behavior: a request that waits for other owners does not keep the dapp from sending another one', async () => {
  for (let call = 0; call < 4; call++) await send('busy')
  await requestStore.proposed(ofTopic('busy')[0]?.key ?? '', hash)
  expect(await send('busy')).toBeNull()
})

test('behavior: the end of a session removes its open requests and its notice, and keeps what may be signed', async () => {
  for (let call = 0; call < 3; call++) await send('ended')
  await send('other')
  const [reviewed, proposed] = ofTopic('ended')
  await requestStore.begin(reviewed?.key ?? '')
  await requestStore.proposed(proposed?.key ?? '', hash)
  await forgetSessions((topic) => topic === 'ended')
  expect(ofTopic('ended').map(({ key }) => key)).toEqual([reviewed?.key, proposed?.key])
  expect(ofTopic('other')).toHaveLength(1)
  expect(toasts.list().map(({ id: topic }) => topic)).toEqual(['other'])
})

test('security: three rejections in a row pause the requests of that dapp, and an answered request begins the count again', async () => {
  for (let count = 0; count < 2; count++) rejectionPause.rejected('pushy')
  rejectionPause.answered('pushy')
  for (let count = 0; count < 2; count++) rejectionPause.rejected('pushy')
  expect(await send('pushy')).toBeNull()
  rejectionPause.rejected('pushy')
  expect(await send('pushy')).toEqual({
    error: { code: -32005, message: 'Requests of this app are paused for 30 seconds after repeated rejections' },
  })
  expect(await receive('pushy', 'eth_accounts')).toEqual({ result: [treasury] })
  expect(await send('calm')).toBeNull()
  expect(rejectionPause.secondsLeft('pushy', Date.now() + 30_000)).toBe(0)
})
