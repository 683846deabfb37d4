import type { Check } from '@countersign/safe/checks'

/** A finding of the simulation: an ordinary check, of which `field` says which question it answers. */
export type EffectVerdict = Check & {
  readonly id: 'simulation'
  readonly field: 'outcome' | 'settings' | 'storage' | 'delegatecall' | 'environment' | 'intent' | 'holdings'
}
