import type { Check } from '@countersign/safe/checks'
import { type Address, errorText, isSameAddress } from '@countersign/primitives'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { TextWithAddresses } from '../../parts/transaction/TextWithAddresses.tsx'
import { useAccount } from '../../data/url/useAccount.ts'
import { ChecksFailed, ChecksPanel, ChecksPending } from '../../signing/review/ChecksPanel.tsx'
import { VerdictLink } from '../../signing/review/VerdictLink.tsx'
import { verdictMessages } from '../../signing/review/verdictMessages.ts'
import { SavedSignatureNote } from '../../signing/saved/SavedSignatureNote.tsx'
import { isRejection } from '../../parts/transaction/isRejection.ts'
import { NewOwners } from './owners/NewOwners.tsx'
import { OwnerRemedies } from './owners/OwnerRemedies.tsx'
import { useReviewContext } from './context/ReviewContext.tsx'
import { useSavedSignatures } from '../../signing/saved/savedSignatures.ts'
import { openConnectDialog } from '../../data/wallet/walletStore.ts'
import { ActButton } from '../../parts/gate/ActButton.tsx'
import { useAct } from '../../parts/gate/useAct.ts'
import type { BarAct } from '../../signing/bar/BarAct.tsx'
import { SigningBar, type SigningVerdict } from '../../signing/bar/SigningBar.tsx'
import type { Subject } from '../../signing/review/Subject.ts'
import type { UndeliveredSignature } from '../../signing/sequence/SigningPorts.ts'
import { type Act, consequence, nextActs } from '../../signing/transaction/nextAct.ts'
import type { TransactionSigning } from '../../signing/transaction/useTransactionSigning.ts'
import { barMessages } from '../../signing/bar/barMessages.ts'
import { stillToAgree, useSituation } from './context/useSituation.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'
import { type FeeChoice, useFeeChoice, useIsRelayed } from '../../signing/execution/feeChoices.ts'
import { nameOfApproval } from '../../signing/execution/nameOfApproval.ts'
import { nameOfExecution } from '../../signing/execution/pendingStore.ts'
import { OtherActs } from './components/OtherActs.tsx'
import { ThroughActs } from './components/ThroughActs.tsx'

const ApprovalFee = lazyPart(() =>
  import('./fees/ApprovalFee.tsx').then(({ ApprovalFee }) => ({ default: ApprovalFee })),
)
const NetworkFee = lazyPart(() => import('./fees/NetworkFee.tsx').then(({ NetworkFee }) => ({ default: NetworkFee })))

/** Undelivered signatures, the verdict, and the network fee. */
export function ReviewChecks() {
  const { key } = useAccount()
  const { query, review, checks, overrides, actions, isTrying, actOf, standing, expectedFindings } = useReviewContext()
  const saved = useSavedSignatures(key, review?.reviewed.safeTxHash ?? null)
  if (query.isError && !review)
    return <ChecksFailed reason={errorText(query.error)} onRetry={() => void query.refetch()} />
  if (!review) return <ChecksPending findings={expectedFindings} />
  return (
    <>
      {saved.map((entry) => (
        <SavedSignatureNote
          key={entry.owner}
          entry={entry}
          isSpent={review.reviewed.transaction.nonce < review.state.nonce}
          isBusy={actions.busy !== null}
          onRetry={() => void actions.redeliver(entry)}
        />
      ))}
      <ChecksPanel
        checks={checks}
        overrides={overrides}
        isRunning={isTrying}
        standing={standing}
        write={(text) => <TextWithAddresses text={text} chainId={key.chainId} />}
        actsOf={(check) =>
          check.remedies ? <OwnerRemedies remedies={check.remedies} /> : actOf(check) && <RunAct check={check} />
        }
      />
      <NewOwners />
      <ExecutionFee />
    </>
  )
}

/** Where the connected wallet can execute it now. */
function ExecutionFee() {
  const { situation, review } = useReviewContext()
  return situation && review ? <FeeOfWallet situation={situation} /> : null
}

