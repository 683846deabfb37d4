import type { FastifyRequest } from 'fastify'
import type { ServiceConfig } from '../../config/ServiceConfig.ts'
import { requestUrl } from '../../routing/requestUrl.ts'

/**
 * The public address of the page, without a slash at the end. When it is not configured, the request gives it: its Host header, which only
 * the client itself chose, or the headers of a trusted proxy. A header that is not a valid host is ignored.
 */
export const pageUrlOf = (
  { publicUrl }: Pick<ServiceConfig, 'publicUrl'>,
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>,
): string => publicUrl ?? requestUrl(request).origin
