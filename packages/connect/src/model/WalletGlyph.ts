/** One stroke or filled shape of an icon, in a field of 28 by 28. */
type GlyphPath = { readonly d: string; readonly fill?: string; readonly stroke?: string; readonly width?: number }
/** A drawn icon. Without a background, the accent of its entry is used. */
export type WalletGlyph = { readonly background?: string; readonly paths: readonly GlyphPath[] }
