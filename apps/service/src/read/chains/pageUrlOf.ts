import type { FastifyRequest } from 'fastify'
import type { ServiceConfig } from '../../config/ServiceConfig.ts'
import { requestUrl } from '../../routing/requestUrl.ts'

/**
 * Where people open the page, without a slash at the end. What is not configured is taken from the request: from its Host header,
 * which only the client itself chose, or from the headers of a trusted proxy. A header that names no host is not repeated.
 */
export const pageUrlOf = (
  { publicUrl }: Pick<ServiceConfig, 'publicUrl'>,
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>,
): string => publicUrl ?? requestUrl(request).origin
