import { type Address, shortenAddress } from '@countersign/primitives'
import type { SetupTarget } from '@countersign/safe/plan'
import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { hasDrifted, isFuture, isKnown, type KnownRow, type PlanRow } from '../model/PlanRow.ts'
import { leftOutWords, plannedWords } from '../model/planWords.ts'
import { isOwner, standingOf, toExecute, toSign } from '../model/sittingOf.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import { planWordMessages } from '../planWordMessages.ts'
import { useAddressWords } from '../planning/useAddressWords.ts'
import type { Visit } from '../planning/useSitting.ts'
import { AbsentAct } from './AbsentAct.tsx'
import { FutureState } from './FutureState.tsx'
import { markOf, OwnerMark } from './OwnerMark.tsx'
import styles from './Planner.module.css'
import { StepSignatures } from './StepSignatures.tsx'

type Props = {
  readonly row: PlanRow
  readonly target: SetupTarget
  /** The columns. */
  readonly owners: readonly Address[]
  readonly isBusy: boolean
  readonly onReview: (visit: Visit) => void
}

export function BoardRow({ row, target, owners, isBusy, onReview }: Props) {
  const { chain, key } = row
  const today = isKnown(row) ? row.standing.state.owners : null
  return (
    <tr>
      <th scope="row">
        <b>{chain.chainName}</b>
        <span className={styles.small}>{shortenAddress(key.safe)}</span>
        {isKnown(row) && isFuture(row) && <FutureState row={row} />}
        {isKnown(row) && hasDrifted(row) && (
          <span className={styles.small}>
            <Icon name="alert-triangle" size={14} /> {messages.drifted}
          </span>
        )}
      </th>
      {owners.map((owner) => (
        <td key={owner} className={styles.owner}>
          {today && <OwnerMark mark={markOf(owner, today, target.owners)} />}
        </td>
      ))}
      <td className={styles.needed} data-label={messages.needed}>
        {isKnown(row) && neededWords(row.standing.state.threshold, target.threshold)}
      </td>
      <td>{isKnown(row) ? <Difference row={row} /> : <span className={styles.small}>{stateWords(row)}</span>}</td>
      <td className={styles.signatures}>{isKnown(row) && <StepSignatures row={row} />}</td>
      <td>{isKnown(row) ? <RowAct row={row} isBusy={isBusy} onReview={onReview} /> : <AbsentAct row={row} />}</td>
    </tr>
  )
}

const neededWords = (before: number, after: number): string =>
  before === after ? String(after) : messages.neededChange({ before, after })

function stateWords({ standing }: PlanRow): string {
  if (standing.kind === 'failed') return messages.notRead(standing)
  return standing.kind === 'absent' ? `${messages.absent}. ${messages.absentDetail}` : messages.rowReading
}

function Difference({ row }: { row: KnownRow }): ReactNode {
  const { key, standing } = row
  const wordsOf = useAddressWords()
  const { planned } = standing
  if (planned.kind === 'refused') return messages.refused(planned)
  if (planned.kind === 'apart') return null
  const words = plannedWords(planned)
  const named = (address: Address) => wordsOf(address, key.chainId)
  return (
    <>
      {words.length === 0 ? (
        <span className={styles.small}>{isFuture(row) ? messages.beginsSo : planWordMessages.none}</span>
      ) : (
        <>
          <b>{planWordMessages.changes(words.length)}</b>
          <span className={styles.small}>{words.join(', ')}</span>
          {isFuture(row) && <span className={styles.small}>{messages.firstDeploys}</span>}
        </>
      )}
      {planned.leftOut.map((one) => (
        <span key={JSON.stringify(one)} className={styles.small}>
          {leftOutWords(one, named)}
        </span>
      ))}
    </>
  )
}

/** The one act of a row: what the wallet has to sign, then what can be executed, then what there is to see. */
function RowAct({ row, isBusy, onReview }: { row: KnownRow } & Pick<Props, 'isBusy' | 'onReview'>): ReactNode {
  const wallet = useWallet().address
  const chain = row.chain.chainName
  const mine = toSign(row, wallet)
  const ready = toExecute(row)
  const steps = standingOf(row)
  const proposed = ready ?? steps.find(({ proposal }) => proposal !== null)?.proposal ?? null
  // Without a wallet that owns the account the review shows the transaction, and says who may sign it.
  const unproposed = isOwner(row, wallet) ? [] : steps.filter(({ proposal }) => proposal === null)
  if (row.standing.proposals !== null && ready === null && (mine.length > 0 || unproposed.length > 0))
    return (
      <Button
        size="xs"
        loading={isBusy}
        aria-label={messages.reviewOn({ chain })}
        onClick={() => onReview({ row, steps: mine.length > 0 ? mine : unproposed })}
      >
        {messages.review}
      </Button>
    )
  if (proposed !== null)
    return (
      <Link
        to="/safes/$safe/transactions/$id"
        params={{ safe: row.account, id: proposed.safeTxHash }}
        className="cs-link"
        aria-label={ready === null ? messages.openOn({ chain }) : messages.executeOn({ chain })}
      >
        {ready === null ? messages.open : messages.execute}
      </Link>
    )
  if (isFuture(row))
    return (
      <Link
        to="/safes/$safe"
        params={{ safe: row.account }}
        className="cs-link"
        aria-label={messages.deployOn({ chain })}
      >
        {messages.deploy}
      </Link>
    )
  return (
    <Link
      to="/safes/$safe/setup"
      params={{ safe: row.account }}
      className="cs-link"
      aria-label={messages.openOn({ chain })}
    >
      {messages.open}
    </Link>
  )
}
