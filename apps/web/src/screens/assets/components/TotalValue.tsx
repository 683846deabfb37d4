import { ProvenanceMark, RichText, TimeText } from '@countersign/ui'
import { AsOf } from '../../../parts/status/AsOf.tsx'
import { isWorthUnknown, totalText } from '../totalText.ts'
import { useAssets } from '../useAssets.ts'
import { assetsTotalMessages } from '../assetsTotalMessages.ts'

/** "$6,341,749.77", or a dash while unknown. */
export function TotalValue() {
  const { rows, currency, balances } = useAssets()
  return totalText(rows, balances.data, currency)
}

/** The tokens, currency, source and time of the total. */
export function TotalCaption() {
  const { rows, currency, balances } = useAssets()
  if (!rows) return balances.error ? assetsTotalMessages.failed : assetsTotalMessages.value
  if (rows.every(({ balance }) => balance === 0n)) return assetsTotalMessages.empty
  if (isWorthUnknown(rows, balances.data)) return assetsTotalMessages.noPrices({ currency: currency.toUpperCase() })
  const priced = rows.filter(({ price }) => price !== null).length
  return (
    <>
      {assetsTotalMessages.valueOf({ priced, currency: currency.toUpperCase() })}
      <span>
        <ProvenanceMark source="service" time={balances.dataUpdatedAt} />{' '}
        <RichText
          text={assetsTotalMessages.prices}
          slots={{ time: <TimeText at={balances.dataUpdatedAt} form="relative" focusable={false} /> }}
        />
      </span>
      <AsOf at={balances.dataUpdatedAt} failed={balances.isError} />
    </>
  )
}
