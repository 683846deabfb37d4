import { formatAccountAddress } from '@countersign/primitives'
import { EmptyState, SkeletonRows } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ofAddress, useUndeployedAccounts } from '../../data/undeployed/undeployedAccounts.ts'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { CreationBoard, type ShareAccount } from './components/CreationBoard.tsx'
import { CreateForm } from './components/CreateForm.tsx'
import { StepBar } from './components/StepBar.tsx'
import { ProgressStep } from './components/ProgressStep.tsx'
import { creationBoardStore, useCreationBoard } from './creation/creationBoardStore.ts'
import { creationStore, useCreation } from './creation/creationStore.ts'
import { createDrafts } from './model/CreateDraft.ts'
import { useFollowCreation } from './creation/useFollowCreation.ts'
import { createMessages as messages } from './createMessages.ts'

type Props = {
  readonly share: ShareAccount
  /** Short name of the chain that a link requests, until the owner chooses one. */
  readonly network?: string | undefined
  /** Informs the page that opened this one for a new account, if the account is created while the page is open. */
  readonly onReady?: ((account: string) => void) | undefined
}

/** Name and chain, owners and threshold, review, creation. The input and a running creation survive a reload. */
export function CreatePage({ network, onReady, share }: Props) {
  const { data: chains } = useQuery(chainsQuery())
  const wallet = useWallet()
  const creation = useCreation()
  const boardOf = useCreationBoard()
  const undeployed = useUndeployedAccounts()
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

  const preset =
    chains?.find(({ shortName }) => shortName === network) ??
    chains?.find(({ chainId }) => chainId === wallet.chainId) ??
    chains?.[0]
  if (chains?.length === 0) return <NoNetwork />
  if (!preset || !chains) return <SkeletonRows rows={3} shape="table" label={messages.loadingNetworks} />

  const board = boardOf === null ? [] : ofAddress(undeployed, boardOf)
  if (board.length > 0)
    return (
      <>
        <StepBar current={3} />
        <CreationBoard accounts={board} chains={chains} share={share} onDone={() => creationBoardStore.set(null)} />
      </>
    )

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

  return <CreateForm chains={chains} preset={preset} />
}

/** Without a service, until the person adds a network. */
const NoNetwork = () => (
  <EmptyState
    level={1}
    sentence={messages.noNetworks}
    detail={messages.noNetworksDetail}
    action={
      <Link to="/settings/networks" className="cs-link">
        {messages.addNetwork}
      </Link>
    }
  />
)
