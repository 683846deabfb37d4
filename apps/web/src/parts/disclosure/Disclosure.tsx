import { Icon } from '@countersign/ui'
import { useId, useState, type ReactNode } from 'react'
import styles from './Disclosure.module.css'

/** A panel of rows that open below themselves. */
export const DisclosureList = ({ children }: { children: ReactNode }) => (
  <ul className={`cs-panel ${styles.list}`}>{children}</ul>
)

/** A row that opens below itself. */
export function Disclosure({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': id } : {})}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
        <b>{title}</b>
        <span>{note}</span>
      </button>
      {isOpen && <div id={id}>{children}</div>}
    </li>
  )
}
