import type { SimulationResult } from '../values/SimulationResult.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { explainWrite } from './explainWrite.ts'
import { verdictOf } from './verdictOf.ts'

/** S14: every raw write must be one a Safe makes, and follow from what the transaction says. */
export function judgeStorage({ writes, success }: SimulationResult, declared: DeclaredEffects): EffectVerdict {
  if (!writes.known) return verdictOf('storage', 'unchecked', 'Storage writes not known', writes.reason)
  const accounts = writes.value.filter(({ role }) => role !== 'contract')
  const own = accounts.find(({ role }) => role === 'self')?.writes ?? []
  // Code that ran as the account can set it back, and a node that shows no write at all shows too few.
  const isRepeatable = success && !own.some(({ name }) => name?.kind === 'nonce')
  const problems = [
    ...(isRepeatable
      ? [`The nonce is still ${declared.nonce} after it: it could be executed again, or the node leaves writes out.`]
      : []),
    ...accounts.flatMap((account) =>
      account.writes.flatMap((write) => {
        const reason = explainWrite(write, account, declared)
        return reason === null ? [] : [`${account.role === 'self' ? '' : `${account.account}: `}${reason}`]
      }),
    ),
  ]
  if (problems.length > 0)
    return verdictOf('storage', 'danger', 'It writes where it should not', `${problems.join(' ')} Do not sign it.`)
  const written = accounts.flatMap((account) => account.writes.map(({ label }) => label))
  return verdictOf(
    'storage',
    'verified',
    'Every storage write is accounted for',
    written.length === 0 ? 'Nothing is written.' : `Written: ${written.join(', ')}.`,
  )
}
