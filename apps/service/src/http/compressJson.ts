import type { FastifyReply, FastifyRequest } from 'fastify'
import { isWorthPacking, packBody } from '../routing/packBody.ts'

/** Lists are repetitive text. Compression saves most of their transfer time on slow connections. */
export async function compressJson(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || !isWorthPacking(payload)) return payload
  const type = String(reply.getHeader('content-type') ?? '')
  if (!/^(application\/json|text\/(html|css|plain))/.test(type)) return payload
  const { encoding, body } = await packBody(payload, String(request.headers['accept-encoding'] ?? ''))
  const vary = String(reply.getHeader('vary') ?? '')
  if (!/\baccept-encoding\b/i.test(vary))
    reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`)
  if (encoding !== null) reply.header('content-encoding', encoding).removeHeader('content-length')
  return body
}
