import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { chainFixture } from '../chain-access/chainFixture.ts'
import { nameNewestBlock } from './nameNewestBlock.ts'
import { namedBlock } from './namedBlock.ts'

const Calls = z.array(z.object({ id: z.number(), method: z.string() }))
const hash = `0x${'ab'.repeat(32)}` as const

let port = 21_000
/** A separate node and chain for each test. */
function serveNode(result: unknown) {
  const value = `http://127.0.0.1:${port++}`
  const uri = { authentication: 'NO_AUTHENTICATION' as const, value }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const parsed: unknown = JSON.parse(body)
    const calls = Calls.parse([parsed].flat())
    asked.push(...calls.map(({ method }) => method))
    const results = calls.map(({ id }) => ({ id, result }))
    return new Response(JSON.stringify(Array.isArray(parsed) ? results : results[0]))
  })
  return { chain: chainFixture({ chainId: String(port), rpcUri: uri, publicRpcUri: uri }), asked }
}
afterEach(() => vi.unstubAllGlobals())

test('behavior: the newest block is named, and asked for once while a pointer crosses a list', async () => {
  const { chain, asked } = serveNode({ number: '0x10', hash })
  expect(namedBlock.get(chain.chainId)).toBeNull()
  await Promise.all([nameNewestBlock(chain), nameNewestBlock(chain)])
  await nameNewestBlock(chain)
  expect(asked).toEqual(['eth_getBlockByNumber'])
  expect(namedBlock.get(chain.chainId)).toEqual({ number: 16n, hash })
})

test.each([
  ['no block', null],
  ['another value', { number: 16, hash: '0x12' }],
])('error: a node that answers with %s names nothing', async (_answer, result) => {
  const { chain } = serveNode(result)
  await nameNewestBlock(chain)
  expect(namedBlock.get(chain.chainId)).toBeNull()
})
