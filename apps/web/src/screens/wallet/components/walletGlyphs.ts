import type { WalletEntryId } from '../model/WalletEntry.ts'

/** One stroke or filled shape of an icon, in a field of 28 by 28. */
type GlyphPath = { readonly d: string; readonly fill?: string; readonly stroke?: string; readonly width?: number }
type Glyph = { readonly background?: string; readonly paths: readonly GlyphPath[] }

const WHITE = '#fff'

/**
 * Icons drawn for this page, so that no request is sent and no artwork is copied. Without a background, the accent is
 * used.
 */
export const walletGlyphs: Readonly<Record<WalletEntryId, Glyph>> = {
  browser: { paths: [{ d: 'M6 9h16v11H6zM6 12.5h16', stroke: WHITE, width: 1.6 }] },
  safe: { paths: [{ d: 'M8 8h12v12H8zM14 11.5v5', stroke: '#12FF80', width: 2 }] },
  rainbow: { paths: [{ d: 'M6 21a14 14 0 0 1 15-14M6 21a9 9 0 0 1 15-9', stroke: WHITE, width: 2.4 }] },
  coinbase: {
    paths: [
      { d: 'M14 6.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0 -15z', fill: WHITE },
      { d: 'M12.5 11.5h3a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z', fill: '#1652F0' },
    ],
  },
  metaMask: {
    background: '#F3E7DB',
    paths: [{ d: 'M7 8l5.5 3h3L21 8l-1.6 9-3.4 3h-4l-3.4-3z', fill: '#E2761B' }],
  },
  walletConnect: {
    paths: [{ d: 'M8 12.4c3.4-3.2 8.6-3.2 12 0M6 15l4.2 4 3.8-3.6 3.8 3.6 4.2-4', stroke: WHITE, width: 2 }],
  },
  brave: { paths: [{ d: 'M9 7h10l2 4-3.5 9L14 22l-3.5-2L7 11z', fill: WHITE }] },
  ledger: { paths: [{ d: 'M11 7.5H7.5V12M17 7.5h3.5V12M7.5 16v4.5H11M20.5 16v4.5H17', stroke: WHITE, width: 2 }] },
  keystone: { paths: [{ d: 'M8 8h4v4H8zM16 8h4v4h-4zM8 16h4v4H8zM16 16h2v2h-2zM18 18h2v2h-2z', fill: WHITE }] },
  trezor: { paths: [{ d: 'M10.5 12v-2a3.5 3.5 0 0 1 7 0v2M9 12h10v7l-5 2.5L9 19z', stroke: WHITE, width: 2 }] },
}
