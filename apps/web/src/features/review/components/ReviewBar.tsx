import { BlockedButton, CountersignRing, Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { openConnectDialog } from '../../../shared/wallet/walletStore.ts'
import { ActBar } from '../../../shared/review/ActBar.tsx'
import type { Check } from '../../../shared/review/Check.ts'
import { consequence, nextActs, type Act } from '../nextAct.ts'
import type { Busy, ReviewActionsApi } from '../useReviewActions.ts'
import type { SavedSignature } from '../savedSignatures.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

type Props = {
  readonly situation: Parameters<typeof nextActs>[0]
  readonly dangers: readonly Check[]
  readonly actions: ReviewActionsApi
  /** The wallet signed already, but the service has not taken it. */
  readonly undelivered: SavedSignature | null
  readonly canReject: boolean
  readonly canDelete: boolean
}

const BUSY: Record<Busy, string> = {
  checking: 'Checking again',
  signing: 'Confirm in your wallet',
  delivering: 'Sending to the service',
  executing: 'Confirm in your wallet',
  deleting: 'Confirm in your wallet',
}

/** The fixed bar: what your act would cause, and the acts. Danger keeps Sign focusable, and says why it does nothing. */
export function ReviewBar({ situation, dangers, actions, undelivered, canReject, canDelete }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  const { title, detail } = consequence(situation)
  const acts = nextActs(situation)
  const { busy, error } = actions
  const signed = Math.min(situation.signed.length, situation.threshold)
  const isYours = acts[0] === 'sign' || acts[0] === 'sign-and-execute'
  return (
    <>
      <ActBar
        error={error}
        onDismiss={actions.dismissError}
        ring={
          <CountersignRing
            required={situation.threshold}
            signed={signed}
            state={acts[0] === 'execute' ? 'ready' : isYours ? 'yours' : 'open'}
            size={44}
          />
        }
        title={busy ? `${BUSY[busy]}…` : title}
        detail={detail}
      >
        {canDelete && (
          <Button variant="subtle" disabled={busy !== null} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        )}
        {canReject && (
          <Button disabled={busy !== null} onClick={() => void actions.reject()}>
            Reject
          </Button>
        )}
        {undelivered && isYours ? (
          <Button variant="filled" disabled={busy !== null} onClick={() => void actions.redeliver(undelivered)}>
            Send the signature again
          </Button>
        ) : dangers.length > 0 && acts[0] !== 'wait' && acts[0] !== 'connect' ? (
          <BlockedButton
            reason={dangers.map((danger) => danger.title).join('. ')}
            showReason={false}
            leftSection={<Icon name="lock" />}
            onPress={() => document.querySelector('[aria-label="Checks"]')?.scrollIntoView({ block: 'center' })}
          >
            {acts[0] === 'execute' ? 'Execute is blocked' : 'Sign is blocked'}
          </BlockedButton>
        ) : (
          acts
            .toReversed()
            .map((act, index, all) => (
              <ActButton key={act} act={act} isMain={index === all.length - 1} busy={busy} actions={actions} />
            ))
        )}
      </ActBar>
      {isDeleting && (
        <DeleteDialog
          onClose={() => setDeleting(false)}
          onConfirm={() => {
            setDeleting(false)
            void actions.remove()
          }}
        />
      )}
    </>
  )
}

type ActButtonProps = { act: Act; isMain: boolean; busy: Busy | null; actions: ReviewActionsApi }

function ActButton({ act, isMain, busy, actions }: ActButtonProps) {
  const look = { variant: isMain ? 'filled' : 'default', disabled: busy !== null } as const
  if (act === 'wait') return null
  if (act === 'connect')
    return (
      <Button {...look} leftSection={<Icon name="wallet" />} onClick={openConnectDialog}>
        Connect wallet
      </Button>
    )
  if (act === 'execute')
    return (
      <Button {...look} leftSection={<Icon name="player-play" />} onClick={() => void actions.execute()}>
        Execute
      </Button>
    )
  if (act === 'sign-and-execute')
    return (
      <Button {...look} leftSection={<Icon name="signature" />} onClick={() => void actions.signAndExecute()}>
        Sign and execute
      </Button>
    )
  return (
    <Button {...look} leftSection={<Icon name="signature" />} onClick={() => void actions.sign()}>
      Sign
    </Button>
  )
}
