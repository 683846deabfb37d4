import type { EffectVerdict } from './EffectVerdict.ts'

/** A finding in the shape of a check. */
export const verdictOf = (
  field: EffectVerdict['field'],
  verdict: EffectVerdict['verdict'],
  title: string,
  reason: string,
): EffectVerdict => ({ id: 'simulation', field, verdict, title, reason })
