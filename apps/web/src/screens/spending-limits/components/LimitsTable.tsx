import { type Address, shortenAddress } from '@countersign/primitives'
import { Icon, RichText, TimeText } from '@countersign/ui'
import { BatchRemovalIcon } from '../../../parts/draft/BatchRemovalIcon.tsx'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { ActIcon } from '../../../parts/gate/ActIcon.tsx'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { periodWords } from '@countersign/describe/transaction'
import { useAccount } from '../../../data/url/useAccount.ts'
import { exact } from '../model/LimitForm.ts'
import { anchorOf } from '../model/limitForms.ts'
import { useIsSpending } from '../useSpending.ts'
import { leftOf, type SpendingLimit } from '../model/SpendingLimit.ts'
import tables from '../../../parts/lists/Table.module.css'
import styles from './SpendingLimits.module.css'
import { spendingLimitsMessages } from '../spendingLimitsMessages.ts'

export interface LimitsTableProps {
  limits: readonly SpendingLimit[]
  /** A transaction is being prepared for the last press. */
  isBusy: boolean
  onEdit(limit: SpendingLimit): void
  onRemove(limit: SpendingLimit): void
  /** Puts the removal into the batch of the account. */
  onAddRemoval(limit: SpendingLimit): void
  /** An amount is left, and the module is enabled. */
  canSpend(limit: SpendingLimit): boolean
  onSpend(limit: SpendingLimit): void
}

export function LimitsTable({ limits, ...acts }: LimitsTableProps) {
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{spendingLimitsMessages.beneficiary}</th>
            <th scope="col">{spendingLimitsMessages.limit}</th>
            <th scope="col">{spendingLimitsMessages.spent}</th>
            <th scope="col">{spendingLimitsMessages.left}</th>
            <th scope="col">{spendingLimitsMessages.resets}</th>
            <th scope="col">
              <span className="cs-visually-hidden">{spendingLimitsMessages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {limits.map((limit) => (
            <Row key={[limit.module, limit.delegate, limit.token].join()} limit={limit} {...acts} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({
  limit,
  isBusy,
  canSpend,
  onEdit,
  onRemove,
  onAddRemoval,
  onSpend,
}: Omit<LimitsTableProps, 'limits'> & { limit: SpendingLimit }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const { delegate, symbol, decimals, amount, spent } = limit
  const who = nameOf(delegate, chainId)?.name ?? shortenAddress(delegate)
  const left = leftOf(limit)
  const isSpending = useIsSpending(limit)
  return (
    <tr id={anchorOf(limit)}>
      <th scope="row">
        <Beneficiary address={delegate} />
      </th>
      <td data-label={spendingLimitsMessages.limit}>
        <b>
          {exact(amount, decimals)} {symbol}
        </b>
      </td>
      <td data-label={spendingLimitsMessages.spent}>
        {exact(spent, decimals)} {symbol}
      </td>
      <td data-label={spendingLimitsMessages.left}>
        <span className={styles.left}>
          <span className={styles.bar} aria-hidden>
            <i style={{ width: `${percent(left, amount)}%` }} />
          </span>
          {exact(left, decimals)} {symbol}
        </span>
        {isSpending && <small role="status">{spendingLimitsMessages.waits}</small>}
      </td>
      <td data-label={spendingLimitsMessages.resets}>
        <Reset limit={limit} />
      </td>
      <td>
        <span className={styles.acts}>
          {canSpend(limit) && (
            <ActButton
              act="spend-limit"
              subject={{ beneficiary: [delegate] }}
              showReason={false}
              size="xs"
              aria-label={spendingLimitsMessages.spendWithin({ symbol })}
              onClick={() => onSpend(limit)}
            >
              {spendingLimitsMessages.spend}
            </ActButton>
          )}
          <ActIcon
            act="change-setup"
            aria-label={spendingLimitsMessages.changeLimitOf({ symbol, who })}
            title={spendingLimitsMessages.change}
            disabled={isBusy}
            onClick={() => onEdit(limit)}
          >
            <Icon name="edit" size={16} />
          </ActIcon>
          <ActIcon
            act="change-setup"
            aria-label={spendingLimitsMessages.removeLimitOf({ symbol, who })}
            title={spendingLimitsMessages.remove}
            disabled={isBusy}
            onClick={() => onRemove(limit)}
          >
            <Icon name="trash" size={16} />
          </ActIcon>
          <BatchRemovalIcon
            what={spendingLimitsMessages.limitOf({ symbol, who })}
            disabled={isBusy}
            onAdd={() => onAddRemoval(limit)}
          />
        </span>
      </td>
    </tr>
  )
}

function Beneficiary({ address }: { address: Address }) {
  const { chainId } = useAccount()
  return <NamedAddress info={{ value: address, name: null, logoUri: null }} chainId={chainId} copyable />
}

function Reset({ limit: { resetMinutes, nextReset } }: { limit: SpendingLimit }) {
  if (nextReset === null) return spendingLimitsMessages.neverResets
  return (
    <span className={styles.reset}>
      <span>{sentence(periodWords(resetMinutes))}</span>
      <small>
        <RichText text={spendingLimitsMessages.nextReset} slots={{ time: <TimeText at={nextReset} form="exact" /> }} />
      </small>
    </span>
  )
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const percent = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 1000n) / whole) / 10)
