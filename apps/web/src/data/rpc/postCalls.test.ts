import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { postCalls } from './postCalls.ts'

type Refuse = (size: number) => { readonly status: number; readonly body: unknown }

const resultOf = ({ id }: { id: number }) => ({ jsonrpc: '2.0', id, result: `0x${id.toString(16)}` })

/** A node that refuses batches of more than `most` calls. */
async function nodeOf(most: number, refuse: Refuse) {
  const sizes: number[] = []
  const server = createServer(async (request, response) => {
    const body: unknown = await json(request)
    const calls = Array.isArray(body) ? body : [body]
    sizes.push(calls.length)
    const { status, body: answer } =
      Array.isArray(body) && calls.length > most
        ? refuse(calls.length)
        : { status: 200, body: Array.isArray(body) ? calls.map(resultOf) : resultOf(calls[0]) }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { url, sizes, stop: () => server.close() }
}

const error = { code: -32005, message: 'batch size is too large' }
const calls = Array.from({ length: 37 }, () => ({ method: 'eth_chainId', params: [] }))

test.each<[string, number, Refuse]>([
  ['an error for all', 10, () => ({ status: 200, body: { jsonrpc: '2.0', id: null, error } })],
  ['a list with one error', 10, () => ({ status: 200, body: [{ jsonrpc: '2.0', id: null, error }] })],
  ['status 413', 10, () => ({ status: 413, body: {} })],
  ['status 400', 5, () => ({ status: 400, body: {} })],
  ['an error for every batch', 1, () => ({ status: 200, body: { jsonrpc: '2.0', id: null, error } })],
])('behavior: a node that refuses the size of a batch by %s gets smaller ones', async (_, most, refuse) => {
  const node = await nodeOf(most, refuse)
  try {
    const answers = await postCalls(node.url, calls)
    expect(answers.map(({ id, result }) => [id, result])).toEqual(calls.map((_, id) => [id, `0x${id.toString(16)}`]))
    const before = node.sizes.length
    // The size is remembered: nothing is refused again.
    await postCalls(node.url, calls)
    expect(Math.max(...node.sizes.slice(before))).toBeLessThanOrEqual(most)
  } finally {
    node.stop()
  }
})

test('behavior: a refusal of one large request says nothing about later batches', async () => {
  const node = await nodeOf(10, () => ({ status: 413, body: {} }))
  try {
    await postCalls(node.url, calls, { isApart: true })
    await postCalls(node.url, calls.slice(0, 9))
    expect(node.sizes.at(-1)).toBe(9)
  } finally {
    node.stop()
  }
})

test('error: another status of a batch is an error of the node, not of its size', async () => {
  const node = await nodeOf(0, () => ({ status: 500, body: {} }))
  try {
    await expect(postCalls(node.url, calls)).rejects.toThrow('500')
    expect(node.sizes).toEqual([37])
  } finally {
    node.stop()
  }
})
