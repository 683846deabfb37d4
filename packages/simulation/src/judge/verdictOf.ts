import type { EffectVerdict } from './EffectVerdict.ts'

/** Builds a finding in the form of a check. */
export const verdictOf = (
  field: EffectVerdict['field'],
  verdict: EffectVerdict['verdict'],
  title: string,
  reason: string,
): EffectVerdict => ({ id: 'simulation', field, verdict, title, reason })
