import type { GuardFacts } from '@countersign/safe/checks'
import { isVersionBelow } from '@countersign/safe/light'
import { VerdictNote } from '@countersign/ui'
import { guardWords, type GuardName } from './guardWords.ts'
import { moduleMessages } from './moduleMessages.ts'

type Props = { readonly facts: GuardFacts | undefined; readonly kind: GuardName; readonly version: string | null }

/** The consequences of the simulation, before the review shows them too. */
export function GuardTrialNotes({ facts, kind, version }: Props) {
  if (facts === undefined) return null
  const { answers, trial } = facts
  if (trial.ok && trial.value.kind === 'refused')
    return (
      <VerdictNote verdict="danger" title={moduleMessages.guardLocks}>
        {moduleMessages.guardLocksNote} {trial.value.reason}
      </VerdictNote>
    )
  if (answers.ok && !answers.value && version !== null && !isVersionBelow(version, guardWords(kind).asksSince))
    return (
      <VerdictNote verdict="caution" title={moduleMessages.accountRefusesGuard}>
        {moduleMessages.accountRefusesGuardNote({ version })}
      </VerdictNote>
    )
  if (!trial.ok)
    return (
      <VerdictNote verdict="unchecked" title={moduleMessages.removalNotChecked}>
        {moduleMessages.simulationFailed({ reason: trial.reason })}
      </VerdictNote>
    )
  return null
}
