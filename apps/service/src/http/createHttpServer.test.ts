import { ErrorBody, PageConfig } from '@countersign/api'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { closeShells, createShell, mainnet, type Shell } from '../testing/createShell.ts'

let shell: Shell
let now = 1_700_000_000_000
beforeAll(async () => {
  shell = await createShell({ rateLimitPerMinute: 6000 }, () => now)
})
afterAll(async () => {
  await shell.close()
  await closeShells()
})

const safe = '0x41675C099F32341bf84BFc5382aF534df5C7461a'

describe('conventions', () => {
  test('behavior: every response allows other origins, is not cached and has a request id', async () => {
    const { statusCode, headers } = await shell.app.inject({
      url: '/about',
      headers: { origin: 'https://else.example' },
    })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('behavior: responses with keys are readable for the page alone', async () => {
    for (const url of ['/config.json', '/boot.json?page=home', '/config.json/', '/%63onfig.json', '/config%2Ejson'])
      expect((await shell.app.inject({ url, headers: { origin: 'https://else.example' } })).headers).not.toHaveProperty(
        'access-control-allow-origin',
      )
  })

  test("error: a host name that is not the service's own gets no keys, though it resolves to this machine", async () => {
    const ask = async (url: string, host: string, config: object | null = null) => {
      if (config === null) return shell.app.inject({ url, headers: { host } })
      const other = await createShell(config, () => now)
      return other.app.inject({ url, headers: { host } }).finally(() => other.close())
    }
    for (const url of ['/config.json', '/boot.json?page=home', '/metrics', '/%63onfig.json', '/config.json/']) {
      const refused = await ask(url, 'rebound.example:4180')
      expect([refused.statusCode, refused.json().detail], url).toEqual([
        421,
        expect.stringContaining('is not configured for the host name "rebound.example"'),
      ])
      expect(refused.body).not.toContain('rpc')
      for (const host of ['localhost:4180', '127.0.0.1', '[::1]:4180', '192.168.1.7', 'nas', 'my.local', 'a.localhost'])
        expect((await ask(url, host)).statusCode, `${url} of ${host}`).toBe(200)
    }
    const named = { auth: { origins: ['https://wallet.example'] }, allowedHosts: ['Other.example'] }
    for (const host of ['wallet.example', 'other.example:8443'])
      expect((await ask('/config.json', host, named)).statusCode).toBe(200)
    expect((await ask('/config.json', 'rebound.example', named)).statusCode).toBe(421)
    expect((await ask('/config.json', 'any.example', { trustProxy: 1 })).statusCode).toBe(200)
    expect((await ask('/config.json', 'any.example', { trustProxy: 1, ...named })).statusCode).toBe(421)
    expect((await ask('/metrics', 'any.example', { metricsToken: 'a-token-of-18-bytes' })).statusCode).toBe(401)
    // Responses without keys are public under any name.
    expect((await ask('/v1/chains', 'any.example')).statusCode).toBe(200)
  })

  test('behavior: a trailing slash is ignored', async () => {
    expect((await shell.app.inject('/about/')).statusCode).toBe(200)
  })

  test('behavior: a preflight is answered and may be cached for a day', async () => {
    const { statusCode, headers } = await shell.app.inject({
      method: 'OPTIONS',
      url: `/v1/chains/1/transactions/${safe}/propose`,
      headers: {
        origin: 'https://else.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(statusCode).toBe(204)
    expect(headers['access-control-allow-methods']).toContain('DELETE')
    expect(headers['access-control-max-age']).toBe('86400')
  })

  test('behavior: other sites may send any header to open routes, and only the named ones where a cookie is read', async () => {
    const preflight = async (url: string, asked: string, origin = 'https://else.example') =>
      (
        await shell.app.inject({
          method: 'OPTIONS',
          url,
          headers: {
            origin,
            host: 'localhost:4180',
            'access-control-request-method': 'GET',
            'access-control-request-headers': asked,
          },
        })
      ).headers
    for (const [url, asked] of [
      [`/v2/owners/${safe}/safes`, 'x-captcha-token'],
      [`/tx-service/1/api/v1/safes/${safe}`, 'authorization,content-type'],
    ] as const)
      expect(await preflight(url, asked)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': asked,
      })
    const session = await preflight('/v1/auth/me', 'authorization', 'http://localhost:4180')
    expect(session).toMatchObject({
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type, last-event-id',
    })
    expect(await preflight('/config.json', 'authorization')).not.toHaveProperty('access-control-allow-headers')
  })

  test('error: a preflight without an origin or a method is refused in JSON, like every other error', async () => {
    for (const headers of [{}, { origin: 'https://else.example' }, { 'access-control-request-method': 'POST' }]) {
      const answer = await shell.app.inject({ method: 'OPTIONS', url: '/v1/auth/verify', headers })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        400,
        expect.stringContaining('application/json'),
      ])
      expect(answer.json()).toMatchObject({ statusCode: 400, message: 'Invalid Preflight Request' })
    }
  })

  test('behavior: the service is alive, and ready when every chain was reached', async () => {
    expect((await shell.app.inject('/health/ready')).json()).toEqual({ status: 'OK' })
    expect((await shell.app.inject('/health/live')).json()).toEqual({ status: 'OK' })
  })
})

describe('refusals', () => {
  const refuse = async (options: string | InjectOptions) => {
    const answer = await shell.app.inject(options)
    const body = ErrorBody.parse(answer.json())
    expect(body.statusCode).toBe(answer.statusCode)
    expect(body.requestId).toBe(answer.headers['x-request-id'])
    return body
  }

  test('error: unknown routes and methods', async () => {
    expect(await refuse('/x?y=1')).toMatchObject({ code: 404, message: 'Cannot GET /x', error: 'Not Found' })
    expect(await refuse({ method: 'DELETE', url: '/v1/chains' })).toMatchObject({
      code: 404,
      message: 'Cannot DELETE /v1/chains',
    })
  })

  test('error: an overlong parameter and an undecodable URL are refused with the headers of every answer', async () => {
    for (const [url, statusCode] of [
      [`/v1/chains/1/transactions/${'a'.repeat(600)}`, 414],
      ['/v1/chains/%', 400],
    ] as const) {
      expect(await refuse(url)).toMatchObject({ code: statusCode })
      const { headers } = await shell.app.inject({ url, headers: { origin: 'https://else.example' } })
      expect(headers, url).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      })
    }
  })

  test('error: an unknown chain is refused with the configured chains', async () => {
    expect(await refuse(`/v1/chains/5/safes/${safe}`)).toMatchObject({ code: 404, message: 'Not Found' })
  })

  test('error: a malformed address in the path has an empty issue path', async () => {
    expect(await refuse('/v1/chains/1/safes/0x123')).toMatchObject({
      code: 422,
      message: 'Invalid address',
      issue: { kind: 'custom', path: [] },
    })
  })

  test('error: a value that is not a boolean and an offset that is not a number are refused', async () => {
    expect(await refuse(`/v1/chains/1/safes/${safe}/transactions/queued?trusted=yes`)).toMatchObject({
      code: 400,
      error: 'Bad Request',
      message: 'Validation failed (boolean string is expected)',
    })
    expect(await refuse(`/v1/chains/1/safes/${safe}/transactions/history?timezone_offset=x`)).toMatchObject({
      code: 400,
      message: 'Validation failed (numeric string is expected)',
    })
  })

  const post = (body: unknown, url = `/v2/chains/1/safes/${safe}/multisig-transactions/estimations`) =>
    refuse({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) })

  test('error: a wrong JSON type is refused with the expected type', async () => {
    expect(await post({ to: safe, value: 5, operation: 0 })).toMatchObject({
      code: 422,
      message: 'Invalid input: expected string, received number',
      issue: { kind: 'invalid_type', path: ['value'] },
    })
  })

  test('error: amounts in hex or empty, and data that is not hex, are refused', async () => {
    for (const value of ['0x10', ''])
      expect(await post({ to: safe, value, operation: 0 })).toMatchObject({
        message: 'Invalid base-10 numeric string',
        issue: { kind: 'custom', path: ['value'] },
      })
    expect(await post({ to: safe, value: '0', data: 'zz', operation: 0 })).toMatchObject({
      message: 'Invalid "0x" notated hex string',
      issue: { path: ['data'] },
    })
    expect(await post({ to: 'bob', value: '0', operation: 0 })).toMatchObject({
      message: 'Invalid address',
      issue: { path: ['to'] },
    })
  })

  test('error: signatures of odd length and too short ones are refused, in either spelling of the field', async () => {
    const url = `/v1/chains/1/transactions/0x${'ab'.repeat(32)}/confirmations`
    expect(await post({ signature: `0x${'1'.repeat(131)}` }, url)).toMatchObject({
      code: 422,
      message: 'Invalid hex bytes',
      issue: { path: ['signature'] },
    })
    expect(await post({ signature: '0x1234' }, url)).toMatchObject({ code: 422, message: 'Invalid signature' })
  })

  test('error: an empty JSON body is an empty object; broken JSON is refused', async () => {
    const url = `/v1/chains/1/transactions/0x${'ab'.repeat(32)}`
    const headers = { 'content-type': 'application/json' }
    expect(await refuse({ method: 'DELETE', url, headers, payload: '' })).toMatchObject({
      code: 422,
      issue: { kind: 'invalid_type', path: ['signature'] },
    })
    expect(await refuse({ method: 'DELETE', url, headers, payload: '{' })).toMatchObject({ code: 400 })
  })

  test('error: a body above one megabyte is refused', async () => {
    const payload = JSON.stringify({ data: `0x${'00'.repeat(600_000)}` })
    const headers = { 'content-type': 'application/json' }
    const answer = await refuse({ method: 'POST', url: '/v1/chains/1/data-decoder', headers, payload })
    expect(answer).toMatchObject({ code: 413, error: 'Payload Too Large' })
  })

  test('error: chains of version 2 need a service key', async () => {
    expect(await refuse('/v2/chains?serviceKey=')).toMatchObject({
      code: 422,
      message: 'serviceKey query parameter is required',
    })
  })

  test('error: overview items that are not chainId:address, and too many of them', async () => {
    expect(await refuse('/v1/safes?safes=1:0x12')).toMatchObject({ code: 422 })
    expect(await refuse('/v1/safes')).toMatchObject({ code: 422, issue: { path: ['safes'] } })
    const many = Array.from({ length: 201 }, (_, at) => `1:0x${at.toString(16).padStart(40, '0')}`).join(',')
    expect(await refuse(`/v1/safes?safes=${many}`)).toMatchObject({ code: 422, message: 'Invalid safes' })
  })

  test('error: a client over the rate limit is told when to retry', async () => {
    const limited = await createShell({ rateLimitPerMinute: 3 }, () => now)
    try {
      for (let request = 0; request < 3; request++) expect((await limited.app.inject('/about')).statusCode).toBe(200)
      const refused = await limited.app.inject('/about')
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['retry-after']).toBe('20')
      expect(ErrorBody.parse(refused.json())).toMatchObject({ code: 429, retryAfter: 20 })
      expect((await limited.app.inject('/health/live')).statusCode).toBe(200)
      now += 20_000
      expect((await limited.app.inject('/about')).statusCode).toBe(200)
    } finally {
      await limited.close()
    }
  })

  test('security: every request counts, also preflights, wrong host names and unknown paths below /health; only the probes do not', async () => {
    const origin = 'https://else.example'
    const preflight = { origin, 'access-control-request-method': 'POST' }
    const spending = [
      { method: 'OPTIONS', url: '/v1/chains', headers: preflight, status: 204 },
      { method: 'OPTIONS', url: '/v1/chains', headers: {}, status: 400 },
      { method: 'GET', url: '/config.json', headers: { host: 'rebound.example' }, status: 421 },
      { method: 'GET', url: '/health/nothing', headers: {}, status: 404 },
      { method: 'GET', url: '/nothing', headers: {}, status: 404 },
    ] as const
    for (const { status, ...request } of spending) {
      const limited = await createShell({ rateLimitPerMinute: 1 }, () => now)
      onTestFinished(() => limited.close())
      const first = await limited.app.inject(request)
      const second = await limited.app.inject(request)
      expect([request.url, first.statusCode, second.statusCode]).toEqual([request.url, status, 429])
      expect(ErrorBody.parse(second.json())).toMatchObject({ code: 429, retryAfter: 60 })
      for (const url of ['/health/live', '/health/ready', '/health/writes'])
        expect((await limited.app.inject(url)).statusCode).not.toBe(429)
      // The page of another site reads why its request failed.
      const refused = await limited.app.inject({ method: 'POST', url: '/v1/events', headers: { origin } })
      expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([429, '*'])
      const again = await limited.app.inject({ method: 'OPTIONS', url: '/v1/events', headers: preflight })
      expect([again.statusCode, again.headers['access-control-allow-origin'], again.json().retryAfter]).toEqual([
        429,
        '*',
        60,
      ])
    }
  })
})

