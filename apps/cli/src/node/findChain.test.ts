import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { urlOf } from '../../../service/src/testing/portOf.ts'
import { findChain } from './findChain.ts'

const Question = z.object({ id: z.number() })

/** A node of one chain. */
async function startNode(chainId: string): Promise<string> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => void (body += part.toString('utf8')))
    request.on('end', () => {
      const { id } = Question.parse(JSON.parse(body))
      const text = JSON.stringify({ jsonrpc: '2.0', id, result: chainId })
      response.setHeader('content-type', 'application/json').end(text)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return urlOf(server)
}

test('behavior: a chain is named by its node, its id or its short name, and the prefix of the address agrees', async () => {
  const [mainnet, local] = [await startNode('0x1'), await startNode('0x7a69')]
  expect(await findChain(mainnet, [], null)).toMatchObject({ chainId: 1n, shortName: 'eth' })
  expect(await findChain('1', [mainnet], 'eth')).toMatchObject({ chainId: 1n })
  expect(await findChain('eth', [mainnet], 'eth')).toMatchObject({ chainId: 1n })
  expect(await findChain('31337', [local], 'dev1')).toMatchObject({ chainId: 31337n, shortName: null })
})

test('security: a name that this program does not know is refused, also with a node', async () => {
  const mainnet = await startNode('0x1')
  for (const text of ['gnossis', 'ETH', '1x', ''])
    await expect(findChain(text, [mainnet], null)).rejects.toThrow(`"${text}" is neither the URL of a node nor`)
})

test('security: a prefix of the address that the chain of the node does not have is refused with both', async () => {
  const [mainnet, local] = [await startNode('0x1'), await startNode('0x7a69')]
  for (const text of [mainnet, '1', 'eth'])
    await expect(findChain(text, [mainnet], 'matic')).rejects.toThrow(
      `The address begins with "matic:", but the node at ${new URL(mainnet).host} serves chain 1 ("eth:").`,
    )
  await expect(findChain(local, [], 'eth')).rejects.toThrow(/begins with "eth:", but .+ serves chain 31337\. /)
})
