import type { SimulatedCall, SimulationResult } from '../values/SimulationResult.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { verdictOf } from './verdictOf.ts'
import { judgeMessages as messages } from './judgeMessages.ts'
import { resultMessages } from '../messages/resultMessages.ts'

/** Whether all of the execution succeeds. */
export function judgeOutcome(result: SimulationResult, declared: DeclaredEffects): EffectVerdict {
  const where = messages.where({
    block: result.block.number,
    node: hostOf(result.rpcUrl),
    engine: result.engine === 'in-page EVM' ? messages.inPage : result.engine, // no message: an identifier
  })
  const failed = result.inner.known ? failuresOf(result.inner.value) : []
  const why = failed.map(({ path, reason }) => `${placeOf(path)}: ${reason ?? ''}`).join(' ')
  if (!result.success)
    return verdictOf(
      'outcome',
      'caution',
      messages.executionWouldFail,
      `${result.reason ?? ''} ${why} ${where}`.replaceAll(/ +/g, ' '),
    )
  if (result.innerSuccess === null)
    return verdictOf('outcome', 'unchecked', messages.outcomeUnknown, messages.notReported(where))
  if (!result.innerSuccess)
    return verdictOf(
      'outcome',
      'caution',
      messages.innerWouldFail,
      (declared.keepsNonceOnFailure ? messages.nonceUsedByGas : messages.nonceUsed)({
        why: why || messages.failureReported,
        nonce: declared.nonce,
        where,
      }),
    )
  if (failed.length > 0)
    return verdictOf('outcome', 'caution', messages.someFail, messages.othersTakeEffect({ why, where }))
  return verdictOf('outcome', 'verified', messages.wouldSucceed, `${where} ${result.assumptions.join(' ')}`)
}

function failuresOf(call: SimulatedCall): SimulatedCall[] {
  // The innermost failure causes the failures of the calls around it.
  const inside = call.calls.flatMap(failuresOf).filter(({ reason }) => reason !== resultMessages.notExecuted)
  return call.success ? inside : inside.length > 0 ? inside : [call]
}

const placeOf = (path: readonly number[]) =>
  path.length === 0 ? messages.theTransaction : messages.call(path.map((index) => index + 1).join('.'))

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)
