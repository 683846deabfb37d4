import { Icon } from '@countersign/ui'
import type { ComponentProps } from 'react'
import styles from './ChipSelect.module.css'

/** A menu among the tools above a list. */
export const ChipSelect = (props: ComponentProps<'select'>) => (
  <span className={styles.select}>
    <select {...props} />
    <Icon name="chevron-down" size={15} />
  </span>
)
