import { type Address, isSameAddress } from '@countersign/primitives'
import type { AssetRow } from '../assetRows.ts'
import styles from './Assets.module.css'

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
        {left.length === 1 ? '1 token is hidden' : `${left.length} tokens are hidden`} by you:{' '}
        {left.map(({ token }) => token.symbol).join(', ')}. The total counts them.
      </span>
      <button type="button" className="cs-link" onClick={onShow}>
        Show
      </button>
    </div>
  )
}
