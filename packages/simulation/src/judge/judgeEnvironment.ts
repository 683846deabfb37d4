import { isSameAddress } from '@countersign/primitives'
import type { SimulationResult } from '../values/SimulationResult.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { verdictOf } from './verdictOf.ts'
import { judgeMessages as messages } from './judgeMessages.ts'

/** S15: code that reads its environment may act differently when the transaction is executed. */
export function judgeEnvironment({ environment, block }: SimulationResult, declared: DeclaredEffects): EffectVerdict {
  if (!environment.known)
    return verdictOf(
      'environment',
      'unchecked',
      messages.mayActDifferently,
      messages.environmentUnknown(environment.reason),
    )
  const reads = environment.value.filter(
    // A refund depends on the gas price and goes to the sender. The account reads both itself.
    ({ contract, what }) =>
      !(declared.hasRefund && isSameAddress(contract, declared.safe) && (what === 'gasprice' || what === 'origin')),
  )
  if (reads.length === 0) return verdictOf('environment', 'verified', messages.independent, messages.readsNothing)
  return verdictOf(
    'environment',
    'caution',
    messages.mayDiffer,
    messages.readsEnvironment({
      reads: reads.map(({ contract, what }) => messages.reads({ contract, what: messages[what] })).join('; '),
      block: block.number,
    }),
  )
}
