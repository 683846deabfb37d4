import { Icon } from '@countersign/ui'
import styles from './Filter.module.css'

export interface FilterFieldProps {
  /** Its label, for example "Filter tokens". */
  label: string
  placeholder: string
  value: string
  onChange(text: string): void
  /** In px. Default 16. */
  iconSize?: number
  className?: string | undefined
}

/** Filters the list below it while the user types. */
export function FilterField({ label, placeholder, value, onChange, iconSize = 16, className }: FilterFieldProps) {
  return (
    <label className={`${styles.filter} ${className ?? ''}`}>
      <Icon name="search" size={iconSize} />
      <span className="cs-visually-hidden">{label}</span>
      <input type="search" placeholder={placeholder} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
