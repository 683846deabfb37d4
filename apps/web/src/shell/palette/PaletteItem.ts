import type { Address } from '@countersign/primitives'
import type { IconName, ProvenanceSource } from '@countersign/ui'

/** What a choice opens. */
export type PaletteTarget =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'act'; readonly act: 'provenance' | 'keys' | 'scheme' | 'connect' | 'language' }

export type PaletteItem = {
  readonly id: string
  readonly title: string
  readonly detail?: string
  /** Further words to search, for example a note. Shown when they match. */
  readonly note?: string
  /** Shown only when words are typed, because there may be many. */
  readonly isOnRequest?: boolean
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

export type PaletteGroup = {
  readonly title: string
  readonly items: readonly PaletteItem[]
  /** How many match, when `items` may be the first of them. */
  readonly total?: number
}
