import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'

/** Sends parts as the client reads them: the next part is built when the socket has room for it. */
export const sendStream = (reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply =>
  reply.send(Readable.from(parts, { objectMode: true, highWaterMark: 1 }))
