import { isSameAddress } from '@countersign/primitives'
import type { EnvironmentRead, SimulationResult } from '../values/SimulationResult.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { verdictOf } from './verdictOf.ts'

const WORDS: Readonly<Record<EnvironmentRead['what'], string>> = {
  timestamp: 'the time',
  number: 'the block number',
  coinbase: 'the block producer',
  gasprice: 'the gas price',
  origin: 'the sender of the execution',
  prevrandao: 'the block’s random number',
  basefee: 'the base fee',
  gaslimit: 'the block’s gas limit',
  blockhash: 'the hash of an earlier block',
}

/** S15: code that reads its environment may act differently when the transaction is executed. */
export function judgeEnvironment({ environment, block }: SimulationResult, declared: DeclaredEffects): EffectVerdict {
  if (!environment.known)
    return verdictOf(
      'environment',
      'unchecked',
      'May act differently later',
      `It is not known whether the code reads the time, the block or its sender. ${environment.reason}`,
    )
  const reads = environment.value.filter(
    // A refund depends on the gas price and goes to the sender. The account reads both itself.
    ({ contract, what }) =>
      !(declared.hasRefund && isSameAddress(contract, declared.safe) && (what === 'gasprice' || what === 'origin')),
  )
  if (reads.length === 0)
    return verdictOf(
      'environment',
      'verified',
      'Does not depend on its environment',
      'No code that ran reads the time, the block, the gas price or the sender.',
    )
  return verdictOf(
    'environment',
    'caution',
    'May act differently when executed',
    `${reads.map(({ contract, what }) => `${contract} reads ${WORDS[what]}`).join('; ')}. The execution may have other effects than on block ${block.number}. Simulate again immediately before the execution.`,
  )
}
