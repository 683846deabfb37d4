import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { developmentPolicy } from '../../apps/web/build/developmentPolicy.ts'

const html = '<script>boot()</script><script type="module" src="/src/main.tsx"></script>'
const hash = `'sha256-${createHash('sha256').update('boot()').digest('base64')}'`
const page = { html, host: 'localhost:4180', withDevtools: false }
const fromService =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' http://127.0.0.1:8545; require-trusted-types-for 'script'; trusted-types default"

test('behavior: the policy of the service stays, with scripts by hash, styles by nonce and the socket in addition', () => {
  expect(developmentPolicy({ ...page, fromService })).toBe(
    `default-src 'none'; script-src 'self' ${hash}; style-src 'self' 'nonce-development'; connect-src 'self' http://127.0.0.1:8545 ws://localhost:4180; require-trusted-types-for 'script'; trusted-types default`,
  )
})

test('behavior: without a service the policy that travels in a build is taken', () => {
  const policy = developmentPolicy({ ...page, fromService: null })
  expect(policy).toContain("connect-src 'self' https: wss: http: ws:")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
})

test('behavior: only the devtools lift the rule about markup', () => {
  const policy = developmentPolicy({ ...page, fromService, withDevtools: true })
  expect(policy).not.toContain('trusted-types')
  expect(policy).toContain(`script-src 'self' ${hash};`)
})
