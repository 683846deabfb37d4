import type { Verdict } from '@countersign/primitives'
import type { IconName } from '../icons/iconNames.gen.ts'
import { verdictMessages } from './verdictMessages.ts'

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
      return verdictMessages.verified
    },
    counted: (count) => verdictMessages.verifiedCount({ count }),
  },
  caution: {
    icon: 'alert-triangle',
    get word() {
      return verdictMessages.caution
    },
    counted: (count) => verdictMessages.cautionCount({ count }),
  },
  danger: {
    icon: 'alert-octagon',
    get word() {
      return verdictMessages.danger
    },
    counted: (count) => verdictMessages.dangerCount({ count }),
  },
  unchecked: {
    icon: 'help-circle',
    get word() {
      return verdictMessages.unchecked
    },
    counted: (count) => verdictMessages.uncheckedCount({ count }),
  },
}
