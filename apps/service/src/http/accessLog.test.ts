import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../metrics/createMetrics.ts'
import { closeShells, createShell } from '../testing/createShell.ts'
import { createHttpServer } from './createHttpServer.ts'

afterAll(closeShells)

test('behavior: the access log has one line for each request, with its id and route and without the account', async () => {
  const shell = await createShell()
  onTestFinished(() => shell.close())
  const lines: unknown[] = []
  const info = (message: string, details?: Record<string, unknown>) =>
    void (message === 'request' && lines.push(details))
  const { context } = shell
  const app = await createHttpServer({
    ...context,
    config: { ...context.config, accessLog: true, trustProxy: 1 },
    metrics: createMetrics(),
    log: { ...context.log, info },
  })
  onTestFinished(() => app.close())
  const account = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
  const url = `/v1/chains/5/safes/${account}/nonces?x=${account}`
  const first = await app.inject({ url, headers: { 'x-request-id': 'of-the-proxy-17' } })
  const second = await app.inject({ url, headers: { 'x-request-id': 'a b' } })
  expect(first.headers['x-request-id']).toBe('of-the-proxy-17')
  expect(JSON.stringify(lines)).not.toContain(account)
  expect(lines).toMatchObject([
    {
      requestId: 'of-the-proxy-17',
      method: 'GET',
      route: '/v1/chains/:chainId/safes/:safe/nonces',
      status: 404,
      ms: expect.any(Number),
    },
    { requestId: second.headers['x-request-id'] },
  ])
})

test('behavior: without a trusted proxy a client does not choose the id of its request', async () => {
  const shell = await createShell()
  onTestFinished(() => shell.close())
  const answer = await shell.app.inject({ url: '/health/live', headers: { 'x-request-id': 'of-the-client-1' } })
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})
