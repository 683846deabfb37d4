import { type Address, isSameAddress } from '@countersign/primitives'
import type { AssetRow } from '../assetRows.ts'
import styles from './Assets.module.css'
import { assetsMessages } from '../assetsMessages.ts'

export interface HiddenTokensProps {
  rows: readonly AssetRow[]
  hidden: readonly Address[]
  onShow(): void
}

/** Lists the hidden tokens below the table, so that they are never left out completely. */
export function HiddenTokens({ rows, hidden, onShow }: HiddenTokensProps) {
  const left = rows.filter(({ token }) => hidden.some((address) => isSameAddress(address, token.address)))
  if (left.length === 0) return null
  return (
    <div className={styles.hidden}>
      <span>
        {assetsMessages.hidden({ count: left.length, symbols: left.map(({ token }) => token.symbol).join(', ') })}
      </span>
      <button type="button" className="cs-link" onClick={onShow}>
        {assetsMessages.show}
      </button>
    </div>
  )
}
