import { useCopy } from '@countersign/ui'
import type { Hex } from '@countersign/primitives'
import type { ReactNode } from 'react'
import { openConnectDialog } from '../../../data/wallet/walletStore.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useAct } from '../../../parts/gate/useAct.ts'
import { barMessages } from '../../../signing/bar/barMessages.ts'
import type { BarAct } from '../../../signing/bar/BarAct.tsx'
import { SigningBar, type SigningVerdict } from '../../../signing/bar/SigningBar.tsx'
import {
  isForeign,
  messageAct,
  messageConsequence,
  type MessageSituation,
} from '../../../signing/message/messageActs.ts'
import type { MessageSigning } from '../../../signing/message/useMessageSigning.ts'
import type { Subject } from '../../../signing/review/Subject.ts'
import type { UndeliveredSignature } from '../../../signing/sequence/SigningPorts.ts'

type Props = {
  readonly situation: MessageSituation
  readonly subject: Subject
  readonly verdict: SigningVerdict
  readonly actions: MessageSigning
  /** The complete signature for the app, after the account's contract accepted it. */
  readonly complete: Hex | null
  /** Removes the message from this browser; only for messages that no service stores. */
  readonly remove: ReactNode
  /** The wallet's signature that the service has not accepted. */
  readonly undelivered: UndeliveredSignature | null
}

/** The actions that are possible for the message now. */
export function MessageBar({ situation, subject, verdict, actions, complete, remove, undelivered }: Props) {
  const act = messageAct(situation)
  const copy = useCopyAct(complete)
  const acts: readonly BarAct[] =
    act === 'connect'
      ? [{ id: 'connect', label: barMessages.connect, icon: 'wallet', run: openConnectDialog }]
      : act === 'copy'
        ? copy
        : act === 'sign'
          ? [{ id: 'sign', label: barMessages.signMessage, icon: 'signature', run: () => void actions.sign() }]
          : []
  return (
    <SigningBar
      progress={actions}
      {...{ subject, verdict, acts }}
      ring={{
        required: situation.threshold,
        signed: Math.min(situation.signed.length, situation.threshold),
        state: act === 'copy' ? 'executed' : act === 'sign' ? 'yours' : 'open',
      }}
      {...messageConsequence(situation, useAct('sign-message').reason)}
      blocked={act === 'copy' ? barMessages.copyBlocked : act === 'sign' ? barMessages.signBlocked : null}
      mayOverride={act === 'sign'}
      isSigning={act === 'sign'}
      refused={
        isForeign(situation) ? (
          <ActButton act="sign-message" showReason={false} variant="filled">
            {barMessages.signMessage}
          </ActButton>
        ) : null
      }
      redeliver={undelivered && (() => void actions.redeliver(undelivered))}
    >
      {remove}
    </SigningBar>
  )
}

function useCopyAct(signature: Hex | null): readonly BarAct[] {
  const { outcome, copy } = useCopy(signature ?? '')
  if (signature === null) return []
  const label =
    outcome === 'copied' ? barMessages.copied : outcome === 'failed' ? barMessages.notCopied : barMessages.copySignature
  return [{ id: 'copy', label, icon: 'copy', run: copy }]
}