function FeeOfWallet(props: { situation: Parameters<typeof nextActs>[0] }) {
  const [act] = nextActs(useSituation(props.situation).situation)
  return (
    <Suspense>
      {(act === 'execute' || act === 'sign-and-execute') && <NetworkFee signsFirst={act === 'sign-and-execute'} />}
      {act === 'approve' && <ApprovalFee />}
    </Suspense>
  )
}

/** What the reader can do so that a check runs that could not. */
function RunAct({ check }: { check: Check }): ReactNode {
  const { query, simulation, actOf } = useReviewContext()
  switch (actOf(check)) {
    case 'add-node':
      return (
        <Link to="/settings/networks" className="cs-link">
          {verdictMessages.addNode}
        </Link>
      )
    case 'add-contact':
      return (
        <Link to="/address-book" className="cs-link">
          {verdictMessages.addContact}
        </Link>
      )
    case 'run-test':
      return (
        <button type="button" className="cs-link" onClick={simulation.run}>
          {verdictMessages.runTest}
        </button>
      )
    case 'retry':
      return (
        <button type="button" className="cs-link" onClick={() => void query.refetch()}>
          {verdictMessages.tryAgain}
        </button>
      )
    case null:
      return null
  }
}

/** The verdict in the first line of the page. */
export function ReviewBadge() {
  const { grouped } = useReviewContext()
  return <VerdictLink verdict={grouped} />
}

/** The fixed bar at the bottom. Hidden while an execution is pending, and after the nonce is used. */
export function ReviewSignBar() {
  const { key } = useAccount()
  const { review, situation, actions, pending, authors, details, isTrying, ...context } = useReviewContext()
  const { subject } = context
  const saved = useSavedSignatures(key, review?.reviewed.safeTxHash ?? null)
  if (!review || !situation || !subject) return null
  if (pending !== null && pending.phase !== 'failed') return null
  if (review.reviewed.transaction.nonce < review.state.nonce) return null
  const isStored = details !== null
  const own = saved.find(({ owner }) => situation.wallet !== null && isSameAddress(owner, situation.wallet)) ?? null
  return (
    <ReviewBar
      situation={situation}
      subject={subject}
      verdict={context}
      isTrying={isTrying}
      actions={actions}
      undelivered={own}
      canReject={
        isStored && !isRejection(review.reviewed.transaction, review.reviewed.safe) && situation.wallet !== null
      }
      authors={isStored ? authors : null}
    />
  )
}

type Props = {
  readonly situation: Parameters<typeof nextActs>[0]
  readonly subject: Subject
  readonly verdict: SigningVerdict
  /** The first simulation is still running, so its findings are not on the page. */
  readonly isTrying: boolean
  readonly actions: TransactionSigning
  /** The wallet's signature that the service has not accepted. */
  readonly undelivered: UndeliveredSignature | null
  readonly canReject: boolean
  /** The addresses that may delete the proposal at the service. Null for a draft. */
  readonly authors: readonly Address[] | null
}

/** The actions that are possible for the transaction now. */
export function ReviewBar({ subject, verdict, isTrying, actions, undelivered, canReject, authors, ...props }: Props) {
  const { situation, through } = useSituation(props.situation)
  const { wallet, signed, threshold } = situation
  const { predicted } = useReviewContext()
  const after = predicted?.position.kind === 'after' ? predicted.position.nonces : []
  const acts = nextActs(situation)
  const execution = nameOfExecution({ ...subject, safeTxHash: subject.hash })
  const typed = useFeeChoice(execution)
  const approval = useFeeChoice(nameOfApproval({ ...subject, safeTxHash: subject.hash }))
  const isRelayed = useIsRelayed(execution)
  const isActing = acts[0] !== 'wait' && acts[0] !== 'connect'
  const refused = refusedAct(acts, situation, useAct('execute').may === 'no', through.length > 0)
  // Others see no button: only the wallet that proposed it can delete it.
  const deletable = wallet !== null && authors?.some((author) => isSameAddress(author, wallet)) ? authors : null
  const others = [
    ...(canReject || deletable !== null
      ? [<OtherActs key="others" {...{ actions, canReject }} authors={deletable} />]
      : []),
    ...(verdict.blocking.length === 0 && !isTrying && stillToAgree(through, signed).length > 0
      ? [<ThroughActs key="through" {...{ through, signed, actions }} />]
      : []),
  ]
  return (
    <SigningBar
      progress={actions}
      {...{ subject, verdict }}
      ring={{ required: threshold, signed: Math.min(signed.length, threshold), state: ringOf(acts) }}
      {...consequence({ ...situation, after, through: stillToAgree(through, signed).length })}
      blocked={isActing ? blockedWords(acts[0]) : null}
      mayOverride={isActing}
      isSigning={isAgreeing(acts) || acts[0] === 'propose'}
      isHeld={isTrying && isActing}
      refused={refused && <RefusedAct act={refused === 'sign' && authors === null ? 'propose' : refused} />}
      acts={acts
        .toReversed()
        .flatMap((act) => barActOf(act, actions, acts[0] === 'sign'))
        .map((act) => (isExecuting(act) ? { ...act, problem: isRelayed ? null : feeProblem(typed) } : act))
        .map((act) => (act.id === 'approve' ? { ...act, problem: feeProblem(approval) } : act))}
      redeliver={undelivered && (() => void actions.redeliver(undelivered))}
    >
      {others.length > 0 ? others : undefined}
    </SigningBar>
  )
}

