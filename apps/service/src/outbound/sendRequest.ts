import type { LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { machineLookup } from './createMachineLookup.ts'
import { lookupAtNameServers } from './createNameServerLookup.ts'
import { traceStep } from '../requests/traceStep.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import { toLookupFunction, type NameLookup } from './NameLookup.ts'
import { OutboundError } from './OutboundError.ts'
import { outboundMessages } from './outboundMessages.ts'

export type OutboundRequest = {
  url: string
  headers: Record<string, string>
  body: string | Uint8Array
  timeoutMs: number
  /** Allows private addresses and plain http, because the operator configured the URL. */
  allowPrivate: boolean
  /** Looks up the name. By default: like the machine with `allowPrivate`, otherwise at the machine's name servers. */
  lookup?: NameLookup
}
export type OutboundAnswer = { status: number; retryAfter: string | null }

/**
 * Sends a POST to an address that a client named. Follows no redirect, reads no body, and connects only to public addresses: the name is
 * looked up once, and the connection uses the address that was checked.
 * @throws OutboundError
 */
export async function sendRequest({
  url,
  headers,
  body,
  timeoutMs,
  allowPrivate,
  lookup = allowPrivate ? machineLookup.lookup : lookupAtNameServers,
}: OutboundRequest): Promise<OutboundAnswer> {
  const target = new URL(url)
  assertAllowed(target, allowPrivate)
  const post = () =>
    new Promise<OutboundAnswer>((resolve, reject) => {
      const fail = (cause: Error) =>
        reject(cause instanceof OutboundError ? cause : OutboundError.unreachable(target.host, cause))
      const send = target.protocol === 'https:' ? requestHttps : requestHttp
      const bytes = Buffer.from(body)
      const request = send(target, {
        method: 'POST',
        headers: { ...headers, 'content-length': bytes.length },
        signal: AbortSignal.timeout(timeoutMs),
        lookup: toLookupFunction(lookup, allowPrivate ? () => null : refuseClosed),
      })
      request.once('error', fail)
      // A server that answers 101 closes the connection without an error and without a response.
      request.once('close', () => fail(new Error('the connection was closed before an answer')))
      request.once('response', (response) => {
        response.on('error', () => undefined)
        response.destroy()
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null })
      })
      request.end(bytes)
    })
  return traceStep('POST', () => ({ 'http.request.method': 'POST', 'server.address': target.hostname }), post)
}

/** The checks that need no name server. */
export function assertAllowed({ protocol, hostname }: URL, allowPrivate: boolean): void {
  if (allowPrivate) return
  if (protocol !== 'https:')
    throw OutboundError.notAllowed(hostname, () => outboundMessages.notHttps({ host: hostname }))
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !isPublicAddress(literal))
    throw OutboundError.notAllowed(hostname, () => outboundMessages.isPrivate({ host: hostname }))
}

function refuseClosed(name: string, found: readonly LookupAddress[]): OutboundError | null {
  const closed = found.find(({ address }) => !isPublicAddress(address))
  if (!closed && found.length > 0) return null
  return OutboundError.notAllowed(name, () => outboundMessages.leadsTo({ host: name, address: closed?.address }))
}
