import type { Check } from '@countersign/safe/checks'

/** A finding of the simulation: a check whose `field` names the question that it answers. */
export type EffectVerdict = Check & {
  readonly id: 'simulation'
  readonly field: 'outcome' | 'settings' | 'storage' | 'delegatecall' | 'environment' | 'intent' | 'holdings'
}
