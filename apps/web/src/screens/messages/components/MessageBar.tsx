import { blockingChecks, isOverridable } from '@countersign/safe/checks'
import { CountersignRing, Icon, useCopy } from '@countersign/ui'
import { Button } from '@mantine/core'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useAct } from '../../../parts/gate/useAct.ts'
import { ActBar } from '../../../signing/review/ActBar.tsx'
import { BlockedByChecks } from '../../../signing/review/BlockedByChecks.tsx'
import { CompareFirst } from '../../../signing/review/CompareFirst.tsx'
import { SigningStopped } from '../../../signing/review/SigningStopped.tsx'
import type { Check } from '../../../data/checks/Check.ts'
import { OverrideDialog } from '../../../signing/review/OverrideDialog.tsx'
import { useOverrides } from '../../../signing/review/overrideStore.ts'
import { useStop } from '../../../signing/review/stopStore.ts'
import type { Subject } from '../../../signing/review/Subject.ts'
import { useState, type ReactNode } from 'react'
import { openConnectDialog } from '../../../data/wallet/walletStore.ts'
import { isForeign, messageAct, messageConsequence, type MessageAct, type MessageSituation } from '../messageActs.ts'
import type { SavedMessageSignature } from '../savedMessageSignatures.ts'
import type { MessageActions, MessageBusy } from '../useMessageActions.ts'

type Props = {
  readonly situation: MessageSituation
  readonly subject: Subject
  readonly dangers: readonly Check[]
  /** The hashes must be compared with the device, and were not yet. */
  readonly mustCompare: boolean
  readonly actions: MessageActions
  /** What an app is given, once the account confirmed it. */
  readonly complete: string | null
  /** The way to take it out of this browser, where nobody else keeps it. */
  readonly remove: ReactNode
  /** The wallet signed already, but the service has not taken it. */
  readonly undelivered: SavedMessageSignature | null
}

const BUSY: Record<MessageBusy, string> = {
  checking: 'Checking again',
  signing: 'Confirm in your wallet',
  delivering: 'Sending to the service',
}

/** The fixed bar: what your signature would cause, or the finished one to copy. */
export function MessageBar({
  situation,
  subject,
  dangers,
  mustCompare,
  actions,
  complete,
  remove,
  undelivered,
}: Props) {
  const [isOverriding, setOverriding] = useState(false)
  const blocking = blockingChecks(dangers, useOverrides(subject))
  const stop = useStop(subject)
  const act = messageAct(situation)
  const refusal = useAct('sign-message').reason
  const { title, detail } = messageConsequence(situation, refusal)
  const { busy, error } = actions
  const signed = Math.min(situation.signed.length, situation.threshold)
  return (
    <ActBar
      error={error}
      onDismiss={actions.dismissError}
      stop={stop}
      ring={
        <CountersignRing
          required={situation.threshold}
          signed={signed}
          state={act === 'copy' ? 'executed' : act === 'sign' ? 'yours' : 'open'}
          size={44}
        />
      }
      title={busy ? `${BUSY[busy]}…` : title}
      detail={detail}
    >
      {isOverriding && <OverrideDialog subject={subject} checks={blocking} onClose={() => setOverriding(false)} />}
      {remove}
      {blocking.length > 0 && act === 'sign' && blocking.every(isOverridable) && (
        <Button variant="subtle" disabled={busy !== null} onClick={() => setOverriding(true)}>
          Override
        </Button>
      )}
      <MainAct {...{ act, situation, stop, blocking, mustCompare, actions, complete, undelivered }} />
    </ActBar>
  )
}

type MainActProps = Pick<Props, 'situation' | 'mustCompare' | 'actions' | 'complete' | 'undelivered'> & {
  readonly act: MessageAct
  readonly stop: ReturnType<typeof useStop>
  readonly blocking: readonly Check[]
}

/** The one button, or why there is none to press yet. */
function MainAct({ act, situation, stop, blocking, mustCompare, actions, complete, undelivered }: MainActProps) {
  const { busy } = actions
  if (stop && act === 'sign') return <SigningStopped />
  if (blocking.length > 0 && (act === 'sign' || act === 'copy'))
    return <BlockedByChecks checks={blocking}>{act === 'copy' ? 'Copy is blocked' : 'Sign is blocked'}</BlockedByChecks>
  if (act === 'connect')
    return (
      <Button variant="filled" leftSection={<Icon name="wallet" />} onClick={openConnectDialog}>
        Connect wallet
      </Button>
    )
  if (act === 'copy') return complete === null ? null : <CopySignature signature={complete} />
  if (isForeign(situation))
    return (
      <ActButton act="sign-message" showReason={false} variant="filled">
        Sign message
      </ActButton>
    )
  if (act !== 'sign') return null
  if (undelivered)
    return (
      <Button variant="filled" disabled={busy !== null} onClick={() => void actions.redeliver(undelivered)}>
        Send the signature again
      </Button>
    )
  if (mustCompare) return <CompareFirst />
  return (
    <Button
      variant="filled"
      disabled={busy !== null}
      leftSection={<Icon name="signature" />}
      onClick={() => void actions.sign()}
    >
      Sign message
    </Button>
  )
}

function CopySignature({ signature }: { signature: string }) {
  const { outcome, copy } = useCopy(signature)
  return (
    <Button variant="filled" leftSection={<Icon name="copy" />} onClick={copy}>
      {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Not copied' : 'Copy signature'}
    </Button>
  )
}
