import type { IconName } from '../icons/iconNames.gen.ts'

/** The outcome of a check. `unchecked` is a separate outcome and never counts as passed. */
export type Verdict = 'verified' | 'caution' | 'danger' | 'unchecked'

/** Icon and word of each verdict: colour is never the only sign. */
export const verdictLooks: Record<Verdict, { icon: IconName; word: string; counted: string }> = {
  verified: { icon: 'circle-check', word: 'Verified', counted: 'verified' },
  caution: { icon: 'alert-triangle', word: 'Caution', counted: 'caution' },
  danger: { icon: 'alert-octagon', word: 'Danger', counted: 'danger' },
  unchecked: { icon: 'help-circle', word: 'Not checked', counted: 'not checked' },
}
