import { afterEach, expect, test, vi } from 'vitest'
import { serveNode } from '../../testing/serveNode.ts'
import { nameNewestBlock } from './nameNewestBlock.ts'
import { namedBlock } from './namedBlock.ts'

const hash = `0x${'ab'.repeat(32)}` as const
afterEach(() => vi.unstubAllGlobals())

test('behavior: the newest block is named, and asked for once while a pointer crosses a list', async () => {
  const { chain, asked } = serveNode({ eth_getBlockByNumber: { number: '0x10', hash } })
  expect(namedBlock.get(chain.chainId)).toBeNull()
  await Promise.all([nameNewestBlock(chain), nameNewestBlock(chain)])
  await nameNewestBlock(chain)
  expect(asked).toEqual(['eth_getBlockByNumber ["latest",false]'])
  expect(namedBlock.get(chain.chainId)).toEqual({ number: 16n, hash })
})

test.each([
  ['no block', null],
  ['another value', { number: 16, hash: '0x12' }],
])('error: a node that answers with %s names nothing', async (_answer, result) => {
  const { chain } = serveNode({ eth_getBlockByNumber: result })
  await nameNewestBlock(chain)
  expect(namedBlock.get(chain.chainId)).toBeNull()
})
