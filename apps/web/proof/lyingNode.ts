import { once } from 'node:events'
import { createServer } from 'node:http'

type Answers = Readonly<Record<string, unknown>>
type Call = { readonly id?: unknown; readonly method?: unknown }

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null

/** A node that returns these results for the given methods, and forwards everything else to the real node. */
export async function startLyingNode(realUrl: string, answers: Answers) {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const asked: unknown = JSON.parse(Buffer.concat(parts).toString())
    const answerOne = async (call: unknown): Promise<unknown> => {
      const { id, method } = isCall(call) ? call : {}
      if (typeof method === 'string' && method in answers) return { jsonrpc: '2.0', id, result: answers[method] }
      const headers = { 'content-type': 'application/json' }
      return (await fetch(realUrl, { method: 'POST', headers, body: JSON.stringify(call) })).json()
    }
    const body = Array.isArray(asked) ? await Promise.all(asked.map(answerOne)) : await answerOne(asked)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
