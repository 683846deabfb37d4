import type { AccountWrites, Known } from '@countersign/simulation'
import { BeforeAfterTable, GroupedHex, VerdictBadge } from '@countersign/ui'
import { findContractByAddress } from '@countersign/chains'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { ViewContext } from '@countersign/describe/transaction'
import { simulationMessages } from './simulationMessages.ts'
import type { Simulated } from './Simulated.ts'
import styles from './Simulation.module.css'

type Props = {
  readonly writes: Known<readonly AccountWrites[]>
  readonly unexpected: Simulated['unexpected']
  readonly context: ViewContext
}

/** Storage writes to the account and its nested accounts, by name. Writes that no call declares are red. */
export function StorageWrites({ writes, unexpected, context }: Props) {
  if (!writes.known)
    return (
      <p className={styles.note}>
        <VerdictBadge verdict="unchecked" label={simulationMessages.storageNotRead} quiet /> {writes.reason}
      </p>
    )
  return writes.value
    .filter((account) => account.writes.length > 0)
    .map(({ account, writes: slots }) => (
      <BeforeAfterTable
        key={account}
        caption={simulationMessages.storageOf({ account })}
        heads={{
          label: isSameAddress(account, context.safe)
            ? simulationMessages.storageOfThis
            : simulationMessages.storageOf({ account: context.nameOf(account) ?? account }),
          before: simulationMessages.now,
          after: simulationMessages.after,
        }}
        rows={slots.map(({ slot, before, after, name, label }) => ({
          id: slot,
          label: name ? label : simulationMessages.unknownSlot({ slot: shortened(slot) }),
          before: <Word word={before} isNumber={isNumber(name?.kind)} context={context} />,
          after: <Word word={after} isNumber={isNumber(name?.kind)} context={context} />,
          verdict: unexpected.get(account)?.has(slot) === true ? 'danger' : undefined,
          unexpected: unexpected.get(account)?.has(slot) === true,
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

function Word({ word, isNumber, context }: { word: string; isNumber: boolean; context: ViewContext }) {
  const value = BigInt(word)
  if (value === 0n) return isNumber ? '0' : simulationMessages.nothing
  if (isNumber) return value.toString()
  if (value === 1n) return simulationMessages.endOfList
  const digits = value.toString(16)
  if (digits.length > 40) return <code className={styles.word}>{shortened(word)}</code>
  const address: Address = `0x${digits.padStart(40, '0')}`
  const name = context.nameOf(address) ?? publishedName(address)
  return (
    <span className={styles.named}>
      {name && <b>{name}</b>}
      <GroupedHex value={address} />
    </span>
  )
}

/** By address only; the checks compare the code. */
function publishedName(address: Address): string | null {
  const [found] = findContractByAddress(address).toReversed()
  return found ? `${found.name} ${found.version}` : null
}

const shortened = (word: string): string => `${word.slice(0, 10)}…${word.slice(-8)}`
