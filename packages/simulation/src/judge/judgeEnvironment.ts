import { isSameAddress } from '@countersign/primitives'
import type { EnvironmentRead, SimulationResult } from '../values/SimulationResult.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { verdictOf } from './verdictOf.ts'

const WORDS: Readonly<Record<EnvironmentRead['what'], string>> = {
  timestamp: 'the time',
  number: 'the block’s number',
  coinbase: 'who makes the block',
  gasprice: 'the gas price',
  origin: 'who sends the execution',
  prevrandao: 'the block’s random number',
  basefee: 'the base fee',
  gaslimit: 'the block’s gas limit',
  blockhash: 'an earlier block’s hash',
}

/** S15: code that looks at its surroundings may do one thing now and another when it counts. */
export function judgeEnvironment({ environment, block }: SimulationResult, declared: DeclaredEffects): EffectVerdict {
  if (!environment.known)
    return verdictOf(
      'environment',
      'unchecked',
      'May act differently later',
      `Whether the code reads the time, the block or its sender is not known. ${environment.reason}`,
    )
  const reads = environment.value.filter(
    // A refund is limited by the gas price and goes to the sender: the account's own business.
    ({ contract, what }) =>
      !(declared.hasRefund && isSameAddress(contract, declared.safe) && (what === 'gasprice' || what === 'origin')),
  )
  if (reads.length === 0)
    return verdictOf(
      'environment',
      'verified',
      'It does not look at its surroundings',
      'No code on its way reads the time, the block, the gas price or who sends it.',
    )
  return verdictOf(
    'environment',
    'caution',
    'It may act differently when executed',
    `${reads.map(({ contract, what }) => `${contract} reads ${WORDS[what]}`).join('; ')}. What block ${block.number} shows need not be what the execution does: simulate again right before it.`,
  )
}
