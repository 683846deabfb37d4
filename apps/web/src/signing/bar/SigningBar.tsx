import { type Check, isOverridable } from '@countersign/safe/checks'
import { BlockedButton, CountersignRing, Icon } from '@countersign/ui'
import { ActionIcon, Button, Popover } from '@mantine/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { OverrideDialog } from '../review/OverrideDialog.tsx'
import type { Subject } from '../review/Subject.ts'
import type { SigningProgress } from '../review/useSigning.ts'
import type { SigningStep } from '../sequence/runSigning.ts'
import type { useVerdict } from '../review/useVerdict.ts'
import { ActBar } from './ActBar.tsx'
import { type BarAct, BarActButton } from './BarAct.tsx'
import { barMessages } from './barMessages.ts'
import { mainPlace } from './mainPlace.ts'
import { showPart } from './showPart.ts'
import { useMediaQuery } from '@mantine/hooks'
import styles from './ActBar.module.css'

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

const busyWords = (step: SigningStep): string =>
  step === 'checking'
    ? barMessages.busyChecking
    : step === 'delivering'
      ? barMessages.busyDelivering
      : barMessages.busyWallet

/** The fixed bar of a transaction or message: what the act causes, and the act or the obstacle that blocks it. */
export function SigningBar(props: Props) {
  const { progress, subject, verdict, ring, mayOverride, children } = props
  const [isOverriding, setOverriding] = useState(false)
  const { blocking, stop } = verdict
  const { busy } = progress
  const { main, others } = mainActs(props)
  const canOverride = mayOverride && blocking.length > 0 && blocking.every(isOverridable)
  return (
    <>
      <ActBar
        error={progress.error}
        onDismiss={progress.dismissError}
        stop={stop}
        ring={<CountersignRing {...ring} size={44} />}
        title={busy ? busyWords(busy) : titleOf(props)}
        detail={detailOf(props)}
      >
        <MoreActs isAlone={main === null} hasActs={canOverride || children !== undefined || others !== null}>
          {canOverride && (
            <Button variant="subtle" disabled={busy !== null} onClick={() => setOverriding(true)}>
              {barMessages.override}
            </Button>
          )}
          {children}
          {others}
        </MoreActs>
        {main}
      </ActBar>
      {isOverriding && <OverrideDialog subject={subject} checks={blocking} onClose={() => setOverriding(false)} />}
    </>
  )
}

/** An act that a danger blocks. */
const isBlocked = ({ blocked, verdict: { blocking } }: Props): boolean => blocked !== null && blocking.length > 0

const titleOf = (props: Props): string => (isBlocked(props) ? barMessages.signingBlocked : props.title)

function detailOf(props: Props): string {
  const { isHeld = false, verdict, detail } = props
  const { dangers, blocking } = verdict
  const [first] = blocking
  if (isBlocked(props) && first) return barMessages.blockedBy({ danger: first.title })
  if (isHeld && blocking.length === 0) return barMessages.checksRunning
  return dangers.length > 0 && blocking.length === 0 ? barMessages.overridden : detail
}

type Shown = { readonly main: ReactNode; readonly others: ReactNode }

/** The main act or its obstacle, and the other acts. */
function mainActs({ progress, verdict, blocked, isSigning, isHeld = false, refused, acts, redeliver }: Props): Shown {
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
  const alone = (main: ReactNode): Shown => ({ main, others: null })
  if (place === 'blocked') return alone(<BlockedByChecks checks={verdict.blocking}>{blocked ?? ''}</BlockedByChecks>)
  if (place === 'refused') return alone(refused)
  if (place === 'stopped') return alone(<SigningStopped />)
  if (place === 'compare') return alone(<CompareFirst />)
  if (place === 'undelivered')
    return alone(
      <Button variant="filled" disabled={isBusy} onClick={() => redeliver?.()}>
        {barMessages.sendAgain}
      </Button>,
    )
  const button = (act: BarAct, isMain: boolean) => (
    <BarActButton key={act.id} {...{ act, isMain, isBusy }} held={isHeld ? barMessages.checksRunning : null} />
  )
  const main = acts.at(-1)
  const others = acts.slice(0, -1)
  return {
    main: main === undefined ? null : button(main, true),
    others: others.length === 0 ? null : others.map((act) => button(act, false)),
  }
}

/** Replaces the sign button until the user has compared the hashes with the device. */
function CompareFirst() {
  return (
    <BlockedButton
      reason={barMessages.compareReason}
      showReason={false}
      leftSection={<Icon name="device-usb" />}
      onPress={() => showPart('device')}
    >
      {barMessages.compareFirst}
    </BlockedButton>
  )
}

/** Replaces the sign button after an answer of the wallet that the page cannot explain. */
function SigningStopped() {
  return (
    <BlockedButton reason={barMessages.stoppedReason} showReason={false} leftSection={<Icon name="lock" />}>
      {barMessages.stopped}
    </BlockedButton>
  )
}

type BlockedProps = { readonly checks: readonly Check[]; readonly children: string }

/** Replaces an act that dangers block, and scrolls to the checks. */
function BlockedByChecks({ checks, children }: BlockedProps) {
  return (
    <BlockedButton
      reason={checks.map((danger) => danger.title).join('. ')}
      showReason={false}
      leftSection={<Icon name="lock" />}
      onPress={() => showPart('checks')}
    >
      {children}
    </BlockedButton>
  )
}

type MoreProps = {
  /** Whether there is any act besides the main one. */
  readonly hasActs: boolean
  /** There is no main act, so that these have its place. */
  readonly isAlone: boolean
  readonly children: ReactNode
}

/** The acts besides the main one: in the bar where space allows, behind "More" on a phone. */
function MoreActs({ hasActs, isAlone, children }: MoreProps) {
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  if (!hasActs || isAlone || !isNarrow) return children
  return (
    <Popover position="top-start" shadow="md" withinPortal={false} keepMounted>
      <Popover.Target>
        <ActionIcon variant="default" className={styles.more} aria-label={barMessages.more}>
          <Icon name="dots" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.acts}>{children}</Popover.Dropdown>
    </Popover>
  )
}
