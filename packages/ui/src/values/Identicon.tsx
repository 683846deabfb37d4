import { clsx } from 'clsx'
import { memo } from 'react'
import styles from './Identicon.module.css'
import { identiconPattern } from './identiconPattern.ts'

/** Circle: a person. Rounded square: a shared account. Square: a contract. */
export type IdenticonShape = 'person' | 'account' | 'contract'

export interface IdenticonProps {
  address: string
  shape: IdenticonShape
  /** Edge length in px. Default 28. */
  size?: number
  className?: string | undefined
}

/**
 * The identicon of an address. It is decoration beside the address, so it has no accessible name.
 *
 * @example
 * <Identicon address={safe} shape="account" size={28} />
 */
export const Identicon = memo(function Identicon({ address, shape, size = 28, className }: IdenticonProps) {
  const { background, main, spot } = identiconPattern(address)
  return (
    <svg
      className={clsx(styles.identicon, styles[shape], className)}
      width={size}
      height={size}
      viewBox="0 0 8 8"
      shapeRendering="crispEdges"
      aria-hidden
    >
      <rect width="8" height="8" fill={background} />
      <path d={main.path} fill={main.fill} />
      <path d={spot.path} fill={spot.fill} />
    </svg>
  )
})
