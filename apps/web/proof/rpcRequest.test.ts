import { RpcError } from '@countersign/chain-client/reads'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { chainFixture } from '../src/data/chain-access/chainFixture.ts'
import { rpcRequest, rpcRequestApart } from '../src/data/rpc/rpcRequest.ts'

type Body = { id: number; method: string }
const servers: Server[] = []

/** A real HTTP server as a node, which answers as given and records its requests. */
async function node(answer: (body: Body | Body[]) => { status?: number; body: unknown }) {
  const seen: (Body | Body[])[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const body = JSON.parse(text) as Body | Body[]
      seen.push(body)
      const { status = 200, body: reply } = answer(body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { seen, uri: { authentication: 'NO_AUTHENTICATION' as const, value: `http://127.0.0.1:${port}` } }
}

const result = (body: Body | Body[]) =>
  Array.isArray(body) ? body.map(({ id }) => ({ id, result: `0x${id + 1}` })) : { id: body.id, result: '0xa' }

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('behavior: reads of the same moment share one request', async () => {
  const { seen, uri } = await node((body) => ({ body: result(body) }))
  const chain = chainFixture({ chainId: '71', rpcUri: uri, publicRpcUri: uri })
  const answers = await Promise.all([rpcRequest(chain, 'eth_a', []), rpcRequest(chain, 'eth_b', [])])
  expect(answers).toEqual(['0x1', '0x2'])
  expect(seen).toHaveLength(1)
})

test('behavior: a failing node is skipped, and tried last for a while', async () => {
  const bad = await node(() => ({ status: 503, body: {} }))
  const good = await node((body) => ({ body: result(body) }))
  const chain = chainFixture({ chainId: '72', rpcUri: bad.uri, publicRpcUri: good.uri })
  expect(await rpcRequest(chain, 'eth_a', [])).toBe('0xa')
  expect(await rpcRequest(chain, 'eth_a', [])).toBe('0xa')
  expect(bad.seen).toHaveLength(1)
  expect(good.seen).toHaveLength(2)
})

test('behavior: a separate read has its own request, and a node that fails at it is still used for other reads', async () => {
  const isApart = (body: Body | Body[]) => [body].flat().some(({ method }) => method === 'eth_old')
  const first = await node((body) => (isApart(body) ? { status: 403, body: {} } : { body: result(body) }))
  const second = await node((body) => ({ body: result(body) }))
  const chain = chainFixture({ chainId: '76', rpcUri: first.uri, publicRpcUri: second.uri })
  const apart = Promise.all([rpcRequestApart(chain, 'eth_old', []), rpcRequestApart(chain, 'eth_old', [])])
  expect(await Promise.all([rpcRequest(chain, 'eth_a', []), apart])).toEqual(['0xa', ['0x1', '0x2']])
  expect(await rpcRequest(chain, 'eth_a', [])).toBe('0xa')
  expect(first.seen).toHaveLength(3)
  expect(second.seen).toHaveLength(1)
})

test('behavior: a node that refuses batches receives single calls', async () => {
  const { seen, uri } = await node((body) =>
    Array.isArray(body) ? { body: { id: 0, error: { code: -32600, message: 'no batches' } } } : { body: result(body) },
  )
  const chain = chainFixture({ chainId: '73', rpcUri: uri, publicRpcUri: uri })
  expect(await Promise.all([rpcRequest(chain, 'eth_a', []), rpcRequest(chain, 'eth_b', [])])).toEqual(['0xa', '0xa'])
  expect(seen).toHaveLength(3)
})

test('error: the node’s error is passed on with its code', async () => {
  const { uri } = await node(() => ({ body: { id: 0, error: { code: 3, message: 'execution reverted' } } }))
  const chain = chainFixture({ chainId: '74', rpcUri: uri, publicRpcUri: uri })
  const failure = await rpcRequest(chain, 'eth_call', []).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RpcError)
  expect(failure).toMatchObject({ code: 3, message: 'execution reverted' })
})

test('error: the error without an answering node names the chain', async () => {
  const { uri } = await node(() => ({ status: 500, body: {} }))
  const chain = chainFixture({ chainId: '75', chainName: 'Nowhere', rpcUri: uri, publicRpcUri: uri })
  await expect(rpcRequest(chain, 'eth_a', [])).rejects.toMatchObject({
    code: null,
    message: 'No node of Nowhere answers',
  })
})