/**
 * The disabled button with its reason, when the wallet can do nothing. Null when the wallet can act, or other owners
 * must.
 */
function refusedAct(
  [act]: readonly Act[],
  { wallet, owners, signed, threshold }: Props['situation'],
  mayNotExecute: boolean,
  isParentOwner: boolean,
): 'execute' | 'sign' | null {
  if (act === 'execute') return mayNotExecute ? 'execute' : null
  const isOwner = wallet !== null && owners.some((owner) => isSameAddress(owner, wallet))
  return act === 'wait' && !isOwner && !isParentOwner && signed.length < threshold ? 'sign' : null
}

type Refused = 'execute' | 'sign' | 'propose'

const refusedWords = (act: Refused): string =>
  ({ execute: barMessages.execute, sign: barMessages.sign, propose: barMessages.propose })[act]

const RefusedAct = ({ act }: { act: Refused }) => (
  <ActButton act={act} showReason={false} variant={act === 'execute' ? 'default' : 'filled'}>
    {refusedWords(act)}
  </ActButton>
)

const ringOf = (acts: readonly Act[]) => (acts[0] === 'execute' ? 'ready' : isAgreeing(acts) ? 'yours' : 'open')

/** The action gives the confirmation of the connected wallet itself. */
const isAgreeing = ([act]: readonly Act[]): boolean => act === 'sign' || act === 'sign-and-execute' || act === 'approve'

const blockedWords = (act: Act | undefined): string =>
  act === 'execute'
    ? barMessages.executeBlocked
    : act === 'propose'
      ? barMessages.proposeBlocked
      : barMessages.signBlocked

const isExecuting = ({ id }: BarAct): boolean => id === 'execute' || id === 'sign-and-execute'

const feeProblem = (typed: FeeChoice | null): BarAct['problem'] =>
  typed?.problem ? { reason: `${typed.problem} ${barMessages.correctFee}`, part: 'fees' } : null

/** @param isOnly no other act of the bar signs too */
function barActOf(act: Act, actions: TransactionSigning, isOnly: boolean): BarAct[] {
  switch (act) {
    case 'wait':
      return []
    case 'connect':
      return [{ id: 'connect', label: barMessages.connect, icon: 'wallet', run: openConnectDialog }]
    case 'execute':
      return [{ id: act, label: barMessages.execute, icon: 'player-play', run: () => void actions.execute() }]
    case 'approve':
      return [{ id: act, label: barMessages.approveOnChain, icon: 'link', run: () => void actions.approve() }]
    case 'sign-and-execute':
      return [
        { id: act, label: barMessages.signAndExecute, icon: 'signature', run: () => void actions.signAndExecute() },
      ]
    case 'propose':
      return [{ id: act, label: barMessages.propose, icon: 'send', run: () => void actions.propose() }]
    case 'sign':
      return [
        {
          id: act,
          label: isOnly ? barMessages.sign : barMessages.signOnly,
          icon: 'signature',
          run: () => void actions.sign(),
        },
      ]
  }
}
