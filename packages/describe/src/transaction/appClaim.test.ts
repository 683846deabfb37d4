import { expect, test } from 'vitest'
import { appClaim } from './appClaim.ts'

const here = 'https://wallet.test'
const info = { name: 'Halden Swap', url: 'https://swap.halden.test/app?x=1', logoUri: null }
const claim = (fields: Partial<typeof info | { logoUri: string }>, hasApps = true) =>
  appClaim({ ...info, ...fields }, { hasApps }, here)

test('behavior: an app is shown by name and host, and only if the network shows apps', () => {
  expect(claim({})).toEqual({ name: 'Halden Swap', host: 'swap.halden.test', logo: null })
  expect(claim({}, false)).toBeNull()
  expect(appClaim(null, { hasApps: true }, here)).toBeNull()
})

test('behavior: a logo is shown only if loading it contacts no other server', () => {
  expect(claim({ logoUri: 'data:image/png;base64,AA' })?.logo).toBe('data:image/png;base64,AA')
  expect(claim({ logoUri: '/logos/swap.png' })?.logo).toBe('/logos/swap.png')
  for (const logoUri of ['https://swap.halden.test/l.png', '//evil.test/l.png', 'data:text/html,x', 'javascript:0'])
    expect(claim({ logoUri })?.logo).toBeNull()
})

test('error: a text that is not a URL is shown unchanged', () => {
  expect(claim({ url: 'not a url' })?.host).toBe('not a url')
  expect(claim({ url: 'javascript:alert(1)' })?.host).toBe('javascript:alert(1)')
})
