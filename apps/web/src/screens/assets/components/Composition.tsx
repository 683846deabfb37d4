import { CompositionBar, fiatText, SectionHeading, SkeletonRows } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AssetRow } from '../assetRows.ts'
import { useAssets } from '../useAssets.ts'
import { assetsTotalMessages } from '../assetsTotalMessages.ts'

/** Five tints, then one for the rest. */
const MOST_PARTS = 5

/** The shares of the account's assets in one bar, with a legend. */
export function Composition() {
  const { account } = useAccount()
  const { rows, currency, balances } = useAssets()
  if (rows?.every(({ balance }) => balance === 0n) || (!rows && balances.error)) return null
  return (
    <section aria-labelledby="composition-heading">
      <SectionHeading
        id="composition-heading"
        title={assetsTotalMessages.composition}
        action={
          <Link to="/safes/$safe/assets" params={{ safe: account }} className="cs-link">
            {assetsTotalMessages.all}
          </Link>
        }
      />
      {rows ? (
        <div className="cs-panel">
          <CompositionBar parts={partsOf(rows, currency.toUpperCase())} />
        </div>
      ) : (
        <SkeletonRows rows={3} shape="table" label={assetsTotalMessages.loading} />
      )}
    </section>
  )
}

/** Widths of a bar may be floats; the amounts next to it are exact. */
function partsOf(rows: readonly AssetRow[], code: string) {
  return rows.slice(0, MOST_PARTS + 1).map(({ token, value }) => ({
    id: token.address,
    label: token.symbol,
    value: value === null ? null : Number(value),
    amount: fiatText(value, code),
  }))
}
