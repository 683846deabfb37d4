import type { Address, Verdict } from '@countersign/primitives'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CopyButton } from '../values/CopyButton.tsx'
import { Identicon } from '../values/Identicon.tsx'
import { ShortHex } from '../values/ShortHex.tsx'
import { TimeText } from '../values/TimeText.tsx'
import { VerdictBadge } from '../verdicts/VerdictBadge.tsx'
import { uiMessages } from '../uiMessages.ts'
import { reviewUiMessages } from './reviewUiMessages.ts'
import styles from './SignerTimeline.module.css'

/** The state of an owner's signature for a transaction. */
export type SignerState = 'signed' | 'missing' | 'you' | 'excluded' | 'not-needed'

/** An owner in `SignerTimeline`. */
export interface SignerEntry {
  address: Address
  name?: string | undefined
  state: SignerState
  /** The time of the signature, epoch milliseconds. */
  at?: number | undefined
  /** Second line. Default: the state in words. */
  note?: ReactNode
  /** The result of checking the signature. Default `unchecked`: a signature counts as valid only after a check. */
  verdict?: Verdict | undefined
}

export interface SignerTimelineProps {
  /** In order of signing, then the other owners. */
  entries: readonly SignerEntry[]
  /** Last line: the executor, with a ring. */
  execution?: { ring: ReactNode; title: ReactNode; detail?: ReactNode }
  /** Accessible name. Default "Signers". */
  label?: string
}

const noteOf = (state: SignerState): string =>
  ({
    signed: reviewUiMessages.signed,
    missing: reviewUiMessages.hasNotSigned,
    you: reviewUiMessages.yourSignatureIsNext,
    excluded: reviewUiMessages.signedButNotCounted,
    'not-needed': reviewUiMessages.notNeeded,
  })[state]

/**
 * The signatures in order, the next signer, and owners that need not sign.
 *
 * @example
 * <SignerTimeline entries={[{ address: alice, name: 'Alice', state: 'signed', verdict: 'verified' }, { address: bob, state: 'missing' }]} />
 */
export function SignerTimeline({ entries, execution, label = reviewUiMessages.signers }: SignerTimelineProps) {
  return (
    <ul className={clsx('cs-panel', styles.list)} aria-label={label}>
      {entries.map((entry, index) => (
        <SignerRow key={`${entry.address} ${index}`} entry={entry} />
      ))}
      {execution && (
        <li className={styles.row}>
          <span className={styles.picture}>{execution.ring}</span>
          <span className={styles.words}>
            <b>{execution.title}</b>
            {execution.detail && <span className={styles.detail}>{execution.detail}</span>}
          </span>
        </li>
      )}
    </ul>
  )
}

function SignerRow({ entry: { address, name, state, at, note, verdict = 'unchecked' } }: { entry: SignerEntry }) {
  return (
    <li className={clsx(styles.row, styles[state])}>
      <span className={styles.picture}>
        {state === 'you' ? (
          <span className={styles.open} />
        ) : (
          <Identicon address={address} shape="person" size={24} className={styles.identicon} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <b>
            {state === 'you' ? (
              name ? (
                reviewUiMessages.youNamed({ name })
              ) : (
                <>
                  {reviewUiMessages.you} <ShortHex value={address} />
                </>
              )
            ) : (
              (name ?? <ShortHex value={address} />)
            )}
          </b>
          <CopyButton value={address} label={name ? uiMessages.addressOf(name) : uiMessages.address} />
        </span>
        <span className={styles.detail}>
          {note ?? noteOf(state)}
          {at !== undefined && (
            <>
              , <TimeText at={at} form="exact" />
            </>
          )}
        </span>
      </span>
      {state === 'signed' && (
        <VerdictBadge verdict={verdict} label={verdict === 'verified' ? reviewUiMessages.signed : undefined} quiet />
      )}
      {state === 'excluded' && <VerdictBadge verdict="danger" label={reviewUiMessages.excluded} quiet />}
    </li>
  )
}
