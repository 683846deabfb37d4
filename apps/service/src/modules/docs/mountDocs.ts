import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { openApiJson } from './OpenApiDocument.ts'
import { renderDocs } from './renderDocs.ts'

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The OpenAPI document and an HTML page of it. Neither changes while the process runs. */
export function mountDocs(app: FastifyInstance): void {
  const json = JSON.stringify(openApiJson)
  const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8')
  let page: string | undefined
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(json))
  app.get('/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send((page ??= renderDocs())),
  )
  app.get('/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
}
