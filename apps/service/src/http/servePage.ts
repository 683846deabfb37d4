import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { resolve } from 'node:path'
import type { ServiceConfig } from '../config/serviceConfig.ts'
import { createIndexPage, type IndexPage } from './indexPage.ts'

/** Paths that are never a page of the application, whatever the browser accepts. */
const API_PATH = /^\/(v\d+|tx-service|health|about|metrics|docs)(\/|$)|^\/[\w.-]+\.json$/

/** Serves the built page beside the API, and answers everything unknown. */
export async function servePage(app: FastifyInstance, config: ServiceConfig): Promise<void> {
  const page = config.pageDir === undefined ? null : createIndexPage(resolve(config.pageDir), config)
  app.setNotFoundHandler(async (request, reply) => {
    if (page !== null && wantsPage(request)) return sendPage(page, request, reply)
    const path = request.url.split('?')[0] ?? request.url
    const message = `Cannot ${request.method} ${path}`
    return reply.status(404).send({ code: 404, statusCode: 404, message, error: 'Not Found', requestId: request.id })
  })
  if (page === null || config.pageDir === undefined) return
  for (const url of ['/', '/index.html']) app.get(url, async (request, reply) => sendPage(page, request, reply))
  await app.register(fastifyStatic, {
    root: resolve(config.pageDir),
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) =>
      response.setHeader('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
}

/** The build writes a content hash into every name under assets/. */
const isHashed = (path: string) => /[\\/]assets[\\/]/.test(path)

function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  const accepts = String(request.headers.accept ?? '')
  if (API_PATH.test(path)) return false
  // Scripts of the page ask for its headers without saying that they want a page.
  if (request.method === 'HEAD' && !/\.\w+$/.test(path)) return true
  return (request.method === 'GET' || request.method === 'HEAD') && /\btext\/html\b/.test(accepts)
}

async function sendPage(page: IndexPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { html, packed, policy } = await page.read()
  reply.header('content-security-policy', policy).header('vary', 'accept-encoding')
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').status(200)
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html)
  return reply.header('content-encoding', 'br').send(packed)
}
