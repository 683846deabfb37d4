import { Chip, EmptyState, ProvenanceMark, SkeletonRows, StaleNote } from '@countersign/ui'
import { useState } from 'react'
import { FilterField } from '../../../parts/lists/FilterField.tsx'
import { AsOf } from '../../../parts/status/AsOf.tsx'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { CurrencySelect } from '../../../parts/forms/CurrencySelect.tsx'
import { useHiddenTokens } from '../../../data/storage/hiddenTokens.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { filterAssets } from '../assetRows.ts'
import type { useAssets } from '../useAssets.ts'
import styles from './Assets.module.css'
import { HiddenTokens } from './HiddenTokens.tsx'
import { TokensTable } from './TokensTable.tsx'

export function TokensPanel({ assets }: { assets: ReturnType<typeof useAssets> }) {
  const { key, chain } = useAccount()
  const { rows, balances, onChain, currency } = assets
  const [filter, setFilter] = useState('')
  const [showsHidden, setShowsHidden] = useState(false)
  const hidden = useHiddenTokens(key)
  const retry = () => void Promise.all([balances.refetch(), onChain.refetch()])
  if (!rows)
    return balances.error ? (
      <QueryError
        title="The service did not send the balances"
        error={balances.error}
        stillWorks="Queue and history are loaded separately."
        onRetry={retry}
      />
    ) : (
      <SkeletonRows rows={4} shape="table" label="Loading tokens" />
    )
  const visible = filterAssets(rows, filter, showsHidden ? [] : hidden)
  return (
    <>
      {balances.error && (
        <StaleNote at={balances.dataUpdatedAt} onRefresh={retry}>
          The service did not answer. These are the cached balances.
        </StaleNote>
      )}
      <div className={styles.tools}>
        <FilterField label="Filter tokens" placeholder="Name, symbol or address" value={filter} onChange={setFilter} />
        <CurrencySelect />
        {showsHidden && (
          <Chip active onRemove={() => setShowsHidden(false)} removeLabel="Hide again">
            Hidden shown
          </Chip>
        )}
        <span className={styles.sources}>
          {onChain.data ? (
            <span>
              <ProvenanceMark source="chain" block={onChain.data.block} /> balances
            </span>
          ) : (
            <span>
              <ProvenanceMark source="service" time={balances.dataUpdatedAt} /> balances
            </span>
          )}
          <span>
            <ProvenanceMark source="service" time={balances.dataUpdatedAt} /> prices
          </span>
          <AsOf at={balances.dataUpdatedAt} failed={balances.isError} />
        </span>
      </div>
      {onChain.error && (
        <p className={styles.note}>
          {chain.chainName} could not be read from the chain; the balances come from the service.
        </p>
      )}
      {visible.length > 0 ? (
        <TokensTable rows={visible} currency={currency} hidden={hidden} />
      ) : filter !== '' ? (
        <EmptyState
          sentence="No match."
          detail={`No token has "${filter}" in its name, symbol or address.`}
          action={
            <button type="button" className="cs-link" onClick={() => setFilter('')}>
              Clear
            </button>
          }
        />
      ) : (
        <EmptyState
          sentence="This account holds no assets yet."
          detail="Coins and tokens sent to its address will appear here."
        />
      )}
      {!showsHidden && <HiddenTokens rows={rows} hidden={hidden} onShow={() => setShowsHidden(true)} />}
    </>
  )
}
