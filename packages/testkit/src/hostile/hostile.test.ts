import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { allLies } from './allLies.ts'
import { changeAt } from './model/changeAt.ts'
import type { HostileProxy } from './HostileProxy.ts'
import type { Lie, World } from './model/Lie.ts'
import { drop, instead, put, reorder } from './lies/tell.ts'
import { startHostileProxy } from './startHostileProxy.ts'
import { subjectOf } from './model/Subject.ts'

const world: World = {
  chainId: '1',
  safe: '0x1',
  eve: '0x2',
  signer: '0x3',
  owner: '0x4',
  otherRpc: 'http://unused',
  prepared: { before: { threshold: 9 } },
}

let service: Server | undefined
let proxy: HostileProxy | undefined
afterEach(async () => {
  await proxy?.stop()
  service?.close()
  service?.closeAllConnections()
})

/** A service with one account, its first answer, a file and a stream. */
async function setup() {
  const bodies: Record<string, string> = {
    '/v1/chains/1/safes/0x1': JSON.stringify({ threshold: 2, nonce: 5 }),
    '/boot.json': JSON.stringify({ chains: [{ chainId: '1' }], safe: { threshold: 2 }, queue: null }),
    '/v1/chains/1/transactions': JSON.stringify([{ nonce: 1 }, { nonce: 2 }]),
    '/assets/page.js': 'export {}',
  }
  service = createServer(({ url = '' }, response) => {
    if (url === '/v1/events')
      return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n')
    response.writeHead(200, { etag: '"1"', 'cache-control': 'max-age=60' }).end(bodies[url] ?? '{}')
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  proxy = await startHostileProxy(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
  const at = proxy.url
  return { proxy, ask: async (path: string): Promise<unknown> => (await fetch(at + path)).json(), at }
}

describe('a hostile service', () => {
  it('behavior: is honest until a lie is set, and changes one subject, also inside the first answer', async () => {
    const { proxy: liar, ask } = await setup()
    expect(await ask('/v1/chains/1/safes/0x1')).toEqual({ threshold: 2, nonce: 5 })
    liar.tell({ how: put('safe', 'threshold', 1) }, world)
    expect(await ask('/v1/chains/1/safes/0x1')).toEqual({ threshold: 1, nonce: 5 })
    expect(await ask('/boot.json')).toEqual({ chains: [{ chainId: '1' }], safe: { threshold: 1 }, queue: null })
    expect(liar.reported).toBe(2)
    liar.tell({ how: put('queue', 'results', []) }, world)
    expect(await ask('/boot.json')).toMatchObject({ queue: null })
    expect(liar.reported).toBe(0)
    const parts = [put('safe', 'nonce', 6), put('queue', 'results', []), { ...put('nonces', '', 1), unheard: true }]
    liar.tell({ how: { kind: 'several', subject: 'safe', parts } }, world)
    expect([...liar.untold]).toEqual(['safe', 'queue'])
    expect(await ask('/v1/chains/1/safes/0x1')).toEqual({ threshold: 2, nonce: 6 })
    expect([...liar.untold]).toEqual(['queue'])
    liar.tell(null, world)
    expect(await ask('/v1/chains/1/safes/0x1')).toEqual({ threshold: 2, nonce: 5 })
  })

  it('behavior: lies about a transaction also in the answer with several', async () => {
    const { proxy: liar, ask, at } = await setup()
    liar.tell({ how: put('transaction', 'nonce', 7) }, world)
    expect(await ask('/v1/chains/1/transactions')).toEqual([{ nonce: 7 }, { nonce: 7 }])
    expect(liar.reported).toBe(1)
    liar.tell({ how: drop('transaction', 503) }, world)
    expect((await fetch(`${at}/v1/chains/1/transactions`)).status).toBe(503)
  })

  it('behavior: passes files unchanged, and keeps its lies out of the browser’s cache', async () => {
    const { at } = await setup()
    const file = await fetch(`${at}/assets/page.js`)
    expect([await file.text(), file.headers.get('etag')]).toEqual(['export {}', '"1"'])
    const reported = await fetch(`${at}/v1/chains/1/safes/0x1`)
    expect([reported.headers.get('etag'), reported.headers.get('cache-control')]).toEqual([null, 'no-store'])
  })

  it('behavior: drops, replays and reorders', async () => {
    const { proxy: liar, ask, at } = await setup()
    liar.tell({ how: drop('safe', 503) }, world)
    expect((await fetch(`${at}/v1/chains/1/safes/0x1`)).status).toBe(503)
    liar.tell({ how: drop('safe', 'hang-up') }, world)
    await expect(fetch(`${at}/v1/chains/1/safes/0x1`)).rejects.toThrow('fetch failed')
    liar.tell({ how: instead('safe', 'before') }, world)
    expect(await ask('/v1/chains/1/safes/0x1')).toEqual({ threshold: 9 })
    liar.tell({ how: reorder('safe') }, world)
    const order: string[] = []
    const first = ask('/v1/chains/1/safes/0x1').then(() => order.push('first'))
    await expect.poll(() => liar.reported).toBe(1)
    await Promise.all([first, ask('/v1/chains/1/safes/0x1').then(() => order.push('second'))])
    expect(order).toEqual(['second', 'first'])
  })

  it('behavior: passes events, and sends events without a cause', async () => {
    const { proxy: liar, at } = await setup()
    const reader = (await fetch(`${at}/v1/events`)).body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe(': hello\n\n')
    liar.emit('SAFE_UPDATED', { chainId: '1' })
    expect((await reader?.read())?.value).toBe('event: SAFE_UPDATED\ndata: {"type":"SAFE_UPDATED","chainId":"1"}\n\n')
    await reader?.cancel()
  })

  it('error: a path that does not exist is refused', () => {
    expect(changeAt({ a: [{ b: 1 }, { b: 2 }] }, 'a.*.b', () => 3)).toEqual({ a: [{ b: 3 }, { b: 3 }] })
    expect(changeAt({ a: [1, 2] }, 'a.0', () => undefined)).toEqual({ a: [2] })
    expect(() => changeAt({ a: 1 }, 'b', () => 2)).toThrow('There is nothing at b')
  })
})

describe('the table of lies', () => {
  it('behavior: there are at least eighty lies, each is unique, and each blocked or flagged one names its check', () => {
    const met = allLies.filter(({ open }) => open === undefined)
    expect(met.length).toBeGreaterThanOrEqual(80)
    expect(new Set(allLies.map(({ id }) => id)).size).toBe(allLies.length)
    const isSilent = ({ verdict }: Lie) => verdict === 'no influence' || verdict === 'shown'
    expect(met.filter((lie) => isSilent(lie) !== (lie.check === null))).toEqual([])
    expect(subjectOf('GET', '/v1/chains/1/transactions/0x1')).toBe('transaction')
    expect(subjectOf('GET', '/v1/chains/1/safes/0x1/transactions/queued')).toBe('queue')
    expect(subjectOf('POST', '/v1/chains/1/transactions/0x1')).toBe(null)
  })
})
