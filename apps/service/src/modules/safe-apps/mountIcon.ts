import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { decodeInput } from '../../routing/mount.ts'
import { createIconReader } from './createIconReader.ts'

const Query = z.object({ url: z.string().check(z.maxLength(2048)) })
/** An SVG that is opened directly is a document; this policy disables its scripts. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

type WithApps = { readonly config: Pick<ServiceContext['config'], 'safeApps'>; readonly monotonic: () => number }

/** `GET /v1/safe-apps/icon?url=`: the picture of a configured app. It is not JSON, so it is not in the route table. */
export function mountIcon(app: FastifyInstance, { config, monotonic }: WithApps): void {
  const readIcon = createIconReader(config, monotonic)
  app.get('/v1/safe-apps/icon', async (request, reply) => {
    const picture = await readIcon(decodeInput(Query, request.query).url, () => app.fetchLimit.take(request))
    reply.header('content-security-policy', HARMLESS).header('cross-origin-resource-policy', 'same-origin')
    reply.header('x-content-type-options', 'nosniff')
    // Not an error status, because browsers would log it in the console.
    if (picture === null) return reply.status(204).header('cache-control', 'max-age=300').send()
    return reply.type(picture.type).header('cache-control', 'max-age=86400').send(picture.bytes)
  })
}
