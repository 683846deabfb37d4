import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { SourcesConfig } from '../../config/SourcesConfig.ts'
import { readVerifiedAbi } from './readVerifiedAbi.ts'

const abi = [{ type: 'function', name: 'pay', inputs: [], outputs: [], stateMutability: 'payable' }]
const asked: string[] = []
let isDown = false
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  const answer = url.includes('/0xaa?')
    ? { abi, compilation: { name: 'Payer' } }
    : url.includes('/0xbb?')
      ? { abi: 'x' }
      : null
  if (isDown || answer === null) response.writeHead(isDown ? 500 : 404).end()
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
})
let sources: z.output<typeof SourcesConfig>
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  sources = SourcesConfig.parse({ name: 'Keeper', url: `http://127.0.0.1:${port}/server/` })
})
afterAll(() => server.close())

test('behavior: the ABI of the source server is returned and cached for an hour', async () => {
  expect(await readVerifiedAbi({ sources }, '1', '0xaa', 0)).toEqual({
    abi,
    name: 'Payer',
    decodable: [{ ...abi[0] }],
  })
  await readVerifiedAbi({ sources }, '1', '0xaa', 3_599_000)
  expect(asked).toEqual(['/server/v2/contract/1/0xaa?fields=abi,compilation'])
  await readVerifiedAbi({ sources }, '1', '0xaa', 3_600_000)
  expect(asked).toHaveLength(2)
})

test('behavior: without a configured source server there is no request', async () => {
  const before = asked.length
  expect(await readVerifiedAbi({ sources: null }, '1', '0xcc', 0)).toBeNull()
  expect(asked).toHaveLength(before)
})

test('error: an error of the source server, or an answer that is not an ABI, gives no ABI and is not cached', async () => {
  expect(await readVerifiedAbi({ sources }, '1', '0xbb', 0)).toBeNull()
  isDown = true
  expect(await readVerifiedAbi({ sources }, '2', '0xaa', 0)).toBeNull()
  isDown = false
  expect(await readVerifiedAbi({ sources }, '2', '0xaa', 1)).toMatchObject({ name: 'Payer' })
})
