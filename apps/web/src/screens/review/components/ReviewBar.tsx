import { isOverridable } from '@countersign/safe/checks'
import { CountersignRing, Icon, type IconName } from '@countersign/ui'
import { Button } from '@mantine/core'
import { isSameAddress, type Address } from '@countersign/safe/light'
import { useId, useState } from 'react'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useAct } from '../../../parts/gate/useAct.ts'
import { openConnectDialog } from '../../../data/wallet/walletStore.ts'
import { ActBar } from '../../../signing/review/ActBar.tsx'
import { BlockedByChecks } from '../../../signing/review/BlockedByChecks.tsx'
import { CompareFirst } from '../../../signing/review/CompareFirst.tsx'
import { SigningStopped } from '../../../signing/review/SigningStopped.tsx'
import { showRegion } from '../../../signing/review/showRegion.ts'
import type { Check } from '../../../data/checks/Check.ts'
import { OverrideDialog } from '../../../signing/review/OverrideDialog.tsx'
import type { Stop } from '../../../signing/review/stopStore.ts'
import type { Subject } from '../../../signing/review/Subject.ts'
import { consequence, nextActs, type Act } from '../nextAct.ts'
import type { Busy, ReviewActionsApi } from '../useReviewActions.ts'
import type { SavedSignature } from '../savedSignatures.ts'
import { stillToAgree, useSituation } from '../useSituation.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ThroughActs } from './ThroughActs.tsx'

type Props = {
  readonly situation: Parameters<typeof nextActs>[0]
  readonly subject: Subject
  /** Every danger found. */
  readonly dangers: readonly Check[]
  /** Those not overridden. */
  readonly blocking: readonly Check[]
  readonly stop: Stop | null
  /** The hashes must be compared with the device, and were not yet. */
  readonly mustCompare: boolean
  /** The first trial has not ended: nobody has read what it finds. */
  readonly isTrying: boolean
  readonly actions: ReviewActionsApi
  /** The wallet signed already, but the service has not taken it. */
  readonly undelivered: SavedSignature | null
  readonly canReject: boolean
  /** The service has it: who may delete it there. Null for a draft. */
  readonly authors: readonly Address[] | null
}

const BUSY: Record<Busy, string> = {
  checking: 'Checking again',
  signing: 'Confirm in your wallet',
  delivering: 'Sending to the service',
  approving: 'Confirm in your wallet',
  executing: 'Confirm in your wallet',
  deleting: 'Confirm in your wallet',
}

/** The fixed bar: what your act would cause, and the acts. Danger keeps Sign focusable, and says why it does nothing. */
export function ReviewBar(props: Props) {
  const { subject, dangers, blocking, stop, isTrying, actions, canReject, authors } = props
  const { situation, through } = useSituation(props.situation)
  const [dialog, setDialog] = useState<'delete' | 'override' | null>(null)
  const { title, detail } = consequence({ ...situation, through: stillToAgree(through, situation.signed).length })
  const acts = nextActs(situation)
  const { busy, error } = actions
  const signed = Math.min(situation.signed.length, situation.threshold)
  const isYours = isAgreeing(acts)
  const isHeld = isTrying && isActing(acts) && blocking.length === 0
  return (
    <>
      <ActBar
        error={error}
        onDismiss={actions.dismissError}
        stop={stop}
        ring={
          <CountersignRing
            required={situation.threshold}
            signed={signed}
            state={acts[0] === 'execute' ? 'ready' : isYours ? 'yours' : 'open'}
            size={44}
          />
        }
        title={busy ? `${BUSY[busy]}…` : title}
        detail={
          isHeld
            ? HELD
            : dangers.length > blocking.length && blocking.length === 0
              ? 'Over dangers you overrode.'
              : detail
        }
      >
        {isActing(acts) && blocking.length > 0 && blocking.every(isOverridable) && (
          <Button variant="subtle" disabled={busy !== null} onClick={() => setDialog('override')}>
            Override
          </Button>
        )}
        {authors !== null && situation.wallet !== null && (
          <ActButton
            act="delete-proposal"
            subject={{ author: authors }}
            showReason={false}
            variant="subtle"
            disabled={busy !== null}
            onClick={() => setDialog('delete')}
          >
            Delete
          </ActButton>
        )}
        {canReject && (
          <ActButton act="reject" showReason={false} disabled={busy !== null} onClick={() => void actions.reject()}>
            Reject
          </ActButton>
        )}
        {blocking.length === 0 && !isTrying && (
          <ThroughActs through={through} signed={situation.signed} actions={actions} />
        )}
        <MainAct {...props} situation={situation} isParentOwner={through.length > 0} />
      </ActBar>
      {dialog === 'override' && <OverrideDialog subject={subject} checks={blocking} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && (
        <DeleteDialog
          onClose={() => setDialog(null)}
          onConfirm={() => {
            setDialog(null)
            void actions.remove()
          }}
        />
      )}
    </>
  )
}

