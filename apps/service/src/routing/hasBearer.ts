import type { FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'

/** The token of `Authorization: Bearer <token>`; undefined without one. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]

/** Whether a request has `Authorization: Bearer <token>`, compared in constant time. */
export function hasBearer(request: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  return timingSafeEqual(digest(bearerOf(request) ?? ''), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
