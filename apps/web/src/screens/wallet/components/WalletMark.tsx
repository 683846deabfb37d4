import { Icon } from '@countersign/ui'
import type { WalletEntry } from '../model/WalletEntry.ts'
import type { ListedWallet } from '../model/ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import { walletGlyphs } from './walletGlyphs.ts'

type Props = { readonly wallet: ListedWallet | null; readonly size?: 'small' | 'big' }

/** Our own icon of a listed wallet, otherwise the one it announced; only data URLs, so that no request is sent. */
export function WalletMark({ wallet, size = 'small' }: Props) {
  if (wallet?.entry) return <Glyph entry={wallet.entry} size={size} />
  if (wallet?.icon) return <img className={styles.mark} data-size={size} src={wallet.icon} alt="" />
  return (
    <span className={styles.mark} data-size={size}>
      <Icon name="wallet" size={size === 'big' ? 32 : 18} />
    </span>
  )
}

function Glyph({ entry, size }: { entry: WalletEntry; size: 'small' | 'big' }) {
  const { background = entry.iconAccent, paths } = walletGlyphs[entry.id]
  return (
    <svg className={styles.glyph} data-size={size} viewBox="0 0 28 28" aria-hidden>
      <rect width="28" height="28" rx="6" fill={background} />
      {paths.map(({ d, fill = 'none', stroke, width }) => (
        <path key={d} d={d} fill={fill} {...(stroke ? { stroke, strokeWidth: width } : {})} />
      ))}
    </svg>
  )
}
