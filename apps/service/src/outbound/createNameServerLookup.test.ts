import { lookup } from 'node:dns/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNameServer, type TestNameServer } from '../testing/startNameServer.ts'
import { createNameServerLookup } from './createNameServerLookup.ts'

const addresses: Record<string, readonly string[]> = {
  'two.example': ['8.8.8.8', '8.8.4.4'],
  'inside.example': ['10.0.0.7'],
}
let server: TestNameServer
beforeAll(async () => {
  server = await startNameServer({ addressesOf: (name) => (name.startsWith('slow') ? null : (addresses[name] ?? [])) })
})
afterAll(() => server.stop())
const open = (options = {}) => createNameServerLookup({ servers: [server.address], ...options })

test('behavior: an answer is cached, and concurrent requests for a name share one look-up', async () => {
  const find = open()
  const expected = [
    { address: '8.8.8.8', family: 4 },
    { address: '8.8.4.4', family: 4 },
  ]
  server.asked.length = 0
  expect(await Promise.all([find('two.example'), find('TWO.example')])).toEqual([expected, expected])
  expect(await find('two.example')).toEqual(expected)
  expect(server.asked).toEqual(['two.example'])
  await expect(find('none.example')).rejects.toThrow('ENOTFOUND')
  await expect(find('none.example')).rejects.toThrow('ENOTFOUND')
  expect(server.asked).toEqual(['two.example', 'none.example'])
})

test('behavior: localhost is this machine, without a look-up', async () => {
  server.asked.length = 0
  for (const name of ['localhost', 'LOCALHOST.', 'app.localhost'])
    expect((await open()(name)).map(({ address }) => address)).toEqual(['127.0.0.1', '::1'])
  expect(server.asked).toEqual([])
})

test('error: a silent name server costs at most the time limit, and too many names at once are refused', async () => {
  const find = open({ timeoutMs: 300, mostRunning: 2, mostWaiting: 1 })
  const from = performance.now()
  const answers = await Promise.allSettled(
    ['slow-1', 'slow-2', 'slow-3', 'slow-4'].map((name) => find(`${name}.example`)),
  )
  expect(performance.now() - from).toBeLessThan(3000)
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  await expect(find('slow-4.example')).rejects.toThrow('too many names are being looked up')
})

test('behavior: silent name servers do not block the look-ups of the machine', async () => {
  const find = open({ timeoutMs: 2000 })
  let isOver = false
  const flood = Promise.allSettled(Array.from({ length: 64 }, (_, index) => find(`slow-${index}.flood.example`))).then(
    () => (isOver = true),
  )
  await lookup('localhost')
  expect(isOver).toBe(false)
  await flood
})
