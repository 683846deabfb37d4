import { type Address, checksumAddress, isAddress, isSameAddress } from '@countersign/primitives'
import { SkeletonRows } from '@countersign/ui'
import { useState } from 'react'
import { useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { PowerNote } from '../powers/PowerNote.tsx'
import { ContractFactsPanel } from '../powers/ContractFactsPanel.tsx'
import { PowerForm } from '../powers/PowerForm.tsx'
import { useLeaveForm } from '../powers/useLeaveForm.ts'
import { useContract } from '../powers/useContract.ts'
import { useTypedAddress } from '../powers/useTypedAddress.ts'
import { useSetup } from '../model/useSetup.ts'
import { HandlerChanges } from './HandlerChanges.tsx'
import { HandlerNow } from './HandlerNow.tsx'
import { useHandlersHere } from './useHandlersHere.ts'
import { HandlerChoices, type HandlerChoice } from './HandlerChoices.tsx'
import { handlerMessages } from './handlerMessages.ts'

type Props = {
  /** The choice before a reload: an address, `none`, or nothing. */
  readonly asked: string
  /** Receives the choice; null without one. */
  readonly onAsked: (chosen: Address | 'none' | null) => void
}

/** Changes the fallback handler to that of the account's version, another address, or none. */
export function SetHandlerPage(props: Props) {
  const { safe, chainId } = useAccount()
  const { setup } = useSetup()
  const name = useNames().nameOf(safe, chainId)?.name ?? null
  useDocumentTitle(handlerMessages.title, name)
  if (setup === null) return <SkeletonRows rows={4} shape="account" label={handlerMessages.loading} />
  return <SetHandlerForm setup={setup} {...props} />
}

function SetHandlerForm({ setup, asked, onAsked }: Props & { readonly setup: AccountSetup }) {
  const { safe, chain } = useAccount()
  const version = setup.version?.replace(/\+.*$/, '') ?? ''
  const { text, setText, forget } = useTypedAddress('handler', isAddress(asked) ? asked : '')
  const [choice, setChoice] = useState<HandlerChoice | null>(() => choiceOf(asked) ?? (text === '' ? null : 'other'))
  const [typed, setTyped] = useState<Address | null>(null)
  const choose = (next: HandlerChoice) => {
    setChoice(next)
    onAsked(next === 'other' ? null : next)
    if (next !== 'other') forget()
  }
  const handlers = useHandlersHere(version, setup.fallbackHandler)
  // After a reload, a typed address is the choice.
  const isTyped = choice !== null && (choice === 'other' || (choice !== 'none' && handlers.isTyped(choice)))
  const chosen = isTyped ? typed : choice === 'none' ? null : choice
  const problem = chosen === null ? null : problemOf(chosen, safe, setup.fallbackHandler)
  const contract = useContract(problem === null ? chosen : null)
  const openReview = useOpenReview('setup')
  const { draft, add, isBusy, error } = useDraftCalls((transaction) => {
    forget()
    return openReview(transaction)
  })
  const leave = useLeaveForm(forget)
  const isChosen = choice === 'none' || (chosen !== null && problem === null)
  const held = whyHeld({
    choice,
    chosen,
    problem,
    now: setup.fallbackHandler,
    hasCode: contract.data?.judged.kind !== 'no-code',
  })
  const build = async () => {
    const { setFallbackHandler } = await import('@countersign/safe')
    return { calls: [setFallbackHandler(safe, chosen)] }
  }
  return (
    <PowerForm
      title={handlerMessages.title}
      subtitle={handlerMessages.subtitle}
      from="contract"
      held={held}
      {...{ isBusy, error }}
      onContinue={() => void draft(build)}
      onAdd={() => void add(build, leave)}
      aside={
        <>
          {chosen !== null && problem === null && (
            <ContractFactsPanel address={chosen} contract={contract} does={handlerMessages.does} />
          )}
          <HandlerChanges now={setup.fallbackHandler} after={chosen} isChosen={isChosen} version={version} />
          {contract.data && problem === null && <PowerNote report={contract.data} what="handler" />}
        </>
      }
    >
      <HandlerNow setup={setup} />
      <HandlerChoices {...{ handlers, choice }} onChoose={choose} />
      {isTyped && (
        <AddressField
          label={handlerMessages.address}
          value={text}
          chain={chain}
          onChange={setText}
          onResolved={(address) => {
            setTyped(address)
            if (address !== null) onAsked(address)
          }}
          error={problem}
          autoFocus
        />
      )}
    </PowerForm>
  )
}

function problemOf(chosen: Address, safe: Address, now: Address | null): string | null {
  if (isSameAddress(chosen, safe)) return handlerMessages.accountItself
  if (/^0x0{40}$/.test(chosen)) return handlerMessages.zeroAddress
  return now !== null && isSameAddress(chosen, now) ? handlerMessages.alreadyHandler : null
}

type Chosen = {
  readonly choice: HandlerChoice | null
  readonly chosen: Address | null
  readonly problem: string | null
  readonly now: Address | null
  readonly hasCode: boolean
}

function whyHeld({ choice, chosen, problem, now, hasCode }: Chosen): string | null {
  if (choice === null) return handlerMessages.needsChoice
  if (choice === 'none') return now === null ? handlerMessages.hasNone : null
  if (chosen === null) return handlerMessages.needsAddress
  if (problem !== null) return handlerMessages.cannotBe
  return hasCode ? null : handlerMessages.noContract
}

const choiceOf = (asked: string): HandlerChoice | null =>
  asked === 'none' ? 'none' : isAddress(asked) ? checksumAddress(asked) : null
