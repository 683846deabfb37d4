import type { IconName } from '@countersign/ui/atoms'
import type { BrowserName, WalletDownloads } from '../model/WalletEntry.ts'
import { walletStepMessages } from './walletStepMessages.ts'

export type DownloadLink = { readonly label: string; readonly href: string; readonly icon: IconName }

/** Brave, Vivaldi and other Chromium browsers use the Chrome store. */
const NAMES: Readonly<Record<BrowserName, string>> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  edge: 'Edge',
  opera: 'Opera',
}

/** The browser with a matching store, from its user agent; null for phones, and for browsers without a store. */
export function browserOf(userAgent: string): BrowserName | null {
  if (/Android|iPhone|iPad|Mobile/i.test(userAgent)) return null
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Edg\//.test(userAgent)) return 'edge'
  if (/OPR\//.test(userAgent)) return 'opera'
  return /Chrom(e|ium)\//.test(userAgent) ? 'chrome' : null
}

/** Download links of a wallet: its extension for this browser, and the stores of both phone systems. */
export function downloadLinks(downloads: WalletDownloads = {}, userAgent: string, isPhone: boolean): DownloadLink[] {
  const { android, ios } = downloads
  return [
    ...(isPhone ? [] : extensionLink(downloads, browserOf(userAgent))),
    ...(android ? [{ label: walletStepMessages.android, href: android, icon: 'brand-android' as const }] : []),
    ...(ios ? [{ label: walletStepMessages.ios, href: ios, icon: 'brand-apple' as const }] : []),
  ]
}

function extensionLink({ extensions, extensionPage }: WalletDownloads, browser: BrowserName | null): DownloadLink[] {
  const own = browser ? extensions?.[browser] : undefined
  if (browser && own)
    return [{ label: walletStepMessages.extensionFor({ browser: NAMES[browser] }), href: own, icon: 'puzzle' }]
  return extensionPage ? [{ label: walletStepMessages.extensionHere, href: extensionPage, icon: 'puzzle' }] : []
}
