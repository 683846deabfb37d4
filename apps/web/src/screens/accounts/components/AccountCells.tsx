import type { SafeOverview } from '@countersign/api'
import { Chip, FiatAmount, ProvenanceMark, ThresholdRing, TimeText } from '@countersign/ui'
import { AsOf } from '../../../parts/status/AsOf.tsx'
import { useCurrency } from '../../../data/storage/currency.ts'
import { fiatOfSum } from '../accountGroups.ts'
import type { AccountGroup } from '../AccountGroup.ts'
import type { Ownership as OwnershipKind } from '../KnownAccount.ts'
import type { PlaceSetup } from '../setupDifferences.ts'
import styles from './Accounts.module.css'
import { accountsMessages as messages } from '../accountsMessages.ts'

/** When the overviews were read, and whether the last attempt failed. */
export type ReadAt = { readonly at: number; readonly failed: boolean }

const Quiet = ({ children }: { children: string }) => <span className={styles.quiet}>{children}</span>

export const Signatures = ({ setup, overviews }: { setup: PlaceSetup | null; overviews: Overviews }) =>
  setup === null ? (
    <Quiet>{overviews.every((one) => one === null) ? '…' : messages.notLoaded}</Quiet>
  ) : (
    <span className={styles.signatures}>
      <ThresholdRing threshold={setup.threshold} owners={setup.owners.length} label="" />
      <span>{messages.setup({ threshold: setup.threshold, owners: setup.owners.length })}</span>
    </span>
  )

export const Needed = ({ count }: { count: number }) =>
  count > 0 ? (
    <>
      <span className={styles.needWords}>{messages.needsYou}</span> <b className={styles.need}>{count}</b>
    </>
  ) : (
    <Quiet>0</Quiet>
  )

type Overviews = readonly (SafeOverview | null)[]
type ValueProps = Pick<AccountGroup, 'sum' | 'valued'> & { readonly overviews: Overviews; readonly read: ReadAt }

export function Value({ sum, valued, overviews, read }: ValueProps) {
  const [currency] = useCurrency()
  if (valued.known === 0) return <Quiet>{wordsOf(overviews)}</Quiet>
  return (
    <>
      <FiatAmount value={fiatOfSum(sum)} currency={currency} />
      {valued.known < valued.all && <span className={styles.atLeast}>{messages.atLeast}</span>}
      <AsOf at={read.at} failed={read.failed} />
    </>
  )
}

function wordsOf(overviews: Overviews): string {
  if (overviews.some((one) => one?.unpriced === true)) return messages.noPrices
  return overviews.length > 0 && overviews.every((one) => one === null) ? '…' : messages.unknownValue
}

export const LastActivity = ({ at }: { at: number | null }) =>
  at === null ? messages.unknownTime : <TimeText at={at} form="relative" focusable={false} />

/** The source of the statement that the wallet owns the account. */
export function Ownership({ ownership }: { ownership: OwnershipKind }) {
  switch (ownership) {
    case 'chain':
    case 'service':
      return (
        <span className={styles.ownership}>
          {messages.owned} <ProvenanceMark source={ownership} />
        </span>
      )
    case 'contradicted':
      return <Chip look="tag">{messages.contradicted}</Chip>
    case null:
      return <span className={styles.ownership}>{messages.watched}</span>
  }
}