describe('page configuration', () => {
  const demo = {
    owners: [{ name: 'Demo owner 1', address: safe, privateKey: `0x${'11'.repeat(32)}` }],
    accounts: [{ chainId: '31337', address: safe, name: 'Demo treasury' }],
  } as const
  const local = { ...mainnet, chainId: '31337', shortName: 'dev1', isLocal: true }

  test("behavior: without a local chain the page's configuration contains no demo keys", async () => {
    const answer = await shell.app.inject('/config.json')
    expect(PageConfig.parse(answer.json())).not.toHaveProperty('demo')
    expect(answer.body).not.toMatch(/privateKey|demo/i)
  })

  test("behavior: with a local chain the page's configuration contains its demo owners", async () => {
    const withDemo = await createShell({
      chains: [mainnet, local],
      demo: { ...demo, owners: [...demo.owners], accounts: [...demo.accounts] },
    })
    try {
      const config = PageConfig.parse((await withDemo.app.inject('/config.json')).json())
      expect(config.demo).toEqual({ chainIds: ['31337'], contacts: [], ...demo })
    } finally {
      await withDemo.close()
    }
  })

  test('error: demo keys without a local chain prevent the start', async () => {
    const input = { demo: { owners: [...demo.owners], accounts: [...demo.accounts] } }
    await expect(createShell(input)).rejects.toMatchObject({ code: 'config/demo-not-local' })
    const foreign = { ...input.demo, accounts: [{ chainId: '1', address: safe, name: 'Treasury' }] } as const
    await expect(
      createShell({ chains: [mainnet, local], demo: { owners: [...demo.owners], accounts: [...foreign.accounts] } }),
    ).rejects.toThrow(/"Treasury" is on chain 1, which is not local/)
  })
})
