import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { explorerTransactionLink } from './explorerLink.ts'

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { origin: 'https://page.example', pathname: '/' })
})
afterEach(() => vi.unstubAllGlobals())

const linkOf = (txHash: string) =>
  explorerTransactionLink({ shortName: 'dev1', blockExplorerUriTemplate: { address: '', txHash, api: '' } }, '0xab')

it.each([
  ['https://scan.example/tx/{{txHash}}', 'https://scan.example/tx/0xab'],
  ['', 'https://page.example/explorer/dev1/tx/0xab'],
  ['javascript:alert(1)//{{txHash}}', 'https://page.example/explorer/dev1/tx/0xab'],
  ['http://service.example/explorer/dev1/tx/{{txHash}}', 'https://page.example/explorer/dev1/tx/0xab'],
])('behavior: the template "%s" leads to %s', (template, link) => {
  expect(linkOf(template)).toBe(link)
})
