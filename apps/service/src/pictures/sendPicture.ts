import type { FastifyReply } from 'fastify'
import type { Picture } from './Picture.ts'

/** An SVG that is opened directly is a document; this policy disables its scripts and everything that it could load. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

type Options = {
  readonly maxAgeSeconds: number
  /** Default: pages of this service, and others that read it as bytes. `everyone`: also `img` elements of other pages. */
  readonly shownBy?: 'everyone'
}

/** Sends a picture so that a browser treats it as nothing else. */
export function sendPicture(
  reply: FastifyReply,
  { type, bytes }: Picture,
  { maxAgeSeconds, shownBy }: Options,
): FastifyReply {
  return reply
    .header('content-security-policy', HARMLESS)
    .header('cross-origin-resource-policy', shownBy === 'everyone' ? 'cross-origin' : 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline')
    .header('cache-control', `private, max-age=${maxAgeSeconds}`)
    .type(type)
    .send(bytes)
}
