import { isServicePath } from '@countersign/api/isServicePath'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { resolve } from 'node:path'
import type { ServiceConfig } from '../config/ServiceConfig.ts'
import { chooseEncoding } from '../routing/chooseEncoding.ts'
import { compilesAhead } from './compilesAhead.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { createIndexPage, type IndexPage } from '../files/IndexPage.ts'
import { pageOfAddress } from '../files/readPageLinks.ts'
import { isPageBuilt } from '../files/isPageBuilt.ts'
import { joinLinks } from './joinLinks.ts'
import { readOwnOrigins } from './readOwnOrigins.ts'
import { startingPage, startingPagePolicy } from './startingPage.ts'

/** The checks for a second machine: one file with a policy of its own in its head. */
const VERIFIER = 'verify.html'

const VARY = 'accept-encoding, cookie, sec-ch-ua, service-worker-navigation-preload'

/** Serves the built page beside the API, and answers everything unknown. */
export async function servePage(app: FastifyInstance, config: ServiceConfig): Promise<void> {
  const page = config.pageDir === undefined ? null : createIndexPage(resolve(config.pageDir))
  const send = async (request: FastifyRequest, reply: FastifyReply, from: IndexPage) => {
    if (!(await isPageBuilt(config))) return sendStartingPage(reply)
    const { content, packed, scriptHashes, links } = await from.read()
    const policy = contentSecurityPolicy(config, scriptHashes, readOwnOrigins(request.headers.cookie))
    reply.header('content-security-policy', policy).header('vary', VARY)
    // The browser runs no script without a known hash, even one of this host. Browsers that do not support this use the hashes of the
    // policy alone.
    reply.header('integrity-policy', 'blocked-destinations=(script)')
    // What this page needs besides the document's own files, in the same wave as those.
    const files = links.get(pageOfAddress(request.url, links.keys()) ?? '') ?? []
    const link = joinLinks(compilesAhead(request.headers) ? files.map(asModule) : files, policy)
    if (link !== '') reply.header('link', link)
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').status(200)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    return encoding === null ? reply.send(content) : reply.header('content-encoding', encoding).send(packed[encoding])
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (page !== null && wantsPage(request)) return send(request, reply, page)
    const path = request.url.split('?')[0] ?? request.url
    const message = `Cannot ${request.method} ${path}`
    return reply.status(404).send({ code: 404, statusCode: 404, message, error: 'Not Found', requestId: request.id })
  })
  if (page === null || config.pageDir === undefined) return
  for (const url of ['/', '/index.html', '/root.html'])
    app.get(url, async (request, reply) => send(request, reply, page))
  app.get('/verify', async (_request, reply) => reply.sendFile(VERIFIER))
  await app.register(fastifyStatic, {
    root: resolve(config.pageDir),
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // The headers of its scripts are one per cent of what a browser gets before the first content.
    acceptRanges: false,
    lastModified: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      response.setHeader('content-security-policy', policyOfFile(path))
    },
  })
}

const asModule = (link: string): string => link.replace('rel=preload;as=script', 'rel=modulepreload')

const sendStartingPage = (reply: FastifyReply) =>
  reply
    .status(503)
    .header('retry-after', 2)
    .header('cache-control', 'no-store')
    .header('content-security-policy', startingPagePolicy)
    .type('text/html; charset=utf-8')
    .send(startingPage)

/** The build writes a content hash into every name under assets/. */
const isHashed = (path: string) => /[\\/]assets[\\/]/.test(path)

/**
 * The policy of a file that is opened directly, and of workers, which use the policy of their own file. They only compute; the page fetches
 * for them.
 */
function policyOfFile(path: string): string {
  // It fetches the files of the build from this host, and runs no other script.
  if (/[\\/]worker\.js(\.\w+)?$/.test(path)) return "default-src 'none'; connect-src 'self'"
  if (/\.html(\.\w+)?$/.test(path)) return "frame-ancestors 'none'"
  return /\.js(\.\w+)?$/.test(path) ? "default-src 'none'; script-src 'self'" : "default-src 'none'"
}

function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  const accepts = String(request.headers.accept ?? '')
  if (isServicePath(path)) return false
  // Scripts of the page request its headers without `accept: text/html`.
  if (request.method === 'HEAD' && !/\.\w+$/.test(path)) return true
  return (request.method === 'GET' || request.method === 'HEAD') && /\btext\/html\b/.test(accepts)
}
