import { expect, test } from 'vitest'
import { skeletonOf } from '@countersign/primitives'
import { findLookalikeApp } from './confusableName.ts'
import { appsSharingOrigin, listedAppAt } from './isListed.ts'
import { readAppUrl } from '../url/readAppUrl.ts'
import { registrableDomain } from '../url/registrableDomain.ts'

const OWN = ['https://wallet.example']
const read = (text: string) => {
  const answer = readAppUrl(text, OWN)
  return answer.ok ? answer.app.key : answer.reason
}

test('behavior: an app is identified by origin and path alone', () => {
  expect(read(' https://Swap.Example:443/app//?chain=1#/top ')).toBe('https://swap.example/app')
  expect(read('http://localhost:3000')).toBe('http://localhost:3000')
  expect(read('http://demo.localhost:3000/')).toBe('http://demo.localhost:3000')
})

test.each([
  ['swap.example', 'The URL is invalid'],
  ['javascript://localhost/%0aalert(1)', 'The URL is invalid'],
  ['data:text/html,hi', 'The URL is invalid'],
  ['ipfs://localhost/x', 'The URL is invalid'],
  ['https://', 'The URL is invalid'],
  ['https://swap.example/\u202etxt', 'The URL is invalid'],
  [`https://swap.example/${'a'.repeat(2048)}`, 'The URL is invalid'],
  ['http://swap.example', 'The URL is invalid: http is only accepted on localhost'],
  ['http://127.0.0.1:3000', 'The URL is invalid: http is only accepted on localhost'],
  ['http://localhost.evil.example', 'The URL is invalid: http is only accepted on localhost'],
  ['https://swap.example@evil.example', 'The URL is invalid: it contains a user name or password'],
])('error: %s is not an address of an app', (text, reason) => {
  expect(read(text)).toBe(reason)
})

test('error: an app on the page’s own origin is refused, whatever its path', () => {
  expect(read('https://wallet.example/app')).toMatch(/^https:\/\/wallet\.example is this wallet’s own address/)
  expect(read('HTTPS://WALLET.EXAMPLE:443')).toMatch(/own address/)
})

const listed = [
  { url: 'https://swap.cow.fi/', name: 'CoW Swap' },
  { url: 'https://ipfs.io/ipfs/bafyListed', name: 'Pay' },
  { url: 'https://apps.example/lend', name: 'Lend' },
  { url: 'https://apps.example/lend/pro', name: 'Lend Pro' },
]

test('behavior: listed is the same address or one below its path, and not another path of the origin', () => {
  const nameAt = (url: string) => listedAppAt(url, listed)?.name ?? null
  expect(nameAt('https://swap.cow.fi/#/1/swap')).toBe('CoW Swap')
  expect(nameAt('https://swap.cow.fi/limit?x=1')).toBe('CoW Swap')
  expect(nameAt('https://apps.example/lend/pro/x')).toBe('Lend Pro')
  expect(nameAt('https://apps.example/lending')).toBeNull()
  expect(nameAt('https://apps.example/other')).toBeNull()
  expect(nameAt('https://apps.example/lend/..%2fother')).toBeNull()
  expect(nameAt('https://apps.example/lend/../other')).toBeNull()
  expect(nameAt('https://ipfs.io/ipfs/bafyOther')).toBeNull()
  expect(nameAt('https://swap.cow.fi/ipfs/bafyOther')).toBeNull()
  expect(nameAt('https://swap.cow.fi.evil.example')).toBeNull()
  expect(nameAt('http://swap.cow.fi')).toBeNull()
  expect(appsSharingOrigin('https://apps.example/other', listed).map(({ name }) => name)).toEqual(['Lend', 'Lend Pro'])
})

test('behavior: names and addresses that look like a listed one are found', () => {
  const like = (name: string | null, url = 'https://grants.example') => findLookalikeApp({ name, url }, listed)
  expect(like('CoW Swap')).toEqual({ app: listed[0], by: 'name' })
  // Cyrillic С and о, a zero, a letter less, words around it.
  for (const name of ['СоW Swap', 'C0W-SWAP', 'CowSwp', 'CoW Swap official', 'CoVV Swap'])
    expect([name, like(name)?.app.name]).toEqual([name, 'CoW Swap'])
  expect(like(null, 'https://swap-cow.fi.payout.tools')).toEqual({ app: listed[0], by: 'address' })
  for (const name of ['Grant desk', 'Swap', 'Payments', '']) expect([name, like(name)]).toEqual([name, null])
  expect(skeletonOf('漢字')).toBe('漢字')
})

test('behavior: the registrable part of a host, and the whole host where there is none', async () => {
  expect(await registrableDomain('swap-cow.fi.payout.tools')).toBe('payout.tools')
  expect(await registrableDomain('a.b.example.co.uk:8443')).toBe('example.co.uk')
  // Any user can register a name below this suffix.
  expect(await registrableDomain('stranger.github.io')).toBe('stranger.github.io')
  expect(await registrableDomain('localhost:4181')).toBe('localhost:4181')
  expect(await registrableDomain('192.0.2.7:8443')).toBe('192.0.2.7:8443')
})
