import { once } from 'node:events'
import { createServer } from 'node:http'

/** Longer than a busy machine computes between two requests of one moment. */
const QUIET_MS = 300

type Calls = { readonly method: string } | readonly { readonly method: string }[]

/**
 * A node that answers in rounds: it holds all requests until none has come for a while. What a request of a later round asks depends on an
 * earlier answer, so the rounds are the round trips that a remote node would make visible.
 * @param change changes what the node is asked
 */
export async function startRoundNode(realUrl: string, change = (body: string) => body) {
  const rounds: string[][] = []
  let open: { readonly methods: string[]; readonly over: Promise<void>; restart(): void } | null = null
  const join = () => {
    if (open === null) {
      let end = () => {}
      const over = new Promise<void>((resolve) => (end = resolve))
      const close = () => {
        open = null
        end()
      }
      let timer = setTimeout(close, QUIET_MS)
      const methods: string[] = []
      rounds.push(methods)
      open = {
        methods,
        over,
        restart() {
          clearTimeout(timer)
          timer = setTimeout(close, QUIET_MS)
        },
      }
    }
    open.restart()
    return open
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const body = Buffer.concat(parts).toString()
    const calls: Calls = JSON.parse(body)
    const round = join()
    round.methods.push(...[calls].flat().map(({ method }) => method))
    await round.over
    const answer = await fetch(realUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: change(body),
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    /** The methods of each round. */
    rounds,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
