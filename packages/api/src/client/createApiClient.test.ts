import { describe, expect, test } from 'vitest'
import { ApiError, buildPath, createApiClient } from './index.ts'
import { routes } from '../routes/index.ts'

const safe = '0x41675C099F32341bf84BFc5382aF534df5C7461a'

/** Answers every request with one response and records the requests. */
function recordFetch(answer: () => Response) {
  const calls: { url: string; init: RequestInit }[] = []
  const fetch = async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    return answer()
  }
  return { calls, fetch }
}
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init)

describe('requests', () => {
  test('behavior: null and undefined query values are dropped, the rest is encoded for the wire', async () => {
    const { calls, fetch } = recordFetch(() => json({ count: 0, next: null, previous: null, results: [] }))
    const query = { timezone: null, timezone_offset: undefined, trusted: false, cursor: 'limit=5&offset=10' }
    await createApiClient({ fetch }).getHistory({ params: { chainId: '1', safe }, query })
    expect(calls[0]?.url).toBe(
      `/v1/chains/1/safes/${safe}/transactions/history?trusted=false&cursor=limit%3D5%26offset%3D10`,
    )
  })

  test("behavior: the page's own origin is the default base, and a trailing slash of another is ignored", async () => {
    const { calls, fetch } = recordFetch(() => json([]))
    await createApiClient({ fetch }).getFiatCodes()
    await createApiClient({ fetch, baseUrl: 'https://service.example/api/' }).getFiatCodes()
    expect(calls.map((call) => call.url)).toEqual([
      '/v1/balances/supported-fiat-codes',
      'https://service.example/api/v1/balances/supported-fiat-codes',
    ])
  })

  test('behavior: balances are in dollars by default, or in the currency of the client or the call', async () => {
    const { calls, fetch } = recordFetch(() => json({ fiatTotal: '0', items: [] }))
    const params = { chainId: '1', safe } as const
    await createApiClient({ fetch }).getBalances({ params })
    await createApiClient({ fetch, currency: 'eur' }).getBalances({ params })
    await createApiClient({ fetch, currency: 'eur' }).getBalances({ params: { ...params, fiatCode: 'chf' } })
    expect(calls.map(({ url }) => url.split('/').at(-1))).toEqual(['usd', 'eur', 'chf'])
  })

  test('behavior: a GET has no header of its own, so the browser sends no preflight request', async () => {
    const { calls, fetch } = recordFetch(() => json([]))
    await createApiClient({ fetch }).getFiatCodes({})
    expect(calls[0]?.init.headers).toBeUndefined()
    expect(calls[0]?.init.credentials).toBe('omit')
  })

  test('behavior: a client with a language sends it with every request', async () => {
    const { calls, fetch } = recordFetch(() => json([]))
    const client = createApiClient({ fetch, language: () => 'de' })
    await client.getFiatCodes()
    const body = { to: safe, value: 0n, data: '0x', operation: 0 } as const
    await client.estimateTransaction({ params: { chainId: '1', safe }, body }).catch(() => null)
    expect(calls.map(({ init }) => init.headers)).toEqual([
      { 'accept-language': 'de' },
      { 'content-type': 'application/json', 'accept-language': 'de' },
    ])
  })

  test('behavior: only calls of the session routes send the cookie', async () => {
    const { calls, fetch } = recordFetch(() => json({ id: safe, authMethod: 'siwe', signerAddress: safe }))
    const client = createApiClient({ fetch })
    await client.getUserSession()
    await client.logout()
    await client.getAuthNonce().catch(() => null)
    expect(calls.map(({ init }) => init.credentials)).toEqual(['include', 'include', 'omit'])
  })

  test('behavior: amounts of a body travel as decimal strings', async () => {
    const { calls, fetch } = recordFetch(() => json({ currentNonce: 4, recommendedNonce: 7, safeTxGas: '12' }))
    const body = { to: safe, value: 10n ** 24n, data: '0x', operation: 0 } as const
    const estimation = await createApiClient({ fetch }).estimateTransaction({ params: { chainId: '1', safe }, body })
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ ...body, value: '1000000000000000000000000' })
    expect(estimation).toEqual({ currentNonce: 4, recommendedNonce: 7, safeTxGas: 12n })
  })

  test('behavior: ids in the path are escaped', () => {
    expect(buildPath(routes.getTransaction, { params: { chainId: '1', id: 'a/../b?c' } })).toBe(
      '/v1/chains/1/transactions/a%2F..%2Fb%3Fc',
    )
  })
})

describe('answers', () => {
  const call = (answer: () => Response) => createApiClient({ fetch: recordFetch(answer).fetch }).getFiatCodes()

  test('error: a body with code and message reads "code: message"', async () => {
    const error = await call(() => json({ code: 1337, message: 'No such Safe' }, { status: 404 })).catch((e) => e)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: '1337: No such Safe', code: 1337, statusCode: 404, retry: 'never' })
  })

  test('error: statusCode replaces a missing code', async () => {
    await expect(call(() => json({ statusCode: 422, message: 'Invalid nonce' }, { status: 422 }))).rejects.toThrow(
      '422: Invalid nonce',
    )
  })

  test('error: a body without code and message gives the HTTP status text', async () => {
    await expect(call(() => json({ reason: 'x' }, { status: 503, statusText: 'Service Unavailable' }))).rejects.toThrow(
      /^Service Unavailable$/,
    )
  })

  test('error: no body gives the HTTP status text', async () => {
    const answer = () => new Response('', { status: 502, statusText: 'Bad Gateway' })
    const error = await call(answer).catch((e) => e)
    expect(error).toMatchObject({ message: 'Bad Gateway', retry: 'later' })
  })

  test('error: an unreadable body that is not empty is quoted', async () => {
    await expect(call(() => new Response('<html>proxy</html>', { status: 502 }))).rejects.toThrow(
      /^Invalid response content: <html>proxy<\/html>$/,
    )
    await expect(call(() => new Response('not json'))).rejects.toThrow(/^Invalid response content: not json$/)
  })

  test('error: a success without the required body is an error', async () => {
    await expect(call(() => new Response(''))).rejects.toThrow(/^Invalid response content: an empty answer$/)
  })

  test('error: a success with the wrong shape names the wrong field', async () => {
    const error = await call(() => json(['USD', 5])).catch((e) => e)
    expect(error.message).toMatch(/^Invalid response content: .+ at 1$/)
    expect(error.code).toBe('INVALID_CONTENT')
  })

  test('behavior: an empty body is valid for a route without a body', async () => {
    const client = createApiClient({ fetch: recordFetch(() => new Response('')).fetch })
    const params = { chainId: '1', safeTxHash: `0x${'ab'.repeat(32)}` } as const
    const signature = `0x${'11'.repeat(65)}`
    await expect(client.deleteTransaction({ params, body: { signature } })).resolves.toBeUndefined()
  })

  test('error: a connection that breaks inside the body is distinguished from invalid content', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }))
    await expect(call(broken)).rejects.toMatchObject({ code: 'UNREACHABLE', retry: 'later' })
  })
})
