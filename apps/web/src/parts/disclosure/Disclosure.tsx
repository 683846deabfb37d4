import { Icon } from '@countersign/ui'
import { useId, useState, type ReactNode } from 'react'
import { useOpenDetail } from '../../data/storage/openDetails.ts'
import styles from './Disclosure.module.css'

/** A panel of rows that open below themselves. */
export const DisclosureList = ({ children }: { children: ReactNode }) => (
  <ul className={`cs-panel ${styles.list}`}>{children}</ul>
)

type Props = { readonly title: string; readonly note: ReactNode; readonly children: ReactNode }

/** A row that opens below itself. */
export function Disclosure(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return <Row {...props} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
}

type RememberedProps = Props & {
  /** The same on every page that has this row. */
  readonly id: string
  /** Open in any case, until the reader closes it on this page. */
  readonly isNeeded?: boolean
}

/** The same, open as the reader left it on the last page. */
export function RememberedDisclosure({ id, isNeeded = false, ...props }: RememberedProps) {
  const [isRemembered, remember] = useOpenDetail(id)
  const [isClosed, setClosed] = useState(false)
  const isOpen = isRemembered || (isNeeded && !isClosed)
  const toggle = () => {
    setClosed(isOpen)
    remember(!isOpen)
  }
  return <Row {...props} isOpen={isOpen} onToggle={toggle} />
}

/** The place of a row whose content is being read, so that nothing below moves when it arrives. */
export const DisclosureToCome = ({ title, note }: Pick<Props, 'title' | 'note'>) => (
  <li>
    <button type="button" disabled>
      <Icon name="chevron-right" size={16} />
      <b>{title}</b>
      <span>{note}</span>
    </button>
  </li>
)

function Row({ title, note, children, isOpen, onToggle }: Props & { isOpen: boolean; onToggle: () => void }) {
  const id = useId()
  return (
    <li>
      <button type="button" aria-expanded={isOpen} {...(isOpen ? { 'aria-controls': id } : {})} onClick={onToggle}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
        <b>{title}</b>
        <span>{note}</span>
      </button>
      {isOpen && <div id={id}>{children}</div>}
    </li>
  )
}
