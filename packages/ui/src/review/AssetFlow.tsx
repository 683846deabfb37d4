import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './AssetFlow.module.css'
import { bandPathAcross, flowBands } from './flowBands.ts'

export interface AssetFlowRow {
  id: string
  /** "412,500.00 USDC", "up to 96.40 WETH", "Everything". */
  amount: ReactNode
  /** Second line: the fiat value, or the kind of permission. */
  fiat?: ReactNode
  /** The recipient: an AddressLabel of 24 px. */
  to: ReactNode
  /** Allowances are dashed. Unlimited permissions are hatched in the danger colour. */
  kind: 'transfer' | 'allowance' | 'unlimited'
  /** Value in one unit over all rows, for the thickness of the band. 0 if unknown. */
  weight: number
}

export interface AssetFlowProps {
  /** The source: an AddressLabel. */
  from: ReactNode
  rows: readonly AssetFlowRow[]
  /** Accessible name of the table. Default "What leaves the account". */
  label?: string
}

const rowHeight = 54
const width = 150
const kinds = { transfer: 'transfer', allowance: 'allowance', unlimited: 'no limit' }

/**
 * What leaves the account, as bands. The same rows are a table for assistive technology and a list on mobile.
 *
 * @example
 * <AssetFlow
 *   from={<AddressLabel address={safe} size={24} />}
 *   rows={[{ id: '1', amount: '1.00 ETH', to: <AddressLabel address={recipient} size={24} />, kind: 'transfer', weight: 1 }]}
 * />
 */
export function AssetFlow({ from, rows, label = 'What leaves the account' }: AssetFlowProps) {
  const hatch = useId()
  const bands = flowBands(
    rows.map((row) => row.weight),
    { rowHeight },
  )
  return (
    <div className={clsx('cs-panel', styles.flow)}>
      <div className={styles.from}>{from}</div>
      <svg viewBox={`0 0 ${width} ${rowHeight * rows.length}`} preserveAspectRatio="none" aria-hidden>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0v6" />
        </pattern>
        {rows.map((row, index) => {
          const band = bands[index]
          if (!band) return null
          return (
            <path
              key={row.id}
              className={clsx(styles[row.kind], index % 2 === 1 && styles.even)}
              d={bandPathAcross(band, width)}
              {...(row.kind === 'unlimited' ? { fill: `url(#${hatch})` } : {})}
            />
          )
        })}
      </svg>
      <div role="table" aria-label={label} className={styles.table}>
        <div role="row" className="cs-visually-hidden">
          <span role="columnheader">Amount</span>
          <span role="columnheader">To</span>
        </div>
        {rows.map((row) => (
          <div role="row" key={row.id} className={clsx(styles.row, styles[`row-${row.kind}`])}>
            <div role="cell" className={styles.amount}>
              {row.amount}
              {row.kind !== 'transfer' && <span className="cs-visually-hidden"> ({kinds[row.kind]})</span>}
              {row.fiat && <small>{row.fiat}</small>}
            </div>
            <div role="cell" className={styles.to}>
              {row.to}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
