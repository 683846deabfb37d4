import type { GuardFacts } from '@countersign/safe/checks'
import { isVersionBelow } from '@countersign/safe/light'
import { VerdictNote } from '@countersign/ui'
import { guardWords, type GuardName } from './guardWords.ts'

type Props = { readonly facts: GuardFacts | undefined; readonly kind: GuardName; readonly version: string | null }

/** What follows from the trial, before the review says the same. */
export function GuardTrialNotes({ facts, kind, version }: Props) {
  if (facts === undefined) return null
  const { answers, trial } = facts
  if (trial.ok && trial.value.kind === 'refused')
    return (
      <VerdictNote verdict="danger" title="This guard would lock the account">
        In a trial it was set, and then refused its own removal by enough owners. Nobody could change this account any
        more. {trial.value.reason}
      </VerdictNote>
    )
  if (answers.ok && !answers.value && version !== null && !isVersionBelow(version, guardWords[kind].asksSince))
    return (
      <VerdictNote verdict="caution" title="The account refuses this guard">
        It does not say by ERC-165 that it is a guard of this kind. A contract of {version} sets no other.
      </VerdictNote>
    )
  if (!trial.ok)
    return (
      <VerdictNote verdict="unchecked" title="Whether it can be removed again">
        It could not be tried: {trial.reason}
      </VerdictNote>
    )
  return null
}
