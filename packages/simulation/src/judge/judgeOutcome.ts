import type { SimulatedCall, SimulationResult } from '../values/SimulationResult.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { verdictOf } from './verdictOf.ts'

/** Whether all of the execution succeeds. */
export function judgeOutcome(result: SimulationResult, declared: DeclaredEffects): EffectVerdict {
  const where = `Simulated on block ${result.block.number} of ${hostOf(result.rpcUrl)} by ${result.engine}.`
  const failed = result.inner.known ? failuresOf(result.inner.value) : []
  const why = failed.map(({ path, reason }) => `${placeOf(path)}: ${reason ?? ''}`).join(' ')
  if (!result.success)
    return verdictOf(
      'outcome',
      'caution',
      'The execution would fail',
      `${result.reason ?? ''} ${why} ${where}`.replaceAll(/ +/g, ' '),
    )
  if (result.innerSuccess === null)
    return verdictOf(
      'outcome',
      'unchecked',
      'The outcome is not known',
      `The account does not report whether its call succeeds. ${where}`,
    )
  if (!result.innerSuccess)
    return verdictOf(
      'outcome',
      'caution',
      'The inner call would fail',
      `${why || 'The account reports a failure.'} The execution itself succeeds${
        declared.keepsNonceOnFailure ? ', because safeTxGas or a refund is set' : ''
      }: nonce ${declared.nonce} is used up and the gas is paid. ${where}`,
    )
  if (failed.length > 0)
    return verdictOf(
      'outcome',
      'caution',
      'Some calls would fail silently',
      `${why} The other calls take effect. ${where}`,
    )
  return verdictOf('outcome', 'verified', 'The execution would succeed', `${where} ${result.assumptions.join(' ')}`)
}

function failuresOf(call: SimulatedCall): SimulatedCall[] {
  // The innermost failure causes the failures of the calls around it.
  const inside = call.calls.flatMap(failuresOf).filter(({ reason }) => reason !== 'It was not executed.')
  return call.success ? inside : inside.length > 0 ? inside : [call]
}

const placeOf = (path: readonly number[]) =>
  path.length === 0 ? 'The transaction' : `Call ${path.map((index) => index + 1).join('.')}`

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)
