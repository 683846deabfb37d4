import { type Address, formatAccountAddress } from '@countersign/primitives'
import { SkeletonRows, Icon } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { NameStep } from './components/NameStep.tsx'
import { OwnersStep } from './components/OwnersStep.tsx'
import { ProgressStep } from './components/ProgressStep.tsx'
import { ReviewStep } from './components/ReviewStep.tsx'
import { creationStore, useCreation } from './creation/creationStore.ts'
import { isComplete, suggestThreshold } from './model/checkCreate.ts'
import { createDrafts, newDraft, type CreateDraft } from './model/CreateDraft.ts'
import { useFollowCreation } from './creation/useFollowCreation.ts'
import styles from './components/Create.module.css'
import { createMessages as messages } from './createMessages.ts'

function StepBar({ current }: { current: 0 | 1 | 2 | 3 }) {
  return (
    <ol className={styles.steps} aria-label={messages.stepList}>
      {messages.steps.map((name, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'todo'
        return (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.dot} aria-hidden>
              {state === 'done' ? <Icon name="check" size={13} stroke={2.5} /> : index + 1}
            </span>
            <span className={styles.stepName}>{name}</span>
            {state === 'done' && <span className="cs-visually-hidden">{messages.stepDone}</span>}
          </li>
        )
      })}
    </ol>
  )
}

const STEP_INDEX = { name: 0, owners: 1, review: 2 } as const

type Props = {
  /** Short name of the chain that a link requests, until the owner chooses one. */
  readonly network?: string | undefined
  /** Informs the page that opened this one for a new account, if the account is created while the page is open. */
  readonly onReady?: ((account: string) => void) | undefined
}

/** Name and chain, owners and threshold, review, creation. The input and a running creation survive a reload. */
export function CreatePage({ network, onReady }: Props) {
  const { data: chains } = useQuery(chainsQuery())
  const wallet = useWallet()
  const creation = useCreation()
  const [typed, setDraft] = useState<CreateDraft>(() => createDrafts.read(null) ?? newDraft())
  useEffect(() => createDrafts.write(null, typed), [typed])
  useDocumentTitle(messages.pageTitle)
  const followed = chains?.find(({ chainId }) => chainId === creation?.chainId)
  useFollowCreation(creation, followed)
  const finish = () => {
    creationStore.set(null)
    createDrafts.clear(null)
  }
  // Until the account is open, this page shows its result: without the creation it would offer to create the account again.
  const isLeaving = useRef(false)
  const leave = useEffectEvent(() => {
    if (isLeaving.current) finish()
  })
  useEffect(() => () => leave(), [])
  // A creation that was finished before does not answer the request.
  const wasReady = useRef(creation?.phase === 'indexed')
  const tellReady = useEffectEvent((account: string) => {
    finish()
    onReady?.(account)
  })
  useEffect(() => {
    if (creation?.phase !== 'indexed') wasReady.current = false
    else if (!wasReady.current && followed && onReady) {
      wasReady.current = true
      tellReady(formatAccountAddress({ shortName: followed.shortName, address: creation.address }))
    }
  }, [creation, followed, onReady])

  const draft = withWallet(typed, wallet.address)
  const change = (next: Partial<CreateDraft>) =>
    setDraft((current) => ({
      ...withWallet(current, wallet.address),
      ...next,
      isTouched: current.isTouched || 'owners' in next,
      ...thresholdAfter(current, next),
    }))
  const chain =
    chains?.find(({ chainId }) => chainId === draft.chainId) ??
    chains?.find(({ shortName }) => shortName === network) ??
    chains?.find(({ chainId }) => chainId === wallet.chainId) ??
    chains?.[0]
  if (!chain || !chains) return <SkeletonRows rows={3} shape="table" label={messages.loadingNetworks} />

  if (creation && followed)
    return (
      <>
        <StepBar current={3} />
        <ProgressStep
          creation={creation}
          chain={followed}
          onRetry={() => creationStore.set(null)}
          onDone={() => (isLeaving.current = true)}
        />
      </>
    )

  const complete = isComplete(draft)
  const owners = draft.owners.flatMap(({ address }) => (address === null ? [] : [address]))
  // After a reload, the fields of the owners step resolve the addresses, so the review waits there.
  const step = draft.step === 'review' && !complete ? 'owners' : draft.step
  return (
    <>
      <StepBar current={STEP_INDEX[step]} />
      {step === 'name' && (
        <NameStep
          name={draft.name}
          chain={chain}
          chains={chains}
          onChange={change}
          onContinue={() => change({ step: 'owners', chainId: chain.chainId })}
        />
      )}
      {step === 'owners' && (
        <OwnersStep
          draft={draft}
          chain={chain}
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
      {step === 'review' && (
        <ReviewStep draft={draft} chain={chain} owners={owners} onBack={() => change({ step: 'owners' })} />
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
