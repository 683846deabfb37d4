import { Button, Checkbox } from '@mantine/core'
import { exactTime, isSameAddress } from '@countersign/primitives'
import { findFlawedSpender, PERMIT2_ADDRESS } from '@countersign/chains'
import { fiatText, ProvenanceMark, TokenCoin, VerdictBadge } from '@countersign/ui'
import { useNames } from '../../../../data/names/useNames.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import { NamedAddress } from '../../../../parts/names/NamedAddress.tsx'
import tables from '../../../../parts/lists/Table.module.css'
import { amountOf } from '../amountOf.ts'
import { TokenMark } from '../../../../parts/tokens/TokenMark.tsx'
import { useAccountTokens } from '../../../../data/tokens/useAccountTokens.ts'
import { approvalsMessages as messages } from '../approvalsMessages.ts'
import { canBeLowered, isNft } from '../model/Approval.ts'
import type { ApprovalRow } from '../model/approvalRows.ts'
import styles from './Approvals.module.css'

export interface ApprovalsTableProps {
  rows: readonly ApprovalRow[]
  currency: string
  chosen: ReadonlySet<string>
  whoOf(row: ApprovalRow): string
  onToggle(rows: readonly ApprovalRow[], isChosen: boolean): void
  onLower(row: ApprovalRow): void
}

export function ApprovalsTable({ rows, chosen, onToggle, ...rest }: ApprovalsTableProps) {
  const { trustOf } = useAccountTokens()
  const count = rows.filter(({ id }) => chosen.has(id)).length
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.head}>
                <Checkbox
                  aria-label={messages.chooseAll}
                  checked={count === rows.length}
                  indeterminate={count > 0 && count < rows.length}
                  onChange={() => onToggle(rows, count < rows.length)}
                />
                <span className={styles.who}>{messages.who}</span>
                <span className={styles.all} aria-hidden>
                  {messages.chooseAll}
                </span>
              </span>
            </th>
            <th scope="col">{messages.what}</th>
            <th scope="col">{messages.allowed}</th>
            <th scope="col" aria-sort="descending">
              {messages.stake}
            </th>
            <th scope="col">{messages.changed}</th>
            <th scope="col">{messages.whoItIs}</th>
            <th scope="col">
              <span className="cs-visually-hidden">{messages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              trustOf={trustOf}
              isChosen={chosen.has(row.id)}
              onToggle={(isChosen) => onToggle([row], isChosen)}
              {...rest}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Pick<ApprovalsTableProps, 'currency' | 'whoOf' | 'onLower'> & {
  row: ApprovalRow
  isChosen: boolean
  trustOf: ReturnType<typeof useAccountTokens>['trustOf']
  onToggle(isChosen: boolean): void
}

function Row({ row, currency, isChosen, trustOf, whoOf, onToggle, onLower }: RowProps) {
  const { chainId } = useAccount()
  const trust = trustOf(row.token)
  const named = { what: row.symbol, who: whoOf(row) }
  return (
    <tr className={isChosen ? styles.chosen : undefined}>
      <th scope="row">
        <span className={styles.head}>
          <Checkbox
            aria-label={messages.choose(named)}
            checked={isChosen}
            onChange={(event) => onToggle(event.currentTarget.checked)}
          />
          <NamedAddress info={{ value: row.spender, name: null, logoUri: null }} chainId={chainId} copyable />
        </span>
      </th>
      <td data-label={messages.what}>
        <span className={styles.token}>
          <TokenCoin symbol={row.symbol} />
          <span>
            <b>{row.symbol}</b>
            {trust && <TokenMark trust={trust} />}
            <small>{kindWords(row)}</small>
          </span>
        </span>
      </td>
      <td data-label={messages.allowed}>
        <Allowed row={row} />
      </td>
      <td data-label={messages.stakeLabel}>
        <Stake row={row} currency={currency} />
      </td>
      <td data-label={messages.changed}>
        <span>
          {exactTime(row.changedAt).replace(/,? \d\d:\d\d.*$/, '')}
          <small>{messages.block({ block: row.changedBlock })}</small>
        </span>
      </td>
      <td data-label={messages.whoItIs}>
        <WhoItIs row={row} />
      </td>
      <td>
        {canBeLowered(row) && (
          <Button size="xs" aria-label={messages.changeNamed(named)} onClick={() => onLower(row)}>
            {messages.change}
          </Button>
        )}
      </td>
    </tr>
  )
}

function kindWords({ kind, spender, tokenId }: ApprovalRow): string {
  if (kind === 'OPERATOR') return messages.collection
  if (kind === 'ERC721') return `${messages.oneNft}, #${tokenId ?? 0n}`
  if (kind === 'PERMIT2') return messages.throughPermit2
  return isSameAddress(spender, PERMIT2_ADDRESS) ? messages.forApps : messages.token
}

function Allowed({ row }: { row: ApprovalRow }) {
  const { kind, allowance, isUnlimited, held, decimals, symbol, expiresAt } = row
  const mark = <ProvenanceMark source="chain" />
  if (isNft(row))
    return (
      <span>
        {kind === 'ERC721' ? messages.nfts(1n) : held === null ? messages.everyNft : messages.nfts(held)} {mark}
        <small>{kind === 'ERC721' ? `#${row.tokenId ?? 0n}` : messages.nowAndLater}</small>
      </span>
    )
  return (
    <span>
      {isUnlimited ? (
        <b className={row.isContract ? undefined : styles.bad}>{messages.everything}</b>
      ) : (
        amountOf(allowance ?? 0n, { decimals, symbol })
      )}{' '}
      {mark}
      <small>
        {held === null ? messages.holdUnknown : messages.youHold({ amount: amountOf(held, { decimals, symbol }) })}
        {expiresAt !== null && `, ${messages.until({ day: exactTime(expiresAt) })}`}
      </small>
    </span>
  )
}

function Stake({ row, currency }: { row: ApprovalRow; currency: string }) {
  const { value, takeable, held, decimals, symbol } = row
  const part =
    takeable === 0n
      ? messages.nothingNow
      : takeable !== null && takeable === held
        ? messages.allOfIt
        : messages.upToLimit
  return (
    <span>
      <b>{value === null ? messages.noPrice : fiatText(value, currency)}</b>
      <small>
        {value === null && takeable !== null && takeable > 0n
          ? isNft(row)
            ? messages.nfts(takeable)
            : amountOf(takeable, { decimals, symbol })
          : part}
      </small>
    </span>
  )
}

/** Whether the user knows the spender. A name of the service does not count. */
function WhoItIs({ row: { spender, isContract } }: { row: ApprovalRow }) {
  const { chainId } = useAccount()
  const flaw = findFlawedSpender(spender, chainId)
  const source = useNames().nameOf(spender, chainId)?.source
  // Also for a contact: knowing a contract does not mend it.
  if (flaw !== undefined)
    return (
      <span>
        <VerdictBadge verdict="danger" label={messages.knownFlaw} />
        <small>{messages.flawed(flaw)}</small>
      </span>
    )
  if (source === 'you') return <VerdictBadge verdict="verified" label={messages.inBook} />
  if (!isContract) return <VerdictBadge verdict="caution" label={messages.notContract} />
  return <VerdictBadge verdict="unchecked" label={source === 'published' ? messages.byAddress : messages.notKnown} />
}
