import { type Address, shortenAddress } from '@countersign/primitives'
import { Icon, TimeText } from '@countersign/ui'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { ActIcon } from '../../../parts/gate/ActIcon.tsx'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { periodWords } from '@countersign/describe/transaction'
import { useAccount } from '../../../data/url/useAccount.ts'
import { exact } from '../model/LimitForm.ts'
import { leftOf, type SpendingLimit } from '../model/SpendingLimit.ts'
import tables from '../../../parts/lists/Table.module.css'
import styles from './SpendingLimits.module.css'

export interface LimitsTableProps {
  limits: readonly SpendingLimit[]
  /** A transaction is being prepared for the last press. */
  isBusy: boolean
  onEdit(limit: SpendingLimit): void
  onRemove(limit: SpendingLimit): void
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
            <th scope="col">Beneficiary</th>
            <th scope="col">Limit</th>
            <th scope="col">Spent</th>
            <th scope="col">Left</th>
            <th scope="col">Resets</th>
            <th scope="col">
              <span className="cs-visually-hidden">Actions</span>
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
  onSpend,
}: Omit<LimitsTableProps, 'limits'> & { limit: SpendingLimit }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const { delegate, symbol, decimals, amount, spent } = limit
  const who = nameOf(delegate, chainId)?.name ?? shortenAddress(delegate)
  const left = leftOf(limit)
  return (
    <tr>
      <th scope="row">
        <Beneficiary address={delegate} />
      </th>
      <td data-label="Limit">
        <b>
          {exact(amount, decimals)} {symbol}
        </b>
      </td>
      <td data-label="Spent">
        {exact(spent, decimals)} {symbol}
      </td>
      <td data-label="Left">
        <span className={styles.left}>
          <span className={styles.bar} aria-hidden>
            <i style={{ width: `${percent(left, amount)}%` }} />
          </span>
          {exact(left, decimals)} {symbol}
        </span>
      </td>
      <td data-label="Resets">
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
              aria-label={`Spend ${symbol} within your limit`}
              onClick={() => onSpend(limit)}
            >
              Spend
            </ActButton>
          )}
          <ActIcon
            act="change-setup"
            aria-label={`Change the ${symbol} limit of ${who}`}
            title="Change"
            disabled={isBusy}
            onClick={() => onEdit(limit)}
          >
            <Icon name="edit" size={16} />
          </ActIcon>
          <ActIcon
            act="change-setup"
            aria-label={`Remove the ${symbol} limit of ${who}`}
            title="Remove"
            disabled={isBusy}
            onClick={() => onRemove(limit)}
          >
            <Icon name="trash" size={16} />
          </ActIcon>
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
  if (nextReset === null) return 'Never, one-time limit'
  return (
    <span className={styles.reset}>
      <span>{sentence(periodWords(resetMinutes))}</span>
      <small>
        next <TimeText at={nextReset} form="exact" />
      </small>
    </span>
  )
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const percent = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 1000n) / whole) / 10)
