import { Chip, EmptyState, ProvenanceMark, SkeletonRows, StaleNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AsOf } from '../../../parts/status/AsOf.tsx'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { useHiddenTokens } from '../../../data/storage/hiddenTokens.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useListSearch } from '../../../data/url/useListSearch.ts'
import { type AssetRow, filterAssets } from '../assetRows.ts'
import { groupTokens } from '../tokenRows.ts'
import { useTokenRows } from '../useTokenRows.ts'
import { useAssetView } from '../../../data/storage/assetView.ts'
import { parseSorting, printSorting } from '../assetSorting.ts'
import { sortAssets } from '../sortAssets.ts'
import type { useAssets } from '../useAssets.ts'
import styles from './Assets.module.css'
import { AssetNotes } from './AssetNotes.tsx'
import { AssetTools } from './AssetTools.tsx'
import { HiddenTokens } from './HiddenTokens.tsx'
import { TokensTable } from './TokensTable.tsx'
import { assetsMessages } from '../assetsMessages.ts'
import { assetViewMessages } from '../assetViewMessages.ts'

export type TokensPanelProps = {
  readonly assets: ReturnType<typeof useAssets>
  /** Shows the address of the account, where there is nothing to send yet. */
  readonly onReceive: () => void
}

const LIST = ['q', 'sort'] as const

export function TokensPanel({ assets, onReceive }: TokensPanelProps) {
  const { key, chain } = useAccount()
  const { balances, onChain, currency } = assets
  const rows = useTokenRows(assets)
  const [view] = useAssetView()
  const [showsSpam, setShowsSpam] = useState(false)
  const { from } = useDataSource()
  const [{ q: filter, sort }, list] = useListSearch(LIST)
  const setFilter = (q: string) => list({ q })
  const [showsHidden, setShowsHidden] = useState(false)
  const sorting = parseSorting(sort)
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
  const groups = groupTokens(rows, view, showsSpam)
  const visible = sortAssets(filterAssets(groups.shown, filter, showsHidden ? [] : hidden), sorting)
  return (
    <>
      {balances.error && (
        <StaleNote at={balances.dataUpdatedAt} onRefresh={retry}>
          {assetsMessages.stale}
        </StaleNote>
      )}
      <div className={styles.tools}>
        <AssetTools filter={filter} onFilter={setFilter} currency={currency} />
        {showsHidden && (
          <Chip active onRemove={() => setShowsHidden(false)} removeLabel={assetsMessages.hideAgain}>
            {assetsMessages.hiddenShown}
          </Chip>
        )}
        {showsSpam && (
          <Chip active onRemove={() => setShowsSpam(false)} removeLabel={assetViewMessages.hideSpam}>
            {assetViewMessages.spamShown}
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
          {balances.data?.unpriced ? (
            <span>{assetsMessages.noPrices({ currency: currency.toUpperCase() })}</span>
          ) : (
            <span>
              <ProvenanceMark source="service" time={balances.dataUpdatedAt} /> {assetsMessages.prices}
            </span>
          )}
          <AsOf at={balances.dataUpdatedAt} failed={balances.isError} />
        </span>
      </div>
      {onChain.error && <p className={styles.note}>{assetsMessages.notRead({ network: chain.chainName })}</p>}
      {view.tokens === 'trusted' && !hasList(from, rows) && (
        <p className={styles.explained}>
          {from === 'chain' ? assetViewMessages.needsService : assetViewMessages.noList}
        </p>
      )}
      {visible.length > 0 ? (
        <TokensTable
          rows={visible}
          currency={currency}
          hidden={hidden}
          sorting={sorting}
          onSort={(next) => list({ sort: printSorting(next) })}
        />
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
      ) : groups.shown.length < rows.length ? (
        <EmptyState sentence={assetViewMessages.nothingLeft} detail={assetViewMessages.nothingLeftDetail} />
      ) : (
        <EmptyState
          sentence={assetsMessages.none}
          detail={assetsMessages.noneDetail}
          action={<Button onClick={onReceive}>{assetsMessages.receive}</Button>}
        />
      )}
      <AssetNotes groups={groups} currency={currency} onShowSpam={() => setShowsSpam(true)} />
      {!showsHidden && <HiddenTokens rows={rows} hidden={hidden} onShow={() => setShowsHidden(true)} />}
    </>
  )
}

/** Whether the service named the tokens of the operator's list. */
const hasList = (from: 'service' | 'chain', rows: readonly AssetRow[]): boolean =>
  from === 'service' && rows.some(({ listed }) => listed === true)
