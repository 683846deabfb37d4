import type { SimulationResult } from '../values/SimulationResult.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { explainWrite } from './explainWrite.ts'
import { verdictOf } from './verdictOf.ts'
import { storageMessages as messages } from './storageMessages.ts'

/** S14: every raw write must be one that a Safe makes, and follow from the transaction's bytes. */
export function judgeStorage({ writes, success }: SimulationResult, declared: DeclaredEffects): EffectVerdict {
  if (!writes.known) return verdictOf('storage', 'unchecked', messages.writesUnknown, writes.reason)
  const accounts = writes.value.filter(({ role }) => role !== 'contract')
  const own = accounts.find(({ role }) => role === 'self')?.writes ?? []
  // Code that runs as the account can reset the nonce. A node that reports no writes at all omits some.
  const isRepeatable = success && !own.some(({ name }) => name?.kind === 'nonce')
  const problems = [
    ...(isRepeatable ? [messages.repeatable(declared.nonce)] : []),
    ...accounts.flatMap((account) =>
      account.writes.flatMap((write) => {
        const reason = explainWrite(write, account, declared)
        return reason === null ? [] : [`${account.role === 'self' ? '' : `${account.account}: `}${reason}`]
      }),
    ),
  ]
  if (problems.length > 0)
    return verdictOf('storage', 'danger', messages.unexpected, messages.doNotSign(problems.join(' ')))
  const written = accounts.flatMap((account) => account.writes.map(({ label }) => label))
  return verdictOf(
    'storage',
    'verified',
    messages.explained,
    written.length === 0 ? messages.nothingWritten : messages.written(written.join(', ')),
  )
}
