import { decodeJwt, SignJWT } from 'jose'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { ServiceConfigInput } from '../../config/ServiceConfig.ts'
import { closeShells, createShell, type Shell } from '../../testing/createShell.ts'

const account = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
const ORIGIN = 'http://localhost:4180'
const HOUR = 3_600_000
let now = Date.parse('2026-03-01T12:00:00Z')
const shells: Shell[] = []

afterEach(async () => {
  await Promise.all(shells.splice(0).map((shell) => shell.close()))
})
afterAll(closeShells)

async function start(auth: ServiceConfigInput['auth'] = {}, more: Partial<ServiceConfigInput> = {}): Promise<Shell> {
  const shell = await createShell({ auth: { requestsPerMinute: 1000, ...auth }, ...more }, () => now)
  shells.push(shell)
  return shell
}

type Fields = Partial<Parameters<typeof createSiweMessage>[0]>

const readNonce = async ({ app }: Shell) => (await app.inject('/v1/auth/nonce')).json<{ nonce: string }>().nonce

async function compose(shell: Shell, fields: Fields = {}): Promise<string> {
  return createSiweMessage({
    address: account.address,
    chainId: 1,
    domain: 'localhost:4180',
    uri: ORIGIN,
    version: '1',
    nonce: fields.nonce ?? (await readNonce(shell)),
    issuedAt: new Date(now),
    ...fields,
  })
}

async function send({ app }: Shell, message: string, headers: Record<string, string> = {}, signature?: string) {
  const payload = { message, signature: signature ?? (await account.signMessage({ message })) }
  return app.inject({
    method: 'POST',
    url: '/v1/auth/verify',
    payload,
    headers: { host: 'localhost:4180', ...headers },
  })
}
const signIn = async (shell: Shell, fields: Fields = {}) => send(shell, await compose(shell, fields))

const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie'])
const tokenOf = (answer: { headers: Record<string, unknown> }) =>
  /access_token=([^;]*)/.exec(cookieOf(answer))?.[1] ?? ''
const ask = ({ app }: Shell, token: string, headers: Record<string, string> = {}) =>
  app.inject({
    url: '/v1/auth/me',
    headers: { host: 'localhost:4180', cookie: `a=b; access_token=${token}`, ...headers },
  })

test('behavior: a wallet signs in, the cookie identifies it, and signing out ends the session for good', async () => {
  const shell = await start()
  const answer = await signIn(shell)
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, '', 'no-store'])
  const token = tokenOf(answer)
  expect(decodeJwt(token)).toMatchObject({
    auth_method: 'siwe',
    sub: account.address,
    chain_id: '1',
    signer_address: account.address,
    exp: now / 1000 + 24 * 3600,
  })
  const me = await ask(shell, token)
  expect(me.json()).toEqual({ id: account.address, authMethod: 'siwe', signerAddress: account.address })
  const headers = { host: 'localhost:4180', cookie: `access_token=${token}`, origin: ORIGIN }
  const out = await shell.app.inject({ method: 'POST', url: '/v1/auth/logout', headers })
  expect([out.statusCode, out.body]).toEqual([200, ''])
  expect(cookieOf(out)).toMatch(/^access_token=; Max-Age=0; Expires=Thu, 01 Jan 1970/)
  expect((await ask(shell, token)).statusCode).toBe(403)
})

test('behavior: the cookie is Secure except for plain http on this machine, and Lax unless the page is on another site', async () => {
  const local = cookieOf(await signIn(await start()))
  expect(local).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(local).toContain('Max-Age=86400;')
  const site = { domain: 'wallet.example', uri: 'https://wallet.example/sign-in' }
  const proxied = await start({ origins: ['https://wallet.example'] }, { trustProxy: 1 })
  const behind = { host: 'wallet.example', 'x-forwarded-proto': 'https' }
  expect(cookieOf(await send(proxied, await compose(proxied, site), behind))).toMatch(/HttpOnly; SameSite=Lax; Secure$/)
  const plain = { host: 'wallet.example' }
  expect(cookieOf(await send(proxied, await compose(proxied, site), plain))).toMatch(/; Secure$/)
  const cross = await start({ origins: ['https://wallet.example'], crossSite: true })
  expect(cookieOf(await send(cross, await compose(cross, site)))).toMatch(/HttpOnly; SameSite=None; Secure$/)
})

