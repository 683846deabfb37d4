import { createServer, type IncomingHttpHeaders } from 'node:http'
import { portOf } from './portOf.ts'

type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }
type Answer = { status: number; headers?: Record<string, string>; after?: Promise<void> } | 'hang'

export type HttpReceiver = {
  url: string
  received: ReceivedRequest[]
  /** Answers of the next requests, in order; afterwards 201. */
  answers: Answer[]
  stop(): Promise<void>
}

/** A real server that records requests, as push service or webhook. */
export async function startHttpReceiver(): Promise<HttpReceiver> {
  const received: ReceivedRequest[] = []
  const answers: Answer[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const { method = '', url: path = '', headers } = request
      received.push({ method, path, headers, body: Buffer.concat(chunks) })
      const answer = answers.shift() ?? { status: 201 }
      if (answer === 'hang') return
      await answer.after
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
