import { Icon, type IconName } from '@countersign/ui/atoms'
import type { ComponentProps } from 'react'
import styles from './IconButton.module.css'

type Props = ComponentProps<'button'> & { readonly icon: IconName; readonly label: string }

/** A button that is only an icon. */
export const IconButton = ({ icon, label, ...rest }: Props) => (
  <button type="button" className={styles.button} aria-label={label} {...rest}>
    <Icon name={icon} />
  </button>
)
