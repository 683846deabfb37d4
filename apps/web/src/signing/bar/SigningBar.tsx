import { isOverridable } from '@countersign/safe/checks'
import { CountersignRing, BlockedButton, Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { OverrideDialog } from '../review/OverrideDialog.tsx'
import type { Subject } from '../review/Subject.ts'
import type { SigningProgress } from '../review/useSigning.ts'
import type { useVerdict } from '../review/useVerdict.ts'
import type { SigningStep } from '../sequence/SigningState.ts'
import { ActBar } from './ActBar.tsx'
import { BarActButton, type BarAct } from './BarAct.tsx'
import { BlockedByChecks } from './BlockedByChecks.tsx'
import { mainPlace } from './mainPlace.ts'
import { showRegion } from './showRegion.ts'

export type SigningVerdict = Pick<ReturnType<typeof useVerdict>, 'dangers' | 'blocking' | 'stop'> & {
  readonly comparison: { readonly isMissing: boolean }
}

type Props = {
  readonly progress: SigningProgress
  readonly subject: Subject
  readonly verdict: SigningVerdict
  readonly ring: Pick<ComponentProps<typeof CountersignRing>, 'required' | 'signed' | 'state'>
  /** What the act causes. */
  readonly title: string
  readonly detail: string
  /** The label of the disabled button that replaces the act when dangers block it; null for an act that dangers do not block. */
  readonly blocked: string | null
  /** The user may sign or execute in spite of a danger. */
  readonly mayOverride: boolean
  /** The act gives the wallet's own signature or on-chain approval. */
  readonly isSigning: boolean
  /** A check is still running. The acts are disabled until it ends. */
  readonly isHeld?: boolean
  /** Replaces the acts when the wallet may not do them. */
  readonly refused: ReactNode
  /** The main act is the last one. */
  readonly acts: readonly BarAct[]
  /** Sends a signature that the service has not accepted; null without such a signature. */
  readonly redeliver: (() => void) | null
  /** Other buttons, before the acts. */
  readonly children?: ReactNode
}

const BUSY: Record<SigningStep, string> = {
  checking: 'Checking again',
  signing: 'Confirm in your wallet',
  delivering: 'Sending to the service',
  approving: 'Confirm in your wallet',
  executing: 'Confirm in your wallet',
  deleting: 'Confirm in your wallet',
}

/** The wait is bounded: a simulation without an answer ends as "not checked". */
const HELD = 'Checks are still running…'

/** The fixed bar of a transaction or message: what the act causes, and the act or the obstacle that blocks it. */
export function SigningBar(props: Props) {
  const { progress, subject, verdict, ring, title, mayOverride, children } = props
  const [isOverriding, setOverriding] = useState(false)
  const { blocking, stop } = verdict
  const { busy } = progress
  return (
    <>
      <ActBar
        error={progress.error}
        onDismiss={progress.dismissError}
        stop={stop}
        ring={<CountersignRing {...ring} size={44} />}
        title={busy ? `${BUSY[busy]}…` : title}
        detail={detailOf(props)}
      >
        {mayOverride && blocking.length > 0 && blocking.every(isOverridable) && (
          <Button variant="subtle" disabled={busy !== null} onClick={() => setOverriding(true)}>
            Override
          </Button>
        )}
        {children}
        <Main {...props} />
      </ActBar>
      {isOverriding && <OverrideDialog subject={subject} checks={blocking} onClose={() => setOverriding(false)} />}
    </>
  )
}

function detailOf({ isHeld = false, verdict: { dangers, blocking }, detail }: Props): string {
  if (isHeld && blocking.length === 0) return HELD
  return dangers.length > 0 && blocking.length === 0 ? 'You overrode the dangers that were found.' : detail
}

function Main({ progress, verdict, blocked, isSigning, isHeld = false, refused, acts, redeliver }: Props) {
  const isBusy = progress.busy !== null
  const place = mainPlace({
    dangers: verdict.blocking.length,
    isBlockable: blocked !== null,
    isRefused: refused !== null,
    isSigning,
    isStopped: verdict.stop !== null,
    isUndelivered: redeliver !== null,
    mustCompare: verdict.comparison.isMissing,
  })
  if (place === 'blocked') return <BlockedByChecks checks={verdict.blocking}>{blocked ?? ''}</BlockedByChecks>
  if (place === 'refused') return refused
  if (place === 'stopped') return <SigningStopped />
  if (place === 'compare') return <CompareFirst />
  if (place === 'undelivered')
    return (
      <Button variant="filled" disabled={isBusy} onClick={() => redeliver?.()}>
        Send the signature again
      </Button>
    )
  return acts.map((act, index) => (
    <BarActButton
      key={act.id}
      act={act}
      isMain={index === acts.length - 1}
      isBusy={isBusy}
      held={isHeld ? HELD : null}
    />
  ))
}

/** Replaces the sign button until the user has compared the hashes with the device. */
function CompareFirst() {
  return (
    <BlockedButton
      reason="Compare the hashes with your device, then tick that they are the same."
      showReason={false}
      leftSection={<Icon name="device-usb" />}
      onPress={() => showRegion('On your device')}
    >
      Compare, then sign
    </BlockedButton>
  )
}

/** Replaces the sign button after an answer of the wallet that the page cannot explain. */
function SigningStopped() {
  return (
    <BlockedButton
      reason="Signing is stopped. Compare the hashes on another machine first."
      showReason={false}
      leftSection={<Icon name="lock" />}
    >
      Signing is stopped
    </BlockedButton>
  )
}
