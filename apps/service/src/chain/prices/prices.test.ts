import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { createServer, type Server } from 'node:http'
import { createPublicClient, custom, encodeAbiParameters, parseAbiParameters, RpcRequestError, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PriceSources } from '../../config/PriceSources.ts'
import { createPriceReader } from './createPriceReader.ts'
import { toPlainDecimal } from './createHttpProvider.ts'
import { portOf } from '../../testing/portOf.ts'

const NOW = 1_790_000_000_000
const token: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const other: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const aggregator: Address = '0x1000000000000000000000000000000000000001'
const euro: Address = '0x1000000000000000000000000000000000000002'

let now = NOW
let calls = 0
const client = (answers: Record<string, [answer: bigint, updatedAt: number, decimals: number]>) =>
  createPublicClient({
    transport: custom({
      request: async ({ params }: { params: [{ to: string; data: Hex }] }) => {
        calls += 1
        const [{ to, data }] = params
        const found = answers[to]
        if (!found) throw new RpcRequestError({ body: {}, url: '', error: { code: 3, message: 'execution reverted' } })
        if (data === '0x313ce567') return encodeAbiParameters(parseAbiParameters('uint8'), [found[2]])
        return encodeAbiParameters(parseAbiParameters('uint80, int256, uint256, uint256, uint80'), [
          1n,
          found[0],
          0n,
          BigInt(found[1]),
          1n,
        ])
      },
    }),
  })
const reader = (prices: unknown, answers = {}, isLocal = false) =>
  createPriceReader(
    { chainId: '1', isLocal, prices: z.parse(PriceSources, prices) },
    client(answers),
    () => now,
    () => now,
  )

describe('Chainlink aggregators', () => {
  const source = { type: 'chainlink', feeds: { [token]: aggregator }, rates: { EUR: euro } }
  const at = NOW / 1000

  test('behavior: dollar prices are unchanged, other currencies are converted exactly by their rate', async () => {
    const prices = reader(source, { [aggregator]: [250_012_345_678n, at - 60, 8], [euro]: [125_000_000n, at - 60, 8] })
    expect(await prices.prices([token, other], 'USD')).toEqual(new Map([[token, '2500.12345678']]))
    expect(await prices.prices([token], 'EUR')).toEqual(new Map([[token, '2000.098765424']]))
    expect(await prices.currencies()).toEqual(['USD', 'EUR'])
  })

  test('security: currencies that the source does not have push no price out of the cache', async () => {
    const prices = reader(source, { [aggregator]: [100n, at - 60, 0] })
    await prices.prices([token], 'USD')
    const asked = calls
    for (let number = 0; number < 20_001; number += 1) await prices.prices([token], `X${number}`)
    expect(await prices.prices([token], 'USD')).toEqual(new Map([[token, '100']]))
    expect(calls).toBe(asked)
  })

  test.each([
    ['too old', { [aggregator]: [1n, at - 90_001, 8] }],
    ['of the future', { [aggregator]: [1n, at + 7200, 8] }],
    ['never set', { [aggregator]: [1n, 0, 8] }],
    ['negative', { [aggregator]: [-5n, at, 8] }],
    ['zero', { [aggregator]: [0n, at, 8] }],
    ['not there', {}],
  ])('error: an answer that is %s gives no price', async (_why, answers) => {
    expect(await reader(source, answers).prices([token], 'USD')).toEqual(new Map())
  })

  test('error: without the rate there is no price in that currency', async () => {
    const prices = reader(source, { [aggregator]: [1n, at, 0], [euro]: [1n, at - 90_001, 0] })
    expect(await prices.prices([token], 'EUR')).toEqual(new Map())
    expect(await prices.prices([token], 'CHF')).toEqual(new Map())
  })

  test('behavior: an answer is cached for some minutes, the absence of one for longer', async () => {
    const prices = reader(source, { [aggregator]: [100n, at, 0] })
    await prices.prices([token, other], 'USD')
    const before = calls
    now += 60_000
    await prices.prices([token, other], 'USD')
    expect(calls).toBe(before)
    now += 300_000
    await prices.prices([token, other], 'USD')
    expect(calls).toBe(before + 2)
    now = NOW
  })
})

describe('an HTTP service', () => {
  let server: Server
  let host: string
  let body: unknown = {}
  const asked: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (body === 'down') response.writeHead(500).end()
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    host = `127.0.0.1:${portOf(server)}`
  })
  afterAll(() => void server.close())
  const source = () => ({
    type: 'http',
    url: `http://${host}/{chainId}/{address}?in={FIAT}`,
    path: 'data.{address}.{fiat}',
    updatedAtPath: 'at',
    currencies: ['USD', 'EUR'],
  })

  test('behavior: the path in the answer is found in any case of the address', async () => {
    body = { at: NOW / 1000, data: { [token]: { usd: 1.0000001e-7 } } }
    expect(await reader(source()).prices([token], 'USD')).toEqual(new Map([[token, '0.00000010000001']]))
    expect(asked.at(-1)).toBe(`/1/${token.toLowerCase()}?in=USD`)
  })

  test.each([
    ['a text', { at: NOW / 1000, data: { [token]: { usd: 'much' } } }],
    ['negative', { at: NOW / 1000, data: { [token]: { usd: -1 } } }],
    ['elsewhere', { at: NOW / 1000, [token]: 5 }],
    ['too old', { at: NOW / 1000 - 90_000, data: { [token]: { usd: 5 } } }],
    ['without a time', { data: { [token]: { usd: 5 } } }],
  ])('error: a price that is %s is ignored', async (_why, answer) => {
    body = answer
    expect(await reader(source()).prices([token], 'USD')).toEqual(new Map())
  })

  test('error: a failing service gives no price, not an old one, and the next source is used', async () => {
    body = { at: NOW / 1000, data: { [token]: { usd: 5 } } }
    const fixed = { type: 'fixed', prices: { [token]: { USD: '4.9' }, [other]: { USD: '1' } } }
    const alone = reader(source())
    const both = reader([source(), fixed])
    expect(await both.prices([token, other], 'USD')).toEqual(
      new Map([
        [token, '5'],
        [other, '1'],
      ]),
    )
    await alone.prices([token], 'USD')
    body = 'down'
    now += 400_000
    expect(await alone.prices([token], 'USD')).toEqual(new Map())
    expect(await both.prices([token, other], 'USD')).toEqual(
      new Map([
        [token, '4.9'],
        [other, '1'],
      ]),
    )
    now = NOW
  })
})

test('behavior: without a source there are neither prices nor currencies', async () => {
  const none = createPriceReader({ chainId: '1', isLocal: false, prices: null }, client({}))
  expect(await none.prices([ZERO_ADDRESS], 'USD')).toEqual(new Map())
  expect(await none.currencies()).toEqual([])
})

test('behavior: numbers become plain decimals, other values are ignored', () => {
  const cases: [unknown, string | null][] = [
    [1, '1'],
    [2450.5, '2450.5'],
    ['0012.3400', '12.34'],
    [1e21, '1000000000000000000000'],
    [1.5e-10, '0.00000000015'],
    ['1.5E3', '1500'],
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [Infinity, null],
    ['1,5', null],
    ['', null],
    [null, null],
    [{}, null],
    ['1e999', null],
  ]
  for (const [value, expected] of cases) expect(toPlainDecimal(value), String(value)).toBe(expected)
})
