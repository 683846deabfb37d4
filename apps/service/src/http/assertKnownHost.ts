import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import type { ServiceConfig } from '../config/ServiceConfig.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { failureMessages } from '../errors/failureMessages.ts'

/** Names that cannot exist on the public Internet: single words and domains reserved for local networks. */
const LOCAL_NAME = /^([^.]*|.+\.(localhost|local|internal|home\.arpa))$/i

type Config = Pick<ServiceConfig, 'allowedHosts' | 'auth' | 'trustProxy'>

/**
 * DNS rebinding: the domain of another site can resolve to this machine, and its visitor's browser then treats this service as that site.
 * The Host header shows the foreign name. Behind a proxy the operator decides which names exist, so only configured names are checked
 * there.
 * @throws ServiceError host/unknown
 */
export function assertKnownHost(config: Config, { hostname }: Pick<FastifyRequest, 'hostname'>): void {
  if (isKnownHost(config, hostname)) return
  throw new ServiceError('host/unknown', () => failureMessages.unknownHost({ hostname }))
}

function isKnownHost({ allowedHosts, auth, trustProxy }: Config, hostname: string): boolean {
  if (trustProxy > 0 && allowedHosts.length === 0) return true
  if (LOCAL_NAME.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true
  const name = hostname.toLowerCase()
  if (allowedHosts.some((allowed) => allowed === '*' || allowed.toLowerCase() === name)) return true
  return auth.origins.some((origin) => new URL(origin).hostname === name)
}
