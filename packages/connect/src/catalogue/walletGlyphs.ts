import type { WalletGlyph } from '../model/WalletGlyph.ts'

const WHITE = '#fff'

/** Icons drawn for the kit, so that no request is sent and no artwork is copied. */
export const walletGlyphs = {
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
} satisfies Readonly<Record<string, WalletGlyph>>
