import { describe, expect, it } from 'vitest'
import { browserOf, downloadLinks } from './downloadLinks.ts'
import { walletEntries } from './walletEntries.ts'
import { walletSteps } from './walletSteps.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'
const android =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const entry = (id: string) => walletEntries.find((one) => one.id === id)!

describe('browserOf', () => {
  it.each([
    [chrome, 'chrome'],
    [`${chrome} Edg/142.0`, 'edge'],
    [`${chrome} OPR/120.0`, 'opera'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox'],
    [safari, null],
    [android, null],
  ])('behavior: %s is %s', (userAgent, expected) => {
    expect(browserOf(userAgent)).toBe(expected)
  })
})

describe('downloadLinks', () => {
  const labels = (id: string, userAgent: string, isPhone = false) =>
    downloadLinks(entry(id).downloads, userAgent, isPhone).map(({ label }) => label)

  it('behavior: the extension for this browser, otherwise the maker’s page, and both phone stores', () => {
    expect(labels('metaMask', chrome)).toEqual(['Extension for Chrome', 'Android app', 'iOS app'])
    expect(labels('metaMask', safari)).toEqual(['Extension for this browser', 'Android app', 'iOS app'])
    expect(labels('metaMask', android, true)).toEqual(['Android app', 'iOS app'])
    expect(labels('brave', chrome)).toEqual(['Android app', 'iOS app'])
    expect(labels('walletConnect', chrome)).toEqual([])
  })

  it('behavior: every link is https', () => {
    const links = walletEntries.flatMap(({ downloads = {} }) => [
      ...Object.values(downloads.extensions ?? {}),
      ...[downloads.extensionPage, downloads.android, downloads.ios, downloads.qr].filter((link) => link !== undefined),
    ])
    expect(links.length).toBeGreaterThan(15)
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([])
  })
})

describe('walletSteps', () => {
  const titles = (id: string, canPair: boolean, isPhone = false) =>
    walletSteps(entry(id), { canPair, isPhone }).map(({ title }) => title)

  it('behavior: install, create, scan and refresh as the wallet needs them', () => {
    expect(titles('browser', false)).toEqual(['Install', 'Refresh'])
    expect(titles('safe', false)).toEqual(['Open inside Safe'])
    expect(titles('walletConnect', true)).toEqual(['Scan'])
    expect(titles('brave', false)).toEqual(['Open in Brave', 'Refresh'])
  })

  it('behavior: a wallet with a phone app and an extension has the steps of both', () => {
    for (const id of ['rainbow', 'metaMask']) {
      const [install, create, connect] = walletSteps(entry(id), { canPair: true, isPhone: false })
      expect(install?.text).toMatch(/on your phone, or add its extension/)
      expect(create?.title).toBe('Create or import')
      expect(connect?.text).toMatch(/On the phone: press Continue and scan.*In the extension: press Refresh/)
    }
  })

  it('behavior: Coinbase Wallet opens its own window, and no step mentions a code', () => {
    const steps = walletSteps(entry('coinbase'), { canPair: true, isPhone: false })
    expect(steps.map(({ title }) => title)).toEqual(['Without an extension', 'With the extension'])
    expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/scan|code/i)
    expect(titles('coinbase', true, true)).toEqual(['Without an extension', 'With the extension'])
  })

  it('behavior: without a project id, the steps use the extension instead of the code', () => {
    expect(titles('rainbow', false)).toEqual(['Install', 'Create or import', 'Refresh'])
  })

  it('behavior: on a phone the app is opened instead of scanning', () => {
    expect(titles('rainbow', true, true)).toEqual(['Install', 'Create or import', 'Open'])
    expect(titles('metaMask', true, true)).toEqual(['Install', 'Create or import', 'Open'])
    expect(titles('metaMask', false, true)).toEqual(['Install', 'Create or import', 'Open here'])
    expect(titles('brave', false, true)).toEqual(['Open in Brave', 'Refresh'])
  })
})
