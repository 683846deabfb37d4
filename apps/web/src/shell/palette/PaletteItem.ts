import type { Address } from '@countersign/primitives'
import type { IconName, ProvenanceSource } from '@countersign/ui'

/** Where a choice leads. */
export type PaletteTarget =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'act'; readonly act: 'provenance' | 'keys' | 'scheme' | 'connect' }

export type PaletteItem = {
  readonly id: string
  readonly title: string
  readonly detail?: string
  /** Words at the right edge: a place. */
  readonly place?: string
  /** Who says so. */
  readonly source?: ProvenanceSource
  /** A key that does the same. */
  readonly shortcut?: string
  readonly icon?: IconName
  readonly address?: Address
  readonly shape?: 'account' | 'person'
  readonly target: PaletteTarget
}

export type PaletteGroup = { readonly title: string; readonly items: readonly PaletteItem[] }
