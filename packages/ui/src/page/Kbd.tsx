import type { ReactNode } from 'react'
import styles from './Kbd.module.css'

/**
 * A key, with its printed label. Set `onFill` inside a filled button.
 *
 * @example
 * <Kbd>J</Kbd>
 */
export function Kbd({ children, onFill = false }: { children: ReactNode; onFill?: boolean }) {
  return (
    <kbd className={styles.kbd} data-on-fill={onFill || undefined}>
      {children}
    </kbd>
  )
}
