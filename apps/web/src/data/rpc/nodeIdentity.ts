import { registrableDomain } from '../url/registrableDomain.ts'

/**
 * The value by which nodes are compared. It is equal for two URLs that may lead to the same node. A page cannot resolve names, so every
 * name and address of this machine or of a private network with the same port counts as one node, and so do all hosts, paths and keys under
 * one registered domain.
 *
 * @example
 * (await nodeIdentity('http://localhost:8545')) === (await nodeIdentity('http://[::1]:8545')) // true
 */
export async function nodeIdentity(url: string): Promise<string> {
  if (!URL.canParse(url)) return url
  const { hostname, port, protocol } = new URL(url)
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (isPrivate(host)) return `private:${port === '' ? protocol : port}`
  return registrableDomain(host)
}

/** Names that only a private network resolves: one label, or a suffix that no registry sells. */
const PRIVATE_NAME = /^[^.:]+$|\.(localhost|local|lan|home|internal|intranet|corp|home\.arpa)$/
const PRIVATE_IPV4 =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(\.\d+)+$/
/** Loopback, unspecified, unique local, link local, and every IPv4 address written as IPv6. */
const PRIVATE_IPV6 = /^\[(::1?|f[cd].*|fe[89ab].*|::ffff:.*)\]$/

const isPrivate = (host: string): boolean =>
  PRIVATE_NAME.test(host) || PRIVATE_IPV4.test(host) || PRIVATE_IPV6.test(host)
