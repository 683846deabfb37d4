import { Icon } from '@countersign/ui/atoms'
import type { ListedWallet } from '../model/ListedWallet.ts'
import styles from './ConnectDialog.module.css'
import type { WalletGlyph } from '../model/WalletGlyph.ts'

type Props = { readonly wallet: ListedWallet | null; readonly size?: 'small' | 'big' }

/** The icon of a listed wallet, otherwise the one it announced; only data URLs, so that no request is sent. */
export function WalletMark({ wallet, size = 'small' }: Props) {
  const icon = wallet?.entry?.icon ?? wallet?.icon
  if (wallet?.entry && typeof icon === 'object' && icon !== null)
    return <Glyph glyph={icon} accent={wallet.entry.iconAccent} size={size} />
  if (typeof icon === 'string' && icon.startsWith('data:image/'))
    return <img className={styles.mark} data-size={size} src={icon} alt="" />
  return (
    <span className={styles.mark} data-size={size}>
      <Icon name="wallet" size={size === 'big' ? 32 : 18} />
    </span>
  )
}

type GlyphProps = { readonly glyph: WalletGlyph; readonly accent: string; readonly size: 'small' | 'big' }

function Glyph({ glyph, accent, size }: GlyphProps) {
  const { background = accent, paths } = glyph
  return (
    <svg className={styles.glyph} data-size={size} viewBox="0 0 28 28" aria-hidden>
      <rect width="28" height="28" rx="6" fill={background} />
      {paths.map(({ d, fill = 'none', stroke, width }) => (
        <path key={d} d={d} fill={fill} {...(stroke ? { stroke, strokeWidth: width } : {})} />
      ))}
    </svg>
  )
}