test('behavior: a session ends when the message expires, and 30 seconds of clock difference are tolerated', async () => {
  const shell = await start()
  const token = tokenOf(
    await signIn(shell, { expirationTime: new Date(now + HOUR), notBefore: new Date(now + 29_000) }),
  )
  now += HOUR + 29_000
  expect((await ask(shell, token)).statusCode).toBe(200)
  now += 2_000
  const ended = await ask(shell, token)
  expect([ended.statusCode, ended.json()]).toMatchObject([403, { message: 'Forbidden resource', statusCode: 403 }])
})

test('behavior: a nonce from another process is verified here, once', async () => {
  const [one, other] = [await start(), await start()]
  const message = await compose(one)
  expect((await send(other, message)).statusCode).toBe(200)
  for (const shell of [one, other]) expect((await send(shell, message)).json()).toMatchObject(refused('Invalid nonce'))
})

const refused = (message: string) => ({ message, error: 'Unauthorized', statusCode: 401, code: 401 })

test('error: a nonce is invalid after five minutes, and after an attempt with a bad signature', async () => {
  const shell = await start()
  const late = await compose(shell)
  now += 5 * 60_000
  expect((await send(shell, late)).json()).toMatchObject(refused('Invalid nonce'))
  const message = await compose(shell)
  const other = privateKeyToAccount('0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a')
  const forged = await send(shell, message, {}, await other.signMessage({ message }))
  // Chain 1 of this shell has no node, and the service checks a signature that no key made with the contract at the address.
  expect(forged.statusCode).not.toBe(200)
  expect((await send(shell, message)).json()).toMatchObject(refused('Invalid nonce'))
  expect((await send(shell, await compose(shell, { nonce: 'neverGivenOut' }))).json()).toMatchObject(
    refused('Invalid nonce'),
  )
})

test('error: messages made for another site, chain or time are refused', async () => {
  const shell = await start()
  const broken: Fields[] = [
    { domain: 'evil.example', uri: 'https://evil.example' },
    { domain: 'localhost:4180', uri: 'https://evil.example' },
    { domain: 'evil.example', uri: ORIGIN },
    { scheme: 'https' },
    { chainId: 5 },
    { expirationTime: new Date(now - 31_000) },
    { notBefore: new Date(now + 31_000) },
    { issuedAt: new Date(now + 31_000) },
    { issuedAt: new Date(now - 16 * 60_000) },
    { issuedAt: new Date('2019-01-01T00:00:00Z') },
  ]
  for (const fields of broken)
    expect((await signIn(shell, fields)).json(), JSON.stringify(fields)).toMatchObject(refused('Invalid message'))
  const good = await compose(shell)
  const bent = [
    '',
    good.replace('Version: 1', 'Version: 2'),
    good.replace(/Issued At: .*/, 'Issued At: yesterday'),
    `${good}\nExpiration Time: 2999-01-01T00:00:00Z\nURI: ${ORIGIN}`,
    good.replace('\n\nURI', '\n\nfirst\nURI: https://evil.example\nURI'),
    good.replace(`URI: ${ORIGIN}`, 'URI: nowhere'),
  ]
  for (const message of bent)
    expect((await send(shell, message)).json(), message).toMatchObject(refused('Invalid message'))
  // The refused requests above did not consume the nonce.
  expect((await send(shell, good)).statusCode).toBe(200)
})

test('error: when sites are configured, this machine is not among them', async () => {
  const shell = await start({ origins: ['https://wallet.example'] })
  const answer = await signIn(shell)
  expect(answer.json()).toMatchObject({
    ...refused('Invalid message'),
    detail: expect.stringContaining('https://wallet.example'),
  })
})

