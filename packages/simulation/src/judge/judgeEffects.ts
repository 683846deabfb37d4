import type { SimulationResult } from '../values/SimulationResult.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { judgeDelegatecalls } from './judgeDelegatecalls.ts'
import { judgeEnvironment } from './judgeEnvironment.ts'
import { judgeIntent } from './judgeIntent.ts'
import { judgeOutcome } from './judgeOutcome.ts'
import { judgeSettings } from './judgeSettings.ts'
import { judgeStorage } from './judgeStorage.ts'
import type { UnitOf } from './UnitOf.ts'

/**
 * The simulation's findings as checks: does it succeed, does anything that rules the account change unannounced, is every
 * storage write accounted for, whose code ran, may it act differently later, does it do what its selectors say (S14–S16).
 * What the engine could not tell is `unchecked`, never `verified`.
 *
 * @param declared what the transaction says, see `declareEffects`
 * @param unitOf what amounts are told in: from the chain, as a service could make them look small. Left out, in base units
 * @example
 * judgeEffects(result, declareEffects(safe, transaction), unitOf).some(({ verdict }) => verdict === 'danger')
 */
export function judgeEffects(
  result: SimulationResult,
  declared: DeclaredEffects,
  unitOf: UnitOf = () => null,
): EffectVerdict[] {
  const verdicts = [
    judgeOutcome(result, declared),
    ...judgeSettings(result, declared),
    judgeStorage(result, declared),
    judgeDelegatecalls(result),
    judgeEnvironment(result, declared),
    ...judgeIntent(result, declared, unitOf),
  ]
  return result.success && result.innerSuccess === true ? verdicts : verdicts.map(withoutComfort)
}

/** What failed, or may have, shows nothing of what it does when it succeeds. */
function withoutComfort(verdict: EffectVerdict): EffectVerdict {
  if (verdict.verdict !== 'verified' || verdict.field === 'outcome') return verdict
  return {
    ...verdict,
    verdict: 'unchecked',
    title: 'Not known while it fails',
    reason: 'The simulation does not reach the end, so what a successful execution would do is not known.',
  }
}
