import { type Address, isSameAddress } from '@countersign/primitives'
import type { SetupTarget } from '@countersign/safe/plan'
import { Identicon, ProvenanceMark } from '@countersign/ui'
import tables from '../../../parts/lists/Table.module.css'
import { isKnown, isPlannable, type PlanRow } from '../model/PlanRow.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import { useAddressWords } from '../planning/useAddressWords.ts'
import type { Visit } from '../planning/useSitting.ts'
import { BoardRow } from './BoardRow.tsx'
import { markWords, OwnerMark } from './OwnerMark.tsx'
import styles from './Planner.module.css'

type Props = {
  readonly rows: readonly PlanRow[]
  readonly target: SetupTarget
  readonly isBusy: boolean
  readonly onReview: (visit: Visit) => void
}

/** One row per account: its owners, what differs from the target, and which signatures it has. */
export function BoardTable({ rows, target, isBusy, onReview }: Props) {
  const wordsOf = useAddressWords()
  const shown = rows.filter((row) => !isKnown(row) || isPlannable(row))
  const chainId = rows[0]?.key.chainId ?? ''
  const owners = ownersOf(shown, target)
  if (shown.length === 0) return null
  return (
    <div>
      <div className={`cs-panel ${tables.frame}`}>
        <table className={`${tables.table} ${tables.cards} ${styles.board}`} aria-label={messages.board}>
          <thead>
            <tr>
              <th scope="col">{messages.network}</th>
              {owners.map((owner) => (
                <th key={owner} scope="col" className={styles.owner} title={owner}>
                  <Identicon address={owner} shape="person" size={22} />
                  <span>{wordsOf(owner, chainId)}</span>
                </th>
              ))}
              <th scope="col" className={styles.needed}>
                {messages.needed}
              </th>
              <th scope="col">{messages.difference}</th>
              <th scope="col">{messages.signatures}</th>
              <th scope="col">
                <span className="cs-visually-hidden">{messages.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <BoardRow key={row.account} {...{ row, target, owners, isBusy, onReview }} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.legend}>
        {(['stays', 'comes', 'goes', 'none'] as const).map((mark) => (
          <span key={mark} className={styles.marks}>
            <OwnerMark mark={mark} isBeside /> {markWords[mark]()}
          </span>
        ))}
        <span>
          {messages.fromChain} <ProvenanceMark source="chain" />
        </span>
      </p>
    </div>
  )
}

/** Owners of the target first, then those who leave. */
function ownersOf(rows: readonly PlanRow[], target: SetupTarget): Address[] {
  const today = rows.filter(isKnown).flatMap(({ standing }) => standing.state.owners)
  const all = [...target.owners, ...today]
  return all.filter((owner, at) => all.findIndex((one) => isSameAddress(one, owner)) === at)
}
