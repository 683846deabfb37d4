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
import { judgeMessages as messages } from './judgeMessages.ts'

/**
 * The simulation's findings as checks: whether the transaction succeeds, whether settings change without declaration,
 * whether every storage write is explained, which code ran, whether it may act differently later, and whether it does
 * what its selectors declare (S14–S16). A value that the engine could not provide is `unchecked`, never `verified`.
 *
 * @param declared the declared effects, see `declareEffects`
 * @param unitOf the units for amounts, read from the chain, because a service could make amounts look small. Default:
 * base units
 * @example
 * const result = await simulate({ chainId: 1n, safe, transaction }, rpc)
 * const isDangerous = judgeEffects(result, declareEffects(safe, transaction), unitOf).some(({ verdict }) => verdict === 'danger')
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

/** A transaction that fails, or may fail, does not show its effects on success. */
function withoutComfort(verdict: EffectVerdict): EffectVerdict {
  if (verdict.verdict !== 'verified' || verdict.field === 'outcome') return verdict
  return {
    ...verdict,
    verdict: 'unchecked',
    title: messages.executionFails,
    reason: messages.effectsUnknown,
  }
}
