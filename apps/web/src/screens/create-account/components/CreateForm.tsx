import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { useEffect, useState } from 'react'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { isComplete, suggestThreshold } from '../model/checkCreate.ts'
import { createDrafts, newDraft, type CreateDraft } from '../model/CreateDraft.ts'
import { NameStep } from './NameStep.tsx'
import { OwnersStep } from './OwnersStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StepBar } from './StepBar.tsx'

const STEP_INDEX = { name: 0, owners: 1, review: 2 } as const

type Props = {
  readonly chains: readonly Chain[]
  /** The network that is chosen until the person chooses others. */
  readonly preset: Chain
}

/** Name and networks, owners and threshold, review. What was typed survives a reload. */
export function CreateForm({ chains, preset }: Props) {
  const wallet = useWallet()
  const [typed, setDraft] = useState<CreateDraft>(() => createDrafts.read(null) ?? newDraft())
  useEffect(() => createDrafts.write(null, typed), [typed])
  const draft = withWallet(typed, wallet.address)
  const change = (next: Partial<CreateDraft>) =>
    setDraft((current) => ({
      ...withWallet(current, wallet.address),
      ...next,
      isTouched: current.isTouched || 'owners' in next,
      ...thresholdAfter(current, next),
    }))
  const chosen = draft.networks ?? [{ chainId: preset.chainId, isLater: false }]
  // In the order of the choice: the first network decides the contracts.
  const [firstChain, ...otherChains] = chosen.flatMap(({ chainId }) =>
    chains.filter((chain) => chain.chainId === chainId),
  )
  const complete = isComplete(draft)
  const owners = draft.owners.flatMap(({ address }) => (address === null ? [] : [address]))
  // After a reload, the fields of the owners step resolve the addresses, so the review waits there.
  const step = firstChain === undefined ? 'name' : draft.step === 'review' && !complete ? 'owners' : draft.step
  return (
    <>
      <StepBar current={STEP_INDEX[step]} />
      {step === 'name' && (
        <NameStep
          draft={draft}
          chosen={chosen}
          chains={chains}
          onChange={change}
          onContinue={() => change({ step: 'owners', networks: chosen })}
        />
      )}
      {step === 'owners' && firstChain && (
        <OwnersStep
          draft={draft}
          chains={[firstChain, ...otherChains]}
          owners={complete ? owners : null}
          onChange={change}
          onResolved={(id, address) =>
            setDraft((current) => {
              const { owners, ...rest } = withWallet(current, wallet.address)
              return { ...rest, owners: owners.map((row) => (row.id === id ? { ...row, address } : row)) }
            })
          }
          onBack={() => change({ step: 'name' })}
          onContinue={() => change({ step: 'review' })}
        />
      )}
      {step === 'review' && firstChain && (
        <ReviewStep
          draft={draft}
          chosen={chosen}
          chains={[firstChain, ...otherChains]}
          owners={owners}
          onBack={() => change({ step: 'owners' })}
          onStored={() => createDrafts.clear(null)}
        />
      )}
    </>
  )
}

/** Until the owner chooses a threshold, it follows the number of owners. */
const thresholdAfter = (current: CreateDraft, next: Partial<CreateDraft>): Partial<CreateDraft> =>
  next.threshold !== undefined
    ? { isThresholdChosen: true }
    : next.owners !== undefined && next.owners.length !== current.owners.length && current.isThresholdChosen !== true
      ? { threshold: suggestThreshold(next.owners.length) }
      : {}

/** Until an owner is typed, the first one is the connected wallet. */
const withWallet = (draft: CreateDraft, wallet: Address | null): CreateDraft =>
  draft.isTouched || wallet === null
    ? draft
    : { ...draft, owners: draft.owners.map((row, index) => (index === 0 ? { ...row, text: wallet } : row)) }
