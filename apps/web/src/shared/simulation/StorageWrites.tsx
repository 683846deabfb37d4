import type { AccountWrites, Known } from '@countersign/simulation'
import { BeforeAfterTable, GroupedHex, VerdictBadge } from '@countersign/ui'
import { isSameAddress } from '@countersign/safe/light'
import type { ViewContext } from '../transaction-view/ViewContext.ts'
import styles from './Simulation.module.css'

type Props = { readonly writes: Known<readonly AccountWrites[]>; readonly context: ViewContext }

/** Raw writes into the account and accounts nested in it: places a Safe knows by name, any other in red. */
export function StorageWrites({ writes, context }: Props) {
  if (!writes.known)
    return (
      <p className={styles.note}>
        <VerdictBadge verdict="unchecked" label="Storage not read" quiet /> {writes.reason}
      </p>
    )
  return writes.value
    .filter((account) => account.writes.length > 0)
    .map(({ account, writes: slots }) => (
      <BeforeAfterTable
        key={account}
        caption={`Storage of ${account}`}
        heads={{
          label: isSameAddress(account, context.safe)
            ? 'Storage of this account'
            : `Storage of ${context.nameOf(account) ?? account}`,
          before: 'Now',
          after: 'After',
        }}
        rows={slots.map(({ slot, before, after, name, label }) => ({
          id: slot,
          label: name ? label : <>Unknown slot {shortened(slot)}</>,
          before: <Word word={before} isNumber={isNumber(name?.kind)} />,
          after: <Word word={after} isNumber={isNumber(name?.kind)} />,
          verdict: name === null || name.kind === 'singleton' ? 'danger' : undefined,
          unexpected: name === null || name.kind === 'singleton',
        }))}
      />
    ))
}

const NUMBERS: readonly (string | undefined)[] = [
  'ownerCount',
  'threshold',
  'nonce',
  'approvedHashes',
  'signedMessages',
]
const isNumber = (kind: string | undefined): boolean => NUMBERS.includes(kind)

function Word({ word, isNumber }: { word: string; isNumber: boolean }) {
  const value = BigInt(word)
  if (value === 0n) return isNumber ? '0' : 'nothing'
  if (isNumber) return value.toString()
  if (value === 1n) return 'the list’s end'
  const digits = value.toString(16)
  return digits.length <= 40 ? (
    <GroupedHex value={`0x${digits.padStart(40, '0')}`} />
  ) : (
    <code className={styles.word}>{shortened(word)}</code>
  )
}

const shortened = (word: string): string => `${word.slice(0, 10)}…${word.slice(-8)}`
