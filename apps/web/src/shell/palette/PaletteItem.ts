import type { Address } from '@countersign/primitives'
import type { IconName, ProvenanceSource } from '@countersign/ui'

/** What a choice opens. */
export type PaletteTarget =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'act'; readonly act: 'provenance' | 'keys' | 'scheme' | 'connect' }

export type PaletteItem = {
  readonly id: string
  readonly title: string
  readonly detail?: string
  /** Text at the right edge: the place of the item. */
  readonly place?: string
  /** The source of the item. */
  readonly source?: ProvenanceSource
  /** The shortcut for the same action. */
  readonly shortcut?: string
  readonly icon?: IconName
  readonly address?: Address
  readonly shape?: 'account' | 'person'
  readonly target: PaletteTarget
}

export type PaletteGroup = { readonly title: string; readonly items: readonly PaletteItem[] }
