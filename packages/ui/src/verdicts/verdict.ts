import type { Verdict } from '@countersign/primitives'
import type { IconName } from '../icons/iconNames.gen.ts'
import { reviewUiMessages } from '../review/reviewUiMessages.ts'

type Look = {
  readonly icon: IconName
  readonly word: string
  /** "1 danger" */
  readonly counted: (count: number) => string
}

/** Icon and word of each verdict: colour is never the only sign. The words are read in the current language. */
export const verdictLooks: Readonly<Record<Verdict, Look>> = {
  verified: {
    icon: 'circle-check',
    get word() {
      return reviewUiMessages.verified
    },
    counted: (count) => reviewUiMessages.verifiedCount({ count }),
  },
  caution: {
    icon: 'alert-triangle',
    get word() {
      return reviewUiMessages.caution
    },
    counted: (count) => reviewUiMessages.cautionCount({ count }),
  },
  danger: {
    icon: 'alert-octagon',
    get word() {
      return reviewUiMessages.dangerWord
    },
    counted: (count) => reviewUiMessages.dangerCount({ count }),
  },
  unchecked: {
    icon: 'help-circle',
    get word() {
      return reviewUiMessages.unchecked
    },
    counted: (count) => reviewUiMessages.uncheckedCount({ count }),
  },
}