test('error: a token of another key, algorithm or time, and a missing one, are refused', async () => {
  const shell = await start()
  const claims = { auth_method: 'siwe', chain_id: '1', signer_address: account.address }
  const sign = (key: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('countersign')
      .setSubject(account.address)
      .setJti('x')
      .setExpirationTime(now / 1000 + 3600)
      .sign(Buffer.from(key.padEnd(32, '.')))
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await sign('a')).split('.')[1]}.`
  for (const token of [await sign('guess'), unsigned, 'x.y.z', ''])
    expect((await ask(shell, token)).statusCode, token).toBe(403)
  expect((await shell.app.inject('/v1/auth/me')).json()).toMatchObject({
    message: 'Forbidden resource',
    statusCode: 403,
  })
})

test("error: a page of another site can neither sign its visitor in nor use the visitor's session", async () => {
  const shell = await start({ origins: ['https://wallet.example'] })
  const site = { domain: 'wallet.example', uri: 'https://wallet.example' }
  const evil = { origin: 'https://evil.example' }
  expect((await send(shell, await compose(shell, site), evil)).json()).toMatchObject({ message: 'Forbidden resource' })
  const token = tokenOf(await send(shell, await compose(shell, site), { origin: 'https://wallet.example' }))
  expect((await ask(shell, token)).statusCode).toBe(200)
  for (const headers of [evil, { origin: 'null' }]) {
    expect((await ask(shell, token, headers)).statusCode).toBe(403)
    const out = await shell.app.inject({
      method: 'POST',
      url: '/v1/auth/logout',
      headers: { host: 'localhost:4180', cookie: `access_token=${token}`, ...headers },
    })
    expect(out.statusCode).toBe(403)
  }
  expect((await ask(shell, token)).statusCode).toBe(200)
})

test('behavior: only configured origins get answers with credentials, and never all origins', async () => {
  const shell = await start({ origins: ['https://wallet.example'] })
  const preflight = (url: string, origin: string) =>
    shell.app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'POST' } })
  for (const url of ['/v1/auth/verify', '/v2/register/notifications', '/v1/notifications/push']) {
    const own = (await preflight(url, 'https://wallet.example')).headers
    expect(own['access-control-allow-origin'], url).toBe('https://wallet.example')
    expect(own['access-control-allow-credentials']).toBe('true')
    expect(own['vary']).toContain('Origin')
    expect((await preflight(url, 'https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  }
  const open = (await preflight('/v1/chains', 'https://evil.example')).headers
  expect(open['access-control-allow-origin']).toBe('*')
  expect(open['access-control-allow-credentials']).toBeUndefined()
})

test('error: on one machine, a page on another port gets no answer with credentials and cannot use the session', async () => {
  const shell = await start()
  const preflight = async (origin: string) => {
    const headers = { origin, host: 'localhost:4180', 'access-control-request-method': 'POST' }
    const answer = await shell.app.inject({ method: 'OPTIONS', url: '/v1/auth/verify', headers })
    return [answer.headers['access-control-allow-origin'], answer.headers['access-control-allow-credentials']]
  }
  for (const own of [ORIGIN, 'http://127.0.0.1:4180', 'http://[::1]:4180'])
    expect(await preflight(own)).toEqual([own, 'true'])
  const token = tokenOf(await signIn(shell))
  for (const origin of [
    'http://localhost:3000',
    'http://localhost',
    'https://app.localhost',
    'http://127.0.0.1:41800',
  ]) {
    expect((await preflight(origin))[0], origin).toBeUndefined()
    expect((await ask(shell, token, { origin })).statusCode, origin).toBe(403)
    expect((await send(shell, await compose(shell), { origin })).statusCode, origin).toBe(403)
  }
  // Another port of this machine may forward here (a development server, for example): the page is still this service's own.
  expect((await ask(shell, token, { origin: 'http://localhost:9000', host: 'localhost:9000' })).statusCode).toBe(200)
})

test('behavior: signing out may redirect to a path of this service or to a configured site only', async () => {
  const shell = await start({ origins: ['https://wallet.example'] })
  const leave = (payload: string, type = 'application/x-www-form-urlencoded') =>
    shell.app.inject({ method: 'POST', url: '/v1/auth/logout/redirect', payload, headers: { 'content-type': type } })
  const to = async (target: string) => {
    const { statusCode, headers } = await leave(`redirect_url=${encodeURIComponent(target)}`)
    return [statusCode, headers.location]
  }
  expect(await to('/welcome?x=1')).toEqual([303, '/welcome?x=1'])
  expect(await to('https://wallet.example/bye')).toEqual([303, 'https://wallet.example/bye'])
  expect((await leave('{}', 'application/json')).headers.location).toBe('/')
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
  ]
  for (const target of [...elsewhere, 'javascript:alert(1)', 'evil']) expect((await to(target))[0], target).toBe(422)
})

test('error: the sixth nonce within a minute is refused with the time to wait', async () => {
  const shell = await start({ requestsPerMinute: 5 })
  for (let count = 0; count < 5; count++) expect((await shell.app.inject('/v1/auth/nonce')).statusCode).toBe(200)
  const answer = await shell.app.inject('/v1/auth/nonce')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '12'])
  now += 12_000
  expect((await shell.app.inject('/v1/auth/nonce')).statusCode).toBe(200)
})
