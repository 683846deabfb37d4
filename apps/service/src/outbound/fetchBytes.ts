import type { LookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { machineLookup } from './createMachineLookup.ts'
import { lookupAtNameServers } from './createNameServerLookup.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import { toLookupFunction, type NameLookup } from './NameLookup.ts'
import { outboundMessages } from './outboundMessages.ts'

export type BytesRequest = {
  url: string
  /** Limit for the whole fetch: names, redirects, the body. */
  timeoutMs: number
  maxBytes: number
  /** `host` or `host:port` that the operator configured; any address and port is allowed for it. `localhost:*`: every port. */
  allowedHosts: readonly string[]
  /** Looks up names outside `allowedHosts`; by default at the machine's name servers. */
  lookup?: NameLookup
  /** The requested content type. */
  accept: string
  /** The accepted content types. */
  type: RegExp
  /** The kind of the document in messages, for example `JSON`, in the current language. */
  what: () => string
}
export type Bytes = { readonly type: string; readonly bytes: Buffer }

/** The reason why there is no document, as a sentence for users. */
export class FetchError extends Error {
  /** The message in the current language. */
  readonly describe: () => string

  constructor(describe: () => string) {
    super(describe())
    this.describe = describe
  }
}

const MOST_REDIRECTS = 3

/**
 * Fetches a document from a URL that a client named. Only public addresses are called, on their usual ports. A name is looked up once per
 * connection, and the connection uses the address that was checked, so a name server cannot switch to a private address after the check.
 * Redirects are checked like the first address.
 * @throws FetchError
 */
export async function fetchBytes(request: BytesRequest): Promise<Bytes> {
  const deadline = AbortSignal.timeout(request.timeoutMs)
  let url = parseUrl(request.url)
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await open(url, request, deadline)
      const { statusCode = 0, headers } = response
      const { host } = url
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy()
        url = parseUrl(headers.location, url)
        continue
      }
      if (statusCode !== 200) {
        response.destroy()
        throw new FetchError(() => outboundMessages.answered({ host, status: statusCode }))
      }
      return await readBytes(response, url, request)
    }
  } catch (error) {
    if (error instanceof FetchError) throw error
    const { host } = url
    if (deadline.aborted) throw new FetchError(() => outboundMessages.slow({ host, ms: request.timeoutMs }))
    const reason = error instanceof Error ? error.message : String(error)
    throw new FetchError(() => outboundMessages.unreadable({ host, reason }))
  }
  throw new FetchError(() => outboundMessages.redirects({ host: url.host, most: MOST_REDIRECTS }))
}

function parseUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new FetchError(() => outboundMessages.notUrl)
  const url = new URL(text, base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new FetchError(() => outboundMessages.otherScheme(url))
  return url
}

async function open(url: URL, request: BytesRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const isAllowed = isNamed(url, request.allowedHosts)
  // The URL parser has normalized every spelling of an IPv4 address to the dotted form.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!isAllowed && url.port !== '') throw new FetchError(() => outboundMessages.otherPort(url))
  if (!isAllowed && isIP(literal) !== 0 && !isPublicAddress(literal))
    throw new FetchError(() => outboundMessages.privateHost(url))
  const get = url.protocol === 'https:' ? getHttps : getHttp
  return new Promise((resolve, reject) => {
    get(url, {
      agent: false,
      signal,
      headers: { accept: request.accept, 'accept-encoding': 'identity', 'user-agent': 'countersign' },
      lookup: isAllowed
        ? toLookupFunction(machineLookup.lookup, () => null)
        : toLookupFunction(request.lookup ?? lookupAtNameServers, refuseClosed),
    })
      .once('response', resolve)
      .once('error', reject)
      // A server that answers 101 closes the connection without an error and without a response.
      .once('close', () => reject(new Error('the connection was closed before an answer')))
  })
}

/** `localhost:*` means every port of localhost. */
const isNamed = ({ host, hostname }: URL, names: readonly string[]): boolean =>
  names.includes(host) || (hostname === 'localhost' && names.includes('localhost:*'))

function refuseClosed(name: string, found: readonly LookupAddress[]): FetchError | null {
  const closed = found.find(({ address }) => !isPublicAddress(address))
  if (!closed && found.length > 0) return null
  return new FetchError(() => outboundMessages.hostLeadsTo({ host: name, address: closed?.address }))
}

async function readBytes(response: IncomingMessage, url: URL, request: BytesRequest): Promise<Bytes> {
  const type = response.headers['content-type'] ?? ''
  if (!request.type.test(type)) {
    response.destroy()
    throw new FetchError(() =>
      outboundMessages.otherType({ host: url.host, type: type.slice(0, 60), wanted: request.what() }),
    )
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > request.maxBytes) {
      response.destroy()
      throw new FetchError(() => outboundMessages.tooLarge({ host: url.host, most: request.maxBytes }))
    }
    parts.push(bytes)
  }
  return { type, bytes: Buffer.concat(parts) }
}
