import { afterAll, expect, test } from 'vitest'
import { closeShells, createShell } from '../testing/createShell.ts'

const [partner, script] = ['p'.repeat(32), 's'.repeat(32)]
let now = 1_000_000
afterAll(() => closeShells())

test('behavior: requests with a key count for the key, a route of it has its own limit, and others count for the address', async () => {
  const apiKeys = [
    { name: 'partner', key: partner, perMinute: 4, routes: [{ path: '/v1/chains/{chainId}', perMinute: 2 }] },
    { name: 'script', key: script, perMinute: 3 },
  ]
  const shell = await createShell({ rateLimitPerMinute: 1, apiKeys }, () => now)
  const details: string[] = []
  const ask = async (url: string, key?: string) => {
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
    const { statusCode, headers: sent, body } = await shell.app.inject({ url, headers })
    if (statusCode !== 429) return 'served'
    details.push(body)
    return `429 ${String(sent['retry-after'])}`
  }
  try {
    // The only request of the address; an unknown key is that of any client.
    expect([await ask('/about'), await ask('/about'), await ask('/about', 'x'.repeat(32))]).toEqual([
      'served',
      '429 60',
      '429 60',
    ])
    const chain = '/v1/chains/1'
    expect([await ask(chain, partner), await ask(`${chain}/about`, partner)]).toEqual(['served', 'served'])
    expect(await ask(chain, partner)).toBe('429 30')
    // The refused request did not count for the key.
    expect([await ask('/about', partner), await ask('/about', partner)]).toEqual(['served', 'served'])
    expect(await ask('/about', partner)).toBe('429 15')
    for (const [index, text] of [
      'accepts 1 request a minute from clients at this address. Try again in 60 seconds.',
      'accepts 1 request a minute from clients at this address. Try again in 60 seconds.',
      'accepts 2 requests a minute from the key \\"partner\\" for /v1/chains/{chainId} and the paths below it. Try again in 30 seconds.',
      'accepts 4 requests a minute from the key \\"partner\\". Try again in 15 seconds.',
    ].entries())
      expect(details[index]).toContain(text)
    expect(await ask(chain, script)).toBe('served')
    now += 30_000
    expect(await ask(chain, partner)).toBe('served')
  } finally {
    await shell.close()
  }
})

test.for([
  { name: 'a URL that cannot be decoded', url: '/%E0%A4%A' },
  { name: 'a parameter that is too long', url: `/v1/chains/${'1'.repeat(600)}` },
])(
  'security: requests with $name, which fail before routing, count for the limit and are refused beyond it',
  async ({ url }) => {
    const shell = await createShell({ rateLimitPerMinute: 3 }, () => now)
    const ask = (path: string) => shell.app.inject({ url: path, headers: { 'accept-language': 'de' } })
    try {
      const statuses = [await ask(url), await ask(url), await ask('/about')].map(({ statusCode }) => statusCode)
      expect(
        statuses.slice(0, 2).every((status) => status >= 400 && status < 429),
        String(statuses),
      ).toBe(true)
      expect(statuses[2]).toBe(200)
      const [refused, other] = [await ask(url), await ask('/about')]
      expect([refused.statusCode, other.statusCode]).toEqual([429, 429])
      expect({ ...refused.json(), requestId: '' }).toEqual({ ...other.json(), requestId: '' })
      expect([refused.headers['retry-after'], refused.headers['access-control-allow-origin']]).toEqual(['20', '*'])
    } finally {
      await shell.close()
    }
  },
)

test('error: a key that is too short, a name with spaces and a path without a slash are refused', async () => {
  const start = (entry: object) =>
    createShell({ apiKeys: [{ name: 'a', key: partner, perMinute: 1, ...entry }] }).then((shell) => shell.close())
  await expect(start({ key: 'short' })).rejects.toThrow('at least 32')
  await expect(start({ name: 'a b' })).rejects.toThrow('letters')
  await expect(start({ routes: [{ path: 'v1', perMinute: 1 }] })).rejects.toThrow('/v1/chains')
})

test('error: a limit for a path that no route has is refused at the start, with the paths near it', async () => {
  const start = (...paths: readonly string[]) =>
    createShell({
      apiKeys: [{ name: 'a', key: partner, perMinute: 1, routes: paths.map((path) => ({ path, perMinute: 1 })) }],
    }).then((shell) => shell.close())
  await expect(start('/v1/chains/{chain}/safes/{safe}/export')).rejects.toThrow(
    'the key "a" has a limit for /v1/chains/{chain}/safes/{safe}/export, but no route has this path or one below it. Near it: /v1/chains/{chainId}/safes/{safe}/export.',
  )
  await expect(start('/v1/chain/{chainId}', '/elsewhere')).rejects.toThrow(/2 problems(.|\n)*\/docs/)
  await start('/v1/chains/{chainId}/safes/{safe}/export', '/v1/chains', '/v1', '/tx-service')
})
