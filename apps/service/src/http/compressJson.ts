import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Below this, headers weigh more than what is saved. */
const MIN_BYTES = 1400

/** Lists are repetitive text: over a phone's line, compression is most of what makes the first answer quick. */
export async function compressJson(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const type = String(reply.getHeader('content-type') ?? '')
  if (
    typeof payload !== 'string' ||
    payload.length < MIN_BYTES ||
    !/^(application\/json|text\/(html|css|plain))/.test(type)
  )
    return payload
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  reply.header('vary', 'accept-encoding')
  if (encoding === null) return payload
  const packed =
    encoding === 'br'
      ? await brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await gzipped(payload)
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return packed
}