/** Never for long: a trial that gets no answer is "not checked". */
const HELD = 'Checks are still running…'

/** The wallet's own agreement is what is asked for. */
const isAgreeing = ([act]: readonly Act[]): boolean => act === 'sign' || act === 'sign-and-execute' || act === 'approve'

/** The wallet signs, as an owner or as a proposer. */
const isSigning = (acts: readonly Act[]): boolean => isAgreeing(acts) || acts[0] === 'propose'

const isActing = ([act]: readonly Act[]): boolean => act !== 'wait' && act !== 'connect'

/** The wallet acts through an account that owns this one, with buttons of its own. */
type MainActProps = Props & { readonly isParentOwner: boolean }

/** The act itself, or what stands in its way. */
function MainAct({
  situation,
  blocking,
  stop,
  mustCompare,
  isTrying,
  actions,
  undelivered,
  authors,
  isParentOwner,
}: MainActProps) {
  const acts = nextActs(situation)
  const isYours = isSigning(acts)
  const { wallet, owners, signed, threshold } = situation
  const isOwner = wallet !== null && owners.some((owner) => isSameAddress(owner, wallet))
  const execution = useAct('execute')
  const { busy } = actions
  if (undelivered && isYours)
    return (
      <Button variant="filled" disabled={busy !== null} onClick={() => void actions.redeliver(undelivered)}>
        Send the signature again
      </Button>
    )
  if (isActing(acts) && blocking.length > 0)
    return <BlockedByChecks checks={blocking}>{BLOCKED[acts[0] ?? 'sign'] ?? 'Sign is blocked'}</BlockedByChecks>
  if (acts[0] === 'execute' && execution.may === 'no')
    return (
      <ActButton act="execute" showReason={false}>
        Execute
      </ActButton>
    )
  if (isYours && stop) return <SigningStopped />
  if (isYours && mustCompare) return <CompareFirst />
  if (acts[0] === 'wait' && !isOwner && !isParentOwner && signed.length < threshold)
    return (
      <ActButton act={authors === null ? 'propose' : 'sign'} showReason={false} variant="filled">
        {authors === null ? 'Propose' : 'Sign'}
      </ActButton>
    )
  return acts
    .toReversed()
    .map((act, index, all) => (
      <ReviewAct
        key={act}
        act={act}
        isMain={index === all.length - 1}
        isHeld={isTrying}
        busy={busy}
        actions={actions}
      />
    ))
}

const BLOCKED: Partial<Record<Act, string>> = { execute: 'Execute is blocked', propose: 'Propose is blocked' }

type ReviewActProps = { act: Act; isMain: boolean; isHeld: boolean; busy: Busy | null; actions: ReviewActionsApi }

/** What each act does, and how its button looks. */
const ACTS = {
  execute: { icon: 'player-play', label: 'Execute', run: (actions) => actions.execute() },
  approve: { icon: 'link', label: 'Approve on chain', run: (actions) => actions.approve() },
  'sign-and-execute': { icon: 'signature', label: 'Sign and execute', run: (actions) => actions.signAndExecute() },
  propose: { icon: 'send', label: 'Propose', run: (actions) => actions.propose() },
  sign: { icon: 'signature', label: 'Sign', run: (actions) => actions.sign() },
} as const satisfies Record<
  Exclude<Act, 'wait' | 'connect'>,
  { icon: IconName; label: string; run: (actions: ReviewActionsApi) => Promise<void> }
>

/** One button, held or not: whoever has the focus on it keeps it when the checks end. */
function ReviewAct({ act, isMain, isHeld, busy, actions }: ReviewActProps) {
  const id = useId()
  const look = { variant: isMain ? 'filled' : 'default', disabled: busy !== null } as const
  if (act === 'wait') return null
  if (act === 'connect')
    return (
      <Button {...look} leftSection={<Icon name="wallet" />} onClick={openConnectDialog}>
        Connect wallet
      </Button>
    )
  const { icon, label, run } = ACTS[act]
  return (
    <>
      <Button
        {...look}
        {...(isHeld ? { 'aria-disabled': true, 'aria-describedby': id, variant: 'default' } : {})}
        leftSection={<Icon name={isHeld ? 'hourglass' : icon} />}
        onClick={() => (isHeld ? showRegion('Checks') : void run(actions))}
      >
        {label}
      </Button>
      {isHeld && (
        <span id={id} className="cs-visually-hidden">
          {HELD}
        </span>
      )}
    </>
  )
}
