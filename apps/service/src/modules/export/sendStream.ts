import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'

/** Sends parts as they are taken: the next is made when the reader has room for it. */
export const sendStream = (reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply =>
  reply.send(Readable.from(parts, { objectMode: true, highWaterMark: 1 }))
