import type { FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request has `Authorization: Bearer <token>`, compared in constant time. */
export function hasBearer({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const sent = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(sent), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
