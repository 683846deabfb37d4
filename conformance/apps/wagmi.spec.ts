import { devClient, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { approve, approveMessage } from './support/answer.ts'
import { test } from './support/host.ts'

const isSoak = process.env['VERSIONS'] === 'all'
const TRIES = isSoak ? 20 : 6
/** In so many fresh pages, where the host is busiest; the other times the app is loaded anew in the page. */
const PAGES = isSoak ? TRIES : 2
/** If the host's thread takes longer for a question without work, the machine is busy: a failed try does not count, and is repeated up to MOST_ROUNDS times. */
const IDLE_ECHO_MS = 3
const MOST_ROUNDS = 5
const ECHO = `addEventListener('message', ({ data, source }) => data === 'test-ask' && source.postMessage('test-echo', '*'))`
const Hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))

test('performance: wagmi’s safe connector, which waits 10 ms, connects at the first try every time', async ({
  host,
}) => {
  const { address, chain } = host.account
  const connected = { value: { accounts: [address], chainId: Number(chain.chainId) } }
  await host.page.addInitScript({ content: ECHO })
  const tries: unknown[] = []
  for (let time = 0; time < TRIES; time += TRIES / PAGES) {
    let app = await host.open('wagmi')
    for (let again = 0; again < TRIES / PAGES; again++) {
      if (again > 0) app = await host.reload(app)
      for (let round = 1; ; round++) {
        const answer = await app.call('firstTry')
        const isConnected = isDeepStrictEqual(answer, connected)
        const echoMs = z.number().parse(await app.value('echo'))
        if (isConnected || echoMs <= IDLE_ECHO_MS || round === MOST_ROUNDS) {
          tries.push(isConnected ? null : { answer, echoMs })
          break
        }
        app = await host.reload(app)
      }
    }
  }
  expect(tries).toHaveLength(TRIES)
  expect(tries.filter((wrong) => wrong !== null)).toEqual([])
})

test('behavior: wagmi 3.6.5 with its safe connector reads, signs and sends', async ({ host }) => {
  const { address, chain } = host.account
  const app = await host.open('wagmi')
  await app.value('firstTry')
  const to = spareKeys[4].address
  const client = devClient(chain.rpcUrl)
  const balance = await client.getBalance({ address })
  expect(await app.value('getBalance', { address })).toMatchObject({ value: balance })
  expect(await app.value('getBlockNumber')).toBeGreaterThan(0n)
  expect(await app.value('estimateGas', { to, value: 1n })).toBeGreaterThan(20_000n)
  expect(await app.value('getCapabilities')).toMatchObject({ [chain.chainId]: { atomicBatch: { supported: true } } })

  const message = 'Signed through wagmi'
  const signing = await approveMessage(host.page, app.value('signMessage', { message }))
  const signature = z.string().parse(signing)
  expect(await app.value('verifyMessage', { address, message, signature })).toBe(true)
  expect(await app.value('verifyMessage', { address, message: `${message}?`, signature })).toBe(false)

  const before = await client.getBalance({ address: to })
  const sending = await approve(host.page, app.value('sendTransaction', { to, value: 5n }))
  Hash.parse(sending)
  await expect.poll(() => client.getBalance({ address: to })).toBe(before + 5n)

  const bundling = await approve(
    host.page,
    app.value('sendCalls', {
      calls: [
        { to, value: 6n },
        { to, value: 7n },
      ],
    }),
  )
  const { id } = z.object({ id: Hash }).parse(bundling)
  await expect.poll(() => app.value('getCallsStatus', { id })).toMatchObject({ status: 'success', statusCode: 200 })
  expect(await client.getBalance({ address: to })).toBe(before + 18n)
})
