import { ActionIcon, Button } from '@mantine/core'
import { type Address, displayUnits, isSameAddress, numberLocale, ZERO_ADDRESS } from '@countersign/primitives'
import { amountText, CopyButton, fiatText, Icon, ProvenanceMark, ShortHex, toasts } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { hideToken, showToken } from '../../../data/storage/hiddenTokens.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { TokenRow } from '../tokenRows.ts'
import type { AssetColumn } from '../sortAssets.ts'
import { SortHeader, type Sorting } from '../../../parts/lists/SortHeader.tsx'
import tables from '../../../parts/lists/Table.module.css'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import { AddToWalletButton } from './AddToWalletButton.tsx'
import styles from './Assets.module.css'
import { assetsMessages } from '../assetsMessages.ts'
import { assetViewMessages } from '../assetViewMessages.ts'
import { TokenLogo } from '../../../parts/tokens/TokenLogo.tsx'
import { TokenMark } from '../../../parts/tokens/TokenMark.tsx'

const SendImitationDialog = lazyPart(() =>
  import('./SendImitationDialog.tsx').then(({ SendImitationDialog }) => ({ default: SendImitationDialog })),
)

export interface TokensTableProps {
  rows: readonly TokenRow[]
  currency: string
  hidden: readonly Address[]
  sorting: Sorting<AssetColumn>
  onSort(sorting: Sorting<AssetColumn>): void
}

export function TokensTable({ rows, currency, hidden, ...sort }: TokensTableProps) {
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
        <thead>
          <tr>
            <SortHeader column="token" label={assetsMessages.token} startsDescending={false} {...sort} />
            <SortHeader column="balance" label={assetsMessages.balance} {...sort} />
            <SortHeader column="price" label={assetsMessages.price} {...sort} />
            <th scope="col">{assetViewMessages.change}</th>
            <SortHeader column="value" label={assetsMessages.value} {...sort} />
            <SortHeader column="share" label={assetsMessages.share} {...sort} />
            <th scope="col">
              <span className="cs-visually-hidden">{assetsMessages.actions}</span>
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

function Row({ row, code, isHidden }: { row: TokenRow; code: string; isHidden: boolean }) {
  const { key, account, chain } = useAccount()
  const [isWarned, setWarned] = useState(false)
  const { token, balance, price, change24h, value, share, source, serviceBalance, trust } = row
  const isNative = isSameAddress(token.address, ZERO_ADDRESS)
  const exact = amountText(balance, token.decimals, { exact: true })
  const hide = () => {
    hideToken(key, token.address)
    toasts.show({
      kind: 'info',
      title: assetsMessages.wasHidden({ symbol: token.symbol }),
      detail: assetsMessages.wasHiddenDetail,
      action: { label: assetsMessages.undo, onClick: () => showToken(key, token.address) },
    })
  }
  return (
    <tr className={trust.kind === 'imitation' ? styles.imitation : undefined}>
      <th scope="row">
        <span className={styles.token}>
          <TokenLogo chainId={chain.chainId} token={token} />
          <span>
            <span className={styles.symbol}>
              <b>{token.symbol}</b>
              <TokenMark trust={trust} />
            </span>
            <small>
              {token.name}{' '}
              {!isNative && (
                <>
                  <ShortHex value={token.address} />
                  <CopyButton value={token.address} label={assetsMessages.addressOf(token.symbol)} />
                </>
              )}
            </small>
          </span>
        </span>
      </th>
      <td title={`${exact} ${token.symbol}`}>
        {amountText(balance, token.decimals)} <ProvenanceMark source={source} />
        {serviceBalance !== null && (
          <small className={styles.differs}>
            {assetsMessages.serviceSays({ amount: amountText(serviceBalance, token.decimals) })}
          </small>
        )}
      </td>
      <td>{price === null ? <span className={styles.quiet}>{assetsMessages.noPrice}</span> : fiatText(price, code)}</td>
      <td>
        {change24h !== null ? (
          percentText(change24h)
        ) : price === null ? null : (
          <span className={styles.quiet}>{assetViewMessages.noData}</span>
        )}
      </td>
      <td>
        {value === null ? (
          <span className={styles.quiet}>{assetsMessages.notCounted}</span>
        ) : (
          <b>{fiatText(value, code)}</b>
        )}
      </td>
      <td>
        {share !== null && (
          <span className={styles.share}>
            <span aria-hidden>
              <i style={{ width: `${share / 10}%` }} />
            </span>
            {assetsMessages.percent({ value: displayUnits(BigInt(share), 1, { minFraction: 1 }) })}
          </span>
        )}
      </td>
      <td>
        <span className={styles.actions}>
          {trust.kind === 'imitation' ? (
            <Button
              size="xs"
              aria-label={assetsMessages.sendNamed({ name: token.symbol })}
              onClick={() => setWarned(true)}
            >
              {assetViewMessages.sendCopy}
            </Button>
          ) : (
            <Button
              size="xs"
              aria-label={assetsMessages.sendNamed({ name: token.symbol })}
              renderRoot={(props) => (
                <Link to="/safes/$safe/send" params={{ safe: account }} search={{ token: token.address }} {...props} />
              )}
            >
              {assetsMessages.send}
            </Button>
          )}
          <Suspense>
            {isWarned && <SendImitationDialog token={token} trust={trust} onClose={() => setWarned(false)} />}
          </Suspense>
          {!isNative && <AddToWalletButton token={token} />}
          {!isNative && (
            <ActionIcon
              aria-label={
                isHidden
                  ? assetsMessages.showNamed({ symbol: token.symbol })
                  : assetsMessages.hideNamed({ symbol: token.symbol })
              }
              title={isHidden ? assetsMessages.show : assetsMessages.hide}
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

/** "+1.25%", from a decimal text in percent. */
function percentText(percent: string): string {
  const format = new Intl.NumberFormat(numberLocale(), {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  return format.format(Number(percent) / 100)
}
