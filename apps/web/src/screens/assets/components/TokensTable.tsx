import { ActionIcon, Button } from '@mantine/core'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { amountText, fiatText, Icon, ProvenanceMark, ShortHex, TokenCoin, toasts } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { hideToken, showToken } from '../../../data/storage/hiddenTokens.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AssetRow } from '../assetRows.ts'
import tables from '../../../parts/lists/Table.module.css'
import { AddToWalletButton } from './AddToWalletButton.tsx'
import styles from './Assets.module.css'

export interface TokensTableProps {
  rows: readonly AssetRow[]
  currency: string
  hidden: readonly Address[]
}

export function TokensTable({ rows, currency, hidden }: TokensTableProps) {
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Balance</th>
            <th scope="col">Price</th>
            <th scope="col" aria-sort="descending">
              Value ↓
            </th>
            <th scope="col">Share</th>
            <th scope="col">
              <span className="cs-visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.token.address}
              row={row}
              code={currency.toUpperCase()}
              isHidden={hidden.some((address) => isSameAddress(address, row.token.address))}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, code, isHidden }: { row: AssetRow; code: string; isHidden: boolean }) {
  const { key, account } = useAccount()
  const { token, balance, price, value, share, source, serviceBalance } = row
  const isNative = isSameAddress(token.address, ZERO_ADDRESS)
  const exact = amountText(balance, token.decimals, { exact: true })
  const hide = () => {
    hideToken(key, token.address)
    toasts.show({
      kind: 'info',
      title: `${token.symbol} was hidden`,
      detail: 'Hidden for this account in this browser. The total still includes it.',
      action: { label: 'Undo', onClick: () => showToken(key, token.address) },
    })
  }
  return (
    <tr>
      <th scope="row">
        <span className={styles.token}>
          <TokenCoin symbol={token.symbol} />
          <span>
            <b>{token.symbol}</b>
            <small>
              {token.name} {!isNative && <ShortHex value={token.address} />}
            </small>
          </span>
        </span>
      </th>
      <td title={`${exact} ${token.symbol}`}>
        {amountText(balance, token.decimals)} <ProvenanceMark source={source} />
        {serviceBalance !== null && (
          <small className={styles.differs}>service says {amountText(serviceBalance, token.decimals)}</small>
        )}
      </td>
      <td>{price === null ? <span className={styles.quiet}>No price</span> : fiatText(price, code)}</td>
      <td>{value === null ? <span className={styles.quiet}>Not counted</span> : <b>{fiatText(value, code)}</b>}</td>
      <td>
        {share !== null && (
          <span className={styles.share}>
            <span aria-hidden>
              <i style={{ width: `${share / 10}%` }} />
            </span>
            {(share / 10).toFixed(1)}%
          </span>
        )}
      </td>
      <td>
        <span className={styles.actions}>
          <Button
            size="xs"
            aria-label={`Send ${token.symbol}`}
            renderRoot={(props) => (
              <Link to="/safes/$safe/send" params={{ safe: account }} search={{ token: token.address }} {...props} />
            )}
          >
            Send
          </Button>
          {!isNative && <AddToWalletButton token={token} />}
          {!isNative && (
            <ActionIcon
              aria-label={isHidden ? `Show ${token.symbol}` : `Hide ${token.symbol}`}
              title={isHidden ? 'Show' : 'Hide'}
              onClick={isHidden ? () => showToken(key, token.address) : hide}
            >
              <Icon name={isHidden ? 'eye' : 'eye-off'} size={16} />
            </ActionIcon>
          )}
        </span>
      </td>
    </tr>
  )
}
