import type { Verdict } from '@countersign/primitives'
import type { IconName } from '../icons/iconNames.gen.ts'

/** Icon and word of each verdict: colour is never the only sign. */
export const verdictLooks: Record<Verdict, { icon: IconName; word: string; counted: string }> = {
  verified: { icon: 'circle-check', word: 'Verified', counted: 'verified' },
  caution: { icon: 'alert-triangle', word: 'Caution', counted: 'caution' },
  danger: { icon: 'alert-octagon', word: 'Danger', counted: 'danger' },
  unchecked: { icon: 'help-circle', word: 'Not checked', counted: 'not checked' },
}
