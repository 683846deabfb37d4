import { Chip, EmptyState, ProvenanceMark, SkeletonRows, StaleNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { FilterField } from '../../../parts/lists/FilterField.tsx'
import { AsOf } from '../../../parts/status/AsOf.tsx'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { CurrencySelect } from '../../../parts/forms/CurrencySelect.tsx'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { useHiddenTokens } from '../../../data/storage/hiddenTokens.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { filterAssets } from '../assetRows.ts'
import { type AssetColumn, sortAssets } from '../sortAssets.ts'
import type { Sorting } from '../../../parts/lists/SortHeader.tsx'
import type { useAssets } from '../useAssets.ts'
import styles from './Assets.module.css'
import { AddTokenForm } from './AddTokenForm.tsx'
import { HiddenTokens } from './HiddenTokens.tsx'
import { TokensTable } from './TokensTable.tsx'
import { assetsMessages } from '../assetsMessages.ts'

export type TokensPanelProps = {
  readonly assets: ReturnType<typeof useAssets>
  /** Shows the address of the account, where there is nothing to send yet. */
  readonly onReceive: () => void
}

export function TokensPanel({ assets, onReceive }: TokensPanelProps) {
  const { key, chain } = useAccount()
  const { rows, balances, onChain, currency } = assets
  const { from } = useDataSource()
  const [filter, setFilter] = useState('')
  const [showsHidden, setShowsHidden] = useState(false)
  const [sorting, setSorting] = useState<Sorting<AssetColumn>>({ by: 'value', isDescending: true })
  const hidden = useHiddenTokens(key)
  const retry = () => void Promise.all([balances.refetch(), onChain.refetch()])
  if (!rows)
    return balances.error ? (
      <QueryError
        title={assetsMessages.failed}
        error={balances.error}
        stillWorks={assetsMessages.failedStillWorks}
        onRetry={retry}
      />
    ) : (
      <SkeletonRows rows={4} shape="table" label={assetsMessages.loading} />
    )
  const visible = sortAssets(filterAssets(rows, filter, showsHidden ? [] : hidden), sorting)
  return (
    <>
      {balances.error && (
        <StaleNote at={balances.dataUpdatedAt} onRefresh={retry}>
          {assetsMessages.stale}
        </StaleNote>
      )}
      <div className={styles.tools}>
        <FilterField
          label={assetsMessages.filter}
          placeholder={assetsMessages.filterPlaceholder}
          value={filter}
          onChange={setFilter}
        />
        <CurrencySelect />
        {showsHidden && (
          <Chip active onRemove={() => setShowsHidden(false)} removeLabel={assetsMessages.hideAgain}>
            {assetsMessages.hiddenShown}
          </Chip>
        )}
        <span className={styles.sources}>
          {onChain.data ? (
            <span>
              <ProvenanceMark source="chain" block={onChain.data.block} />{' '}
              {assetsMessages.balancesAt({ block: onChain.data.block })}
            </span>
          ) : (
            <span>
              <ProvenanceMark source="service" time={balances.dataUpdatedAt} /> {assetsMessages.balances}
            </span>
          )}
          <span>
            <ProvenanceMark source="service" time={balances.dataUpdatedAt} /> {assetsMessages.prices}
          </span>
          <AsOf at={balances.dataUpdatedAt} failed={balances.isError} />
        </span>
      </div>
      {onChain.error && <p className={styles.note}>{assetsMessages.notRead({ network: chain.chainName })}</p>}
      {visible.length > 0 ? (
        <TokensTable rows={visible} currency={currency} hidden={hidden} sorting={sorting} onSort={setSorting} />
      ) : filter !== '' ? (
        <EmptyState
          sentence={assetsMessages.noMatch}
          detail={assetsMessages.noMatchDetail({ filter })}
          action={
            <button type="button" className="cs-link" onClick={() => setFilter('')}>
              {assetsMessages.clear}
            </button>
          }
        />
      ) : (
        <EmptyState
          sentence={assetsMessages.none}
          detail={assetsMessages.noneDetail}
          action={<Button onClick={onReceive}>{assetsMessages.receive}</Button>}
        />
      )}
      {from === 'chain' && <AddTokenForm chain={chain} accountKey={key} />}
      {!showsHidden && <HiddenTokens rows={rows} hidden={hidden} onShow={() => setShowsHidden(true)} />}
    </>
  )
}
