import type { KeyCount } from '@countersign/safe/checks'
import { ThresholdRing } from '@countersign/ui'
import { isExact, lostWords, thiefWords } from '../../../../parts/owners/keyWords.ts'
import styles from '../Owners.module.css'

type Props = {
  readonly threshold: number
  readonly owners: number
  /** Null while the chain is read. */
  readonly keys: KeyCount | null
  /** An owner is still read, so the numbers are ranges. */
  readonly isReading: boolean
  /** Owners that have not signed for long; null where it is not known. */
  readonly idle: number | null
}

/** What owners and threshold mean: keys that may be lost, keys a thief needs, and who has not signed for long. */
export function OwnerFacts({ threshold, owners, keys, isReading, idle }: Props) {
  const isKnown = keys !== null && !isReading
  return (
    <div className={styles.facts}>
      <div>
        <ThresholdRing threshold={threshold} owners={owners} size={44} />
      </div>
      <div>
        <b>{isKnown ? lostTitle(keys) : 'Keys that may be lost: reading'}</b>
        <span>{isKnown && lostDetail(keys)}</span>
      </div>
      <div>
        <b>{isKnown ? thiefTitle(keys) : 'Keys a thief needs: reading'}</b>
        <span>
          {threshold} of {owners} {owners === 1 ? 'owner' : 'owners'} must sign.
        </span>
      </div>
      <div>
        <b>{idle === null ? 'Idle owners: not known' : idleTitle(idle)}</b>
        <span>
          {isKnown && idle !== null && idle > 0 ? idleDetail(idle, keys) : 'Idle means no signature for 90 days.'}
        </span>
      </div>
    </div>
  )
}

const isOne = ({ mayLose }: KeyCount): boolean => mayLose?.least === 1 && mayLose.most === 1

function lostTitle(keys: KeyCount): string {
  if (keys.mayLose === null) return 'The account is stuck'
  if (keys.mayLose.most === 0) return 'No key may be lost'
  return `${lostWords(keys).text} ${isOne(keys) ? 'key' : 'keys'} may be lost`
}

function lostDetail(keys: KeyCount): string {
  if (keys.mayLose === null) return 'Its owners cannot sign any more.'
  if (!isExact(keys)) return 'A range: not every owner could be read to its keys.'
  return `With ${keys.mayLose.least + 1} lost, the account is stuck.`
}

const thiefTitle = (keys: KeyCount): string =>
  keys.thiefNeeds === null
    ? 'The owners cannot act'
    : `A thief needs ${thiefWords(keys).text.toLowerCase()} ${keys.thiefNeeds.most === 1 ? 'key' : 'keys'}`

const idleTitle = (idle: number): string =>
  idle === 0 ? 'No owner is idle' : idle === 1 ? '1 owner is idle' : `${idle} owners are idle`

function idleDetail(idle: number, { mayLose }: KeyCount): string {
  if (mayLose === null) return ''
  const left = mayLose.least - idle
  const who = idle === 1 ? 'If it is lost' : 'If all of them are lost'
  if (left < 0) return `${who}, the account is stuck.`
  return left === 0 ? `${who}, one more is too many.` : `${who}, ${left} more may be lost.`
}
