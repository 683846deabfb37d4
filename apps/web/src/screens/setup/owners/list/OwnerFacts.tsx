import type { KeyCount } from '@countersign/safe/checks'
import { ThresholdRing } from '@countersign/ui'
import { isExact, lostWords, thiefWords } from '../../../../parts/owners/keyWords.ts'
import styles from '../Owners.module.css'

type Props = {
  readonly threshold: number
  readonly owners: number
  /** Null while the chain is read. */
  readonly keys: KeyCount | null
  /** Some owner is not read yet, so the numbers are ranges. */
  readonly isReading: boolean
  /** The number of owners without a recent signature; null if unknown. */
  readonly idle: number | null
}

/**
 * The effect of owners and threshold: how many keys may be lost, how many an attacker needs, and which owners are idle.
 */
export function OwnerFacts({ threshold, owners, keys, isReading, idle }: Props) {
  const isKnown = keys !== null && !isReading
  return (
    <div className={styles.facts}>
      <div>
        <ThresholdRing threshold={threshold} owners={owners} size={44} />
      </div>
      <div>
        <b>{isKnown ? lostTitle(keys) : 'Keys that may be lost: loading'}</b>
        <span>{isKnown && lostDetail(keys)}</span>
      </div>
      <div>
        <b>{isKnown ? thiefTitle(keys) : 'Keys an attacker needs: loading'}</b>
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
  if (keys.mayLose === null) return 'The account is locked'
  if (keys.mayLose.most === 0) return 'No key may be lost'
  return `${lostWords(keys).text} ${isOne(keys) ? 'key' : 'keys'} may be lost`
}

function lostDetail(keys: KeyCount): string {
  if (keys.mayLose === null) return 'Its owners cannot sign any more.'
  if (!isExact(keys)) return 'A range, because the keys of some owners could not be read.'
  return `If ${keys.mayLose.least + 1} are lost, the account is locked.`
}

const thiefTitle = (keys: KeyCount): string =>
  keys.thiefNeeds === null
    ? 'The owners cannot act'
    : `An attacker needs ${thiefWords(keys).text.toLowerCase()} ${keys.thiefNeeds.most === 1 ? 'key' : 'keys'}`

const idleTitle = (idle: number): string =>
  idle === 0 ? 'No owner is idle' : idle === 1 ? '1 owner is idle' : `${idle} owners are idle`

function idleDetail(idle: number, { mayLose }: KeyCount): string {
  if (mayLose === null) return ''
  const left = mayLose.least - idle
  const who = idle === 1 ? 'If it is lost' : 'If all of them are lost'
  if (left < 0) return `${who}, the account is locked.`
  return left === 0 ? `${who}, one more lost key locks the account.` : `${who}, ${left} more may be lost.`
}
