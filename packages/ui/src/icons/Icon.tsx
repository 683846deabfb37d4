import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import styles from './Icon.module.css'
import type { IconName } from './iconNames.gen.ts'
import { spriteUrl } from './spriteUrl.ts'

export interface IconProps {
  name: IconName
  /** Edge length in px. Default 18. */
  size?: number
  /** Accessible name. Without one the icon is decoration and hidden from assistive technology. */
  label?: string
  /** Stroke width in the 24-unit grid. Default 1.75. */
  stroke?: number
  className?: string | undefined
}

/** Icons that point along the line of text, so that they are mirrored in a language that is written from right to left. */
const DIRECTED = /-(?:left|right)$/

/**
 * One outline icon from the shared sprite file, in the colour of the surrounding text.
 *
 * @example
 * <Icon name="check" size={16} label="Signed" />
 */
export function Icon({ name, size, label, stroke, className }: IconProps) {
  const style: CSSProperties = {
    ...(size === undefined ? {} : { width: size, height: size }),
    ...(stroke === undefined ? {} : { strokeWidth: stroke }),
  }
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={clsx(styles.icon, DIRECTED.test(name) && styles.directed, className)}
      style={style}
      viewBox="0 0 24 24"
      {...naming}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
