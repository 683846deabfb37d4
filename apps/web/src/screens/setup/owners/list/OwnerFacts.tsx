import type { KeyCount } from '@countersign/safe/checks'
import { ThresholdRing } from '@countersign/ui'
import { isExact, lostWords, thiefWords } from '../../../../parts/owners/keyWords.ts'
import styles from '../Owners.module.css'
import { ownerListMessages } from '../ownerListMessages.ts'

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
        <b>{isKnown ? lostTitle(keys) : ownerListMessages.lostLoading}</b>
        <span>{isKnown && lostDetail(keys)}</span>
      </div>
      <div>
        <b>{isKnown ? thiefTitle(keys) : ownerListMessages.attackerLoading}</b>
        <span>{ownerListMessages.mustSign({ threshold, owners })}</span>
      </div>
      <div>
        <b>{idle === null ? ownerListMessages.idleUnknown : idleTitle(idle)}</b>
        <span>{isKnown && idle !== null && idle > 0 ? idleDetail(idle, keys) : ownerListMessages.idleMeans}</span>
      </div>
    </div>
  )
}

const isOne = ({ mayLose }: KeyCount): boolean => mayLose?.least === 1 && mayLose.most === 1

function lostTitle(keys: KeyCount): string {
  if (keys.mayLose === null) return ownerListMessages.locked
  if (keys.mayLose.most === 0) return ownerListMessages.noneMayBeLost
  return ownerListMessages.mayBeLost({ keys: lostWords(keys).text, isOne: isOne(keys) })
}

function lostDetail(keys: KeyCount): string {
  if (keys.mayLose === null) return ownerListMessages.cannotSignAnyMore
  if (!isExact(keys)) return ownerListMessages.range
  return ownerListMessages.lossLocks({ count: keys.mayLose.least + 1 })
}

const thiefTitle = (keys: KeyCount): string =>
  keys.thiefNeeds === null
    ? ownerListMessages.ownersCannotAct
    : ownerListMessages.attackerNeeds({ keys: thiefWords(keys).text, isOne: keys.thiefNeeds.most === 1 })

const idleTitle = (idle: number): string =>
  idle === 0 ? ownerListMessages.noneIdle : ownerListMessages.idleCount({ idle })

function idleDetail(idle: number, { mayLose }: KeyCount): string {
  if (mayLose === null) return ''
  const left = mayLose.least - idle
  if (left < 0) return ownerListMessages.idleLocks({ idle })
  return left === 0 ? ownerListMessages.idleOneMoreLocks({ idle }) : ownerListMessages.idleMoreMayBeLost({ idle, left })
}
