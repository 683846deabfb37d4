import type { IconName } from '../icons/iconNames.gen.ts'

/** Outcome of a check. `unchecked` is its own outcome: it never passes for approval. */
export type Verdict = 'verified' | 'caution' | 'danger' | 'unchecked'

/** Icon and words of each verdict; colour never speaks alone. */
export const verdictLooks: Record<Verdict, { icon: IconName; word: string; counted: string }> = {
  verified: { icon: 'circle-check', word: 'Verified', counted: 'verified' },
  caution: { icon: 'alert-triangle', word: 'Caution', counted: 'caution' },
  danger: { icon: 'alert-octagon', word: 'Danger', counted: 'danger' },
  unchecked: { icon: 'help-circle', word: 'Not checked', counted: 'not checked' },
}
