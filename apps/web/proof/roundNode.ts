import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A round ends after so many turns of the event loop without a request. A blocked or starved process has slower turns, not more of them. */
const QUIET_TURNS = 30
const TURN_MS = 10

type Calls = { readonly method: string } | readonly { readonly method: string }[]

/**
 * A node that answers in rounds: it holds all requests until none has come for a while, and then sends all answers together. What a request of
 * a later round asks depends on an earlier answer, so the rounds are the round trips that a remote node would make visible.
 * @param change changes what the node is asked
 */
export async function startRoundNode(realUrl: string, change = (body: string) => body) {
  const rounds: string[][] = []
  const ask = async (body: string) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(realUrl, { method: 'POST', headers, body: change(body) })).text()
  }
  const openRound = () => {
    const methods: string[] = []
    const bodies: string[] = []
    rounds.push(methods)
    let turns = 0
    const answerAll = async () => {
      for (; turns < QUIET_TURNS; turns += 1) await wait(TURN_MS)
      round = null
      return Promise.all(bodies.map(ask))
    }
    const answers = answerAll()
    return {
      async answer(body: string) {
        const calls: Calls = JSON.parse(body)
        methods.push(...[calls].flat().map(({ method }) => method))
        const place = bodies.push(body) - 1
        turns = 0
        return (await answers)[place]
      },
    }
  }
  let round: ReturnType<typeof openRound> | null = null
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    round ??= openRound()
    const answer = await round.answer(Buffer.concat(parts).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
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
