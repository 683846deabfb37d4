import type { Language, Translation } from '@countersign/primitives'

/** A language of the kit: `german` of `@countersign/connect/german`. */
export type ConnectLanguage = {
  readonly code: Language
  /** Catalogues, each with all of its texts. A text that no catalogue has is English. */
  readonly translations: readonly Translation[]
}
