import { Agent as HttpAgent, type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { machineLookup } from '../../outbound/createMachineLookup.ts'
import { toLookupFunction } from '../../outbound/NameLookup.ts'

/** Sends JSON to a node. `headers` name the requests that it is sent for. */
export type Post = (
  address: string,
  json: string,
  signal: AbortSignal,
  headers?: Readonly<Record<string, string>>,
) => Promise<PostAnswer>

export type PostAnswer = { readonly status: number; readonly retryAfter: string | null; readonly body: Readable }

const MOST_REDIRECTS = 3
/** Idle connections to one node; a batch of calls uses few. */
const MOST_IDLE = 8
const agentOptions = { keepAlive: true, maxFreeSockets: MOST_IDLE }
const agents = { 'http:': new HttpAgent(agentOptions), 'https:': new HttpsAgent(agentOptions) }
const lookup = toLookupFunction(machineLookup.lookup, () => null)

/**
 * Posts JSON to a node of the configuration. Connections stay open between calls, and the node's name is cached, so a slow name server or a
 * long TLS handshake does not delay each call.
 */
export const openPost: Post = async (address, json, signal, names = {}) => {
  let url = new URL(address)
  for (let redirects = 0; ; redirects += 1) {
    const response = await postOnOpenConnection(url, { json, signal, names })
    const { statusCode: status = 0, headers } = response
    const isMoved = (status === 307 || status === 308) && headers.location !== undefined
    if (!isMoved || redirects === MOST_REDIRECTS)
      return { status, retryAfter: headers['retry-after'] ?? null, body: decoded(response) }
    response.resume()
    url = new URL(headers.location ?? '', url)
  }
}

type Message = { readonly json: string; readonly signal: AbortSignal; readonly names: Readonly<Record<string, string>> }

/** A node may close an idle connection just before it is used. It has read nothing then, so the call is sent once more. */
async function postOnOpenConnection(url: URL, message: Message): Promise<IncomingMessage> {
  const used = { before: false }
  try {
    return await post(url, message, used)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (!used.before) machineLookup.forget(url.hostname)
    if (!used.before || message.signal.aborted || (code !== 'ECONNRESET' && code !== 'EPIPE')) throw error
    return post(url, message, { before: false }, false)
  }
}

function post(
  url: URL,
  { json, signal, names }: Message,
  used: { before: boolean },
  keepsAlive = true,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const body = Buffer.from(json)
  const options: RequestOptions = {
    method: 'POST',
    headers: {
      ...names,
      'content-type': 'application/json',
      'content-length': body.length,
      accept: 'application/json',
      'accept-encoding': 'gzip',
    },
    agent: keepsAlive ? agents[isSecure ? 'https:' : 'http:'] : false,
    lookup,
    signal,
  }
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, options)
    request.once('response', resolve)
    request.once('error', (error) => {
      used.before = request.reusedSocket
      reject(error)
    })
    // A node that answers 101 closes the connection without an error and without a response.
    request.once('close', () => reject(new Error('the connection was closed before an answer')))
    request.end(body)
  })
}

function decoded(response: IncomingMessage): Readable {
  if (response.headers['content-encoding'] !== 'gzip') return response
  const unpacked = createGunzip()
  response.once('error', (error) => unpacked.destroy(error))
  unpacked.once('close', () => response.destroy())
  return response.pipe(unpacked)
}
