import type { GuardFacts } from '@countersign/safe/checks'
import { type Address, isSameAddress } from '@countersign/primitives'
import { isVersionBelow } from '@countersign/safe/light'
import { SkeletonRows, VerdictNote } from '@countersign/ui'
import { useState } from 'react'
import { useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { ContractFactsPanel } from '../powers/ContractFactsPanel.tsx'
import { PowerForm } from '../powers/PowerForm.tsx'
import { useLeaveForm } from '../powers/useLeaveForm.ts'
import { useContract } from '../powers/useContract.ts'
import { useTypedAddress } from '../powers/useTypedAddress.ts'
import { useSetup } from '../model/useSetup.ts'
import { GuardTrialNotes } from './GuardTrialNotes.tsx'
import { GuardTrialRows } from './GuardTrialRows.tsx'
import { guardWords, type GuardName } from './guardWords.ts'
import { PowerNote } from '../powers/PowerNote.tsx'
import { useGuardTrial } from './useGuardTrial.ts'
import { moduleMessages } from './moduleMessages.ts'

type Props = {
  readonly kind: GuardName
  /** The address in the URL before a reload. */
  readonly asked: string
  /** Receives the address in the field; null without one. */
  readonly onAsked: (address: Address | null) => void
}

/** Sets a guard. The page queries and simulates it before the review. */
export function SetGuardPage(props: Props) {
  const { kind } = props
  const { safe, chainId } = useAccount()
  const { setup } = useSetup()
  const name = useNames().nameOf(safe, chainId)?.name ?? null
  useDocumentTitle(guardWords(kind).title, name)
  if (setup === null) return <SkeletonRows rows={4} shape="account" label={moduleMessages.loadingGuards} />
  return <SetGuardForm setup={setup} {...props} />
}

function SetGuardForm({ setup, kind, asked: before, onAsked }: Props & { readonly setup: AccountSetup }) {
  const { safe, chain } = useAccount()
  const { text, setText, forget } = useTypedAddress(kind, before)
  const [guard, setGuard] = useState<Address | null>(null)
  const words = guardWords(kind)
  const version = setup.version?.replace(/\+.*$/, '') ?? null
  const problem = problemOf(guard, { safe, now: setup[kind], already: words.already })
  const asked = problem === null ? guard : null
  const contract = useContract(asked)
  const trial = useGuardTrial(setup, kind, asked)
  const openReview = useOpenReview('setup')
  const { draft, add, isBusy, error } = useDraftCalls((transaction) => {
    forget()
    return openReview(transaction)
  })
  const leave = useLeaveForm(forget)
  const held =
    version === null || isVersionBelow(version, words.since)
      ? version === null
        ? moduleMessages.notAvailableUnknown({ since: words.since })
        : moduleMessages.notAvailable({ version, since: words.since })
      : guard === null
        ? moduleMessages.needsAddress
        : problem !== null
          ? moduleMessages.cannotBeGuard
          : (refusal(version, words.asksSince, trial.data) ??
            (contract.isPending || trial.isFetching ? moduleMessages.simulatingGuard : null))
  const build = async () => {
    const safes = await import('@countersign/safe')
    const call = kind === 'guard' ? safes.setGuard(safe, guard) : safes.setModuleGuard(safe, guard)
    return { calls: [call] }
  }
  return (
    <PowerForm
      title={words.title}
      subtitle={words.subtitle}
      from="modules"
      held={held}
      {...{ isBusy, error }}
      onContinue={() => void draft(build)}
      onAdd={() => void add(build, leave)}
      aside={
        asked === null ? (
          <VerdictNote verdict="caution" title={words.caution}>
            {words.cautionText}
          </VerdictNote>
        ) : (
          <>
            <ContractFactsPanel address={asked} contract={contract} does={words.does}>
              <GuardTrialRows facts={trial.data} isReading={trial.isFetching} />
            </ContractFactsPanel>
            <GuardTrialNotes facts={trial.data} {...{ kind, version }} />
            {contract.data && <PowerNote report={contract.data} what="guard" />}
          </>
        )
      }
    >
      <AddressField
        label={moduleMessages.addressOfGuard}
        description={words.does}
        value={text}
        chain={chain}
        onChange={setText}
        onResolved={(address) => {
          setGuard(address)
          onAsked(address)
        }}
        error={problem}
        autoFocus
      />
    </PowerForm>
  )
}

type Now = { readonly safe: Address; readonly now: Address | null; readonly already: string }

function problemOf(guard: Address | null, { safe, now, already }: Now): string | null {
  if (guard === null) return null
  if (/^0x0{40}$/.test(guard)) return moduleMessages.zeroAddress
  if (isSameAddress(guard, safe)) return moduleMessages.accountItself
  return now !== null && isSameAddress(guard, now) ? already : null
}

/** Why the account's contract would refuse the guard. */
function refusal(version: string, asksSince: string, facts: GuardFacts | undefined): string | null {
  if (!facts?.answers.ok || facts.answers.value || isVersionBelow(version, asksSince)) return null
  return moduleMessages.contractRefuses({ version })
}
