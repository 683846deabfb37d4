import { type Address, isSameAddress } from '@countersign/primitives'
import { openConnectDialog } from '../../../data/wallet/walletStore.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useAct } from '../../../parts/gate/useAct.ts'
import type { BarAct } from '../../../signing/bar/BarAct.tsx'
import { SigningBar, type SigningVerdict } from '../../../signing/bar/SigningBar.tsx'
import type { Subject } from '../../../signing/review/Subject.ts'
import type { KeptSignature } from '../../../signing/sequence/SigningPorts.ts'
import { consequence, nextActs, type Act } from '../../../signing/transaction/nextAct.ts'
import type { TransactionSigning } from '../../../signing/transaction/useTransactionSigning.ts'
import { barMessages } from '../../../signing/bar/barMessages.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { stillToAgree, useSituation } from '../context/useSituation.ts'
import { OtherActs } from './OtherActs.tsx'
import { ThroughActs } from './ThroughActs.tsx'

type Props = {
  readonly situation: Parameters<typeof nextActs>[0]
  readonly subject: Subject
  readonly verdict: SigningVerdict
  /** The first simulation is still running, so its findings are not on the page. */
  readonly isTrying: boolean
  readonly actions: TransactionSigning
  /** The wallet's signature that the service has not accepted. */
  readonly undelivered: KeptSignature | null
  readonly canReject: boolean
  /** The addresses that may delete the proposal at the service. Null for a draft. */
  readonly authors: readonly Address[] | null
}

/** The actions that are possible for the transaction now. */
export function ReviewBar({ subject, verdict, isTrying, actions, undelivered, canReject, authors, ...props }: Props) {
  const { situation, through } = useSituation(props.situation)
  const { wallet, signed, threshold } = situation
  const { foreseen } = useReviewContext()
  const after = foreseen?.position.kind === 'after' ? foreseen.position.nonces : []
  const acts = nextActs(situation)
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
      acts={acts.toReversed().flatMap((act) => barActOf(act, actions, acts[0] === 'sign'))}
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
