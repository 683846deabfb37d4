import { once } from 'node:events'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { distort } from './model/distort.ts'
import type { HostileProxy } from './HostileProxy.ts'
import { parseJson, type Json } from './model/Json.ts'
import type { Distortion, World } from './model/Lie.ts'
import { isAbout, subjectOf, type Subject } from './model/Subject.ts'

const EVENTS = '/v1/events'
/** A held answer is released if no further request arrives. */
const HELD_MS = 1500

/**
 * Runs as a proxy between page and service on a separate port. Files, events and answers pass through; the active lie
 * changes one subject.
 * @param target - URL of the real service.
 *
 * @example
 * const proxy = await startHostileProxy(serviceUrl)
 * const page = await fetch(proxy.url)
 * await proxy.stop()
 */
export async function startHostileProxy(target: string): Promise<HostileProxy> {
  const upstream = new URL(target)
  const agent = new Agent({ keepAlive: true })
  const asked = new Set<Subject>()
  const streams = new Set<ServerResponse>()
  let lie: { readonly how: Distortion; readonly world: World } | null = null
  let reported = 0
  let untold = new Set<Subject>()
  let pending = 0
  let held: (() => void) | null = null

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', upstream)
    const subject = subjectOf(request.method ?? 'GET', pathname)
    if (subject !== null) {
      asked.add(subject)
      pending++
      response.once('close', () => pending--)
    }
    const now = lie
    if (now?.how.kind === 'drop' && isAbout(subject, now.how.subject)) {
      report(now.how.subject)
      if (now.how.status === 'hang-up') return void response.destroy()
      return answer(response, now.how.status, { code: now.how.status, message: 'The service is busy.' })
    }
    const honest = await forward(request, subject === null)
    if (subject === null) return pass(honest, response, pathname === EVENTS)
    const body = await text(honest)
    const status = honest.statusCode ?? 502
    if (status !== 200 || body === '') return plain(response, honest, body)
    if (now === null) return plain(response, honest, body)
    if (now.how.kind === 'reorder' && isAbout(subject, now.how.subject)) {
      report(now.how.subject)
      await takeTurns()
      return plain(response, honest, body)
    }
    const { body: lying, changed } = distort(now.how, subject, parseJson(body), now.world)
    if (changed.length > 0) report(...changed)
    plain(response, honest, changed.length > 0 ? JSON.stringify(lying) : body)
  }

  /** One answer with a lie about these subjects was sent. */
  function report(...subjects: Subject[]): void {
    reported++
    for (const subject of subjects) untold.delete(subject)
  }

  /** The first answer waits for the second; the second is sent at once. */
  async function takeTurns(): Promise<void> {
    if (held) {
      const release = held
      held = null
      setTimeout(release, 50)
      return
    }
    await new Promise<void>((resolve) => {
      held = resolve
      setTimeout(resolve, HELD_MS)
    })
  }

  async function forward(request: IncomingMessage, keepsEncoding: boolean): Promise<IncomingMessage> {
    const { 'accept-encoding': encoding, 'if-none-match': tag, ...headers } = request.headers
    const outgoing = ask({
      agent,
      host: upstream.hostname,
      port: upstream.port,
      method: request.method,
      path: request.url,
      // A lie must never come from, or be stored in, the browser's own cache.
      headers: keepsEncoding
        ? { ...headers, ...(encoding ? { 'accept-encoding': encoding } : {}), ...(tag ? { 'if-none-match': tag } : {}) }
        : headers,
    })
    request.pipe(outgoing)
    const [incoming] = await once(outgoing, 'response')
    return incoming
  }

  function pass(honest: IncomingMessage, response: ServerResponse, isStream: boolean): void {
    response.writeHead(honest.statusCode ?? 502, honest.headers)
    if (isStream) {
      streams.add(response)
      response.on('close', () => {
        streams.delete(response)
        honest.destroy()
      })
    }
    honest.pipe(response)
  }

  const emit: HostileProxy['emit'] = (type, body) => {
    for (const stream of streams) stream.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...body })}\n\n`)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')

  return {
    url: `http://localhost:${address.port}`,
    tell(next, world) {
      reported = 0
      held?.()
      held = null
      lie = next && { how: next.how, world }
      untold = new Set(next === null ? [] : subjectsToHear(next.how))
      if (next?.how.kind === 'event') {
        reported++
        emit(next.how.type, next.how.fields(world))
      }
    },
    get reported() {
      return reported
    },
    get untold() {
      return untold
    },
    get pending() {
      return pending
    },
    get listeners() {
      return streams.size
    },
    asked,
    emit,
    async stop() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

function subjectsToHear(how: Distortion): Subject[] {
  if (how.kind === 'event') return []
  const parts = how.kind === 'several' ? how.parts : [how]
  return parts.filter((part) => part.kind !== 'answer' || !part.unheard).map(({ subject }) => subject)
}

function answer(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function plain(response: ServerResponse, { statusCode, headers }: IncomingMessage, body: string): void {
  const { etag: _, 'content-length': __, ...rest } = headers
  response.writeHead(statusCode ?? 502, { ...rest, 'cache-control': 'no-store' }).end(body)
}
