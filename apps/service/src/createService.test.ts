import fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { ServiceConfig } from './config/ServiceConfig.ts'
import { createService, servicePlugin, type Logger, type ServiceOptions } from './index.ts'
import { mainnet } from './testing/createShell.ts'
import { copyDatabaseTemplate } from './testing/copyDatabaseTemplate.ts'
import { createTestFolder } from './testing/testService.ts'

const folders: ReturnType<typeof createTestFolder>[] = []
afterAll(() => folders.forEach((folder) => folder.remove()))

async function configOf(): Promise<ServiceConfig> {
  const folder = createTestFolder()
  folders.push(folder)
  await copyDatabaseTemplate(folder.path)
  return ServiceConfig.parse({ port: 0, dataDir: folder.path, chains: [mainnet] })
}

/** A program around the service: it records what is logged, and which nodes are asked. */
function surroundings() {
  const logged: string[] = []
  const asked: string[] = []
  const write = (message: string) => void logged.push(message)
  const logger: Logger = { error: write, warn: write, info: write, debug: write }
  const options: ServiceOptions = {
    logger,
    metrics: new Registry(),
    clock: () => Date.UTC(2030, 0, 1),
    fetch: async (input) => {
      asked.push(new URL(String(input)).host)
      return new Response('', { status: 503 })
    },
  }
  return { options, logged, asked }
}

test('behavior: a service answers without a port, with the clock, logger, metrics and fetch of its owner', async () => {
  const { options, logged, asked } = surroundings()
  const service = await createService(await configOf(), options)
  try {
    const { statusCode } = await service.server.inject({ url: '/about' })
    expect(statusCode).toBe(200)
    const { json } = await service.server.inject({ url: '/v1/auth/nonce' })
    expect(json()).toHaveProperty('nonce')
    const running = await service.listen()
    expect(new URL(running.url).port).toBe(String(running.port))
    expect(running.unreachedChains()).toEqual(['Ethereum'])
    await expect.poll(() => new Set(asked)).toContain('rpc.example')
    await expect.poll(() => logged.length, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(await options.metrics?.metrics()).toMatch(/countersign_http_requests_total\{[^}]*route="\/about"[^}]*\} 1/)
  } finally {
    await service.stop()
  }
})

test('behavior: as a plug-in the service answers beside the routes of its owner, which keep their own headers and errors', async () => {
  const { options } = surroundings()
  const app = fastify()
  app.get('/mine', async () => ({ mine: true }))
  app.get('/broken', async () => Promise.reject(new Error('mine')))
  await app.register(servicePlugin, { ...options, config: await configOf() })
  try {
    const about = await app.inject({ url: '/about' })
    expect([about.statusCode, about.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
    const mine = await app.inject({ url: '/mine' })
    expect(mine.json()).toEqual({ mine: true })
    expect(mine.headers).not.toHaveProperty('x-content-type-options')
    expect((await app.inject({ url: '/broken' })).json()).toMatchObject({
      message: 'mine',
      error: 'Internal Server Error',
    })
    const unknown = await app.inject({ url: '/v1/chains/5/about' })
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 404])
  } finally {
    await app.close()
  }
})

test('error: a port that is taken closes the service again, and the data directory is free', async () => {
  const { options } = surroundings()
  const config = await configOf()
  const other = fastify()
  await other.listen({ port: 0, host: config.host })
  const { port } = new URL(other.listeningOrigin)
  const service = await createService({ ...config, port: Number(port) }, options)
  await expect(service.listen()).rejects.toMatchObject({ code: 'port/taken' })
  await other.close()
  const again = await createService(config, surroundings().options)
  await again.stop()
})
