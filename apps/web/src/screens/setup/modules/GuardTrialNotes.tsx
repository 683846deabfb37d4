import type { GuardFacts } from '@countersign/safe/checks'
import { isVersionBelow } from '@countersign/safe/light'
import { VerdictNote } from '@countersign/ui'
import { guardWords, type GuardName } from './guardWords.ts'

type Props = { readonly facts: GuardFacts | undefined; readonly kind: GuardName; readonly version: string | null }

/** The consequences of the simulation, before the review shows them too. */
export function GuardTrialNotes({ facts, kind, version }: Props) {
  if (facts === undefined) return null
  const { answers, trial } = facts
  if (trial.ok && trial.value.kind === 'refused')
    return (
      <VerdictNote verdict="danger" title="This guard would lock the account">
        The page simulated setting this guard. It then refused its own removal, although enough owners had signed. The
        owners could never change this account again. {trial.value.reason}
      </VerdictNote>
    )
  if (answers.ok && !answers.value && version !== null && !isVersionBelow(version, guardWords[kind].asksSince))
    return (
      <VerdictNote verdict="caution" title="The account refuses this guard">
        It does not report by ERC-165 that it is a guard of this kind. An account of version {version} accepts no other
        guard.
      </VerdictNote>
    )
  if (!trial.ok)
    return (
      <VerdictNote verdict="unchecked" title="The page could not check whether the guard can be removed">
        The simulation failed: {trial.reason}
      </VerdictNote>
    )
  return null
}
