import { type Address, isSameAddress } from '@countersign/primitives'
import { isLevel } from '@countersign/safe/plan'
import { CountersignRing } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { isFuture, type KnownRow } from '../model/PlanRow.ts'
import { standingOf, type StepStanding } from '../model/sittingOf.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import styles from './Planner.module.css'

/** The state of each transaction of an account: not proposed, proposed with its signatures, or reached. */
export function StepSignatures({ row }: { row: KnownRow }): ReactNode {
  const { planned, state, proposals, queueError } = row.standing
  const steps = standingOf(row)
  return (
    <>
      {isLevel(planned) && !isFuture(row) && (
        <div className={styles.signing}>
          <CountersignRing required={state.threshold} signed={state.threshold} state="executed" size={28} label="" />
          <span>
            <b>{messages.asPlanned}</b>
            <span className={styles.small}>{messages.atBlock(state)}</span>
          </span>
        </div>
      )}
      {queueError !== null && proposals === null ? (
        <span className={styles.small}>{messages.queueNotRead({ reason: queueError })}</span>
      ) : (
        steps.map((step) => (
          <StepLine key={step.step} step={step} row={row} isNamed={steps.length > 1} isRead={proposals !== null} />
        ))
      )}
      {proposals?.outdated.map(({ safeTxHash }) => (
        <Link
          key={safeTxHash}
          to="/safes/$safe/transactions/$id"
          params={{ safe: row.account, id: safeTxHash }}
          className={`cs-link ${styles.small}`}
        >
          {messages.outdated}
        </Link>
      ))}
    </>
  )
}

type LineProps = {
  readonly step: StepStanding
  readonly row: KnownRow
  /** The account needs several transactions. */
  readonly isNamed: boolean
  readonly isRead: boolean
}

function StepLine({ step: { step, proposal }, row, isNamed, isRead }: LineProps): ReactNode {
  const wallet = useWallet().address
  const { owners, threshold } = row.standing.state
  const name = isNamed ? `${step === 'upgrade' ? messages.stepUpgrade : messages.stepBatch}: ` : ''
  if (proposal === null)
    return (
      <span className={styles.small}>
        {name}
        {isRead ? messages.notProposed : messages.queueReading}
      </span>
    )
  const signed = proposal.signers.length
  const isYours = wallet !== null && mayStillSign(wallet, owners, proposal.signers)
  return (
    <div className={styles.signing}>
      <CountersignRing
        required={threshold}
        signed={Math.min(signed, threshold)}
        state={signed >= threshold ? 'ready' : isYours ? 'yours' : 'open'}
        size={28}
        label=""
      />
      <span>
        <b>
          {name}
          {messages.signed({ signed, needed: threshold })}
        </b>
        <span className={styles.small}>{nextWords(threshold - signed, isYours)}</span>
        {proposal.isContradicted && <span className={styles.small}>{messages.contradicted}</span>}
        {proposal.isUnchecked && <span className={styles.small}>{messages.unchecked}</span>}
      </span>
    </div>
  )
}

const mayStillSign = (wallet: Address, owners: readonly Address[], signers: readonly Address[]): boolean =>
  owners.some((owner) => isSameAddress(owner, wallet)) && !signers.some((signer) => isSameAddress(signer, wallet))

function nextWords(missing: number, isYours: boolean): string {
  if (missing <= 0) return messages.canExecute
  if (!isYours) return messages.moreNeeded(missing)
  return missing === 1 ? messages.youComplete : messages.youAndMore(missing - 1)
}
