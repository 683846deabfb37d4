import type { IncomingMessage } from 'node:http'

/** The address of the client and the host name in its request. */
export type Asked = { ip: string | undefined; protocol: string; host: string }

/**
 * Reads the fields of fastify's request from the raw request, before fastify creates one.
 * @param hops how many proxies in front are believed
 */
export function readAsked({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, hops: number): Asked {
  const direct: Asked = { ip: socket.remoteAddress, protocol: 'http', host: headers.host ?? '' }
  if (hops === 0) return direct
  const addresses = partsOf(headers['x-forwarded-for']).filter((address) => address !== '')
  return {
    // The nearest proxy wrote the last one.
    ip: addresses[Math.max(0, addresses.length - hops)] ?? direct.ip,
    protocol: partsOf(headers['x-forwarded-proto']).at(-1) ?? direct.protocol,
    host: partsOf(headers['x-forwarded-host']).at(-1) ?? direct.host,
  }
}

const partsOf = (header: string | string[] | undefined): string[] =>
  header === undefined || header.length === 0
    ? []
    : String(header)
        .split(',')
        .map((part) => part.trim())
