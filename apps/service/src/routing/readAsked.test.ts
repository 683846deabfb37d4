import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readAsked } from './readAsked.ts'

const FORWARDED: Record<string, string | string[]>[] = [
  {},
  { 'x-forwarded-for': '203.0.113.1' },
  { 'x-forwarded-for': ' 203.0.113.1 ,198.51.100.2,  192.0.2.3' },
  { 'x-forwarded-for': '203.0.113.1,, ,192.0.2.3,' },
  { 'x-forwarded-for': ['203.0.113.1', '198.51.100.2'] },
  { 'x-forwarded-for': '' },
  { 'x-forwarded-for': ' , ' },
  { 'x-forwarded-host': 'wallet.example' },
  { 'x-forwarded-host': 'forged.example, wallet.example:8443' },
  { 'x-forwarded-host': '' },
  { 'x-forwarded-host': 'wallet.example,' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-proto': 'http, https' },
  { host: '' },
  { 'x-forwarded-for': '2001:db8::1, ::ffff:192.0.2.3', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a.example' },
]

test.each([[0], [1], [2], [5]])(
  'behavior: with %i proxies believed, what fastify says of the same request',
  async (hops) => {
    const app = fastify({ trustProxy: (_address, hop) => hop < hops })
    onTestFinished(() => app.close())
    app.get('/', async (request) => {
      const { ip, protocol, host } = request
      expect(readAsked(request.raw, hops)).toEqual({ ip, protocol, host })
      return { ip, protocol, host }
    })
    const answers = new Set<string>()
    for (const headers of FORWARDED) {
      const answer = await app.inject({ url: '/', headers, remoteAddress: '192.0.2.99' })
      expect(answer.statusCode, answer.body).toBe(200)
      answers.add(answer.body)
    }
    // Without proxies nothing but the host itself counts.
    expect(answers.size).toBeGreaterThan(hops === 0 ? 0 : 6)
  },
)
