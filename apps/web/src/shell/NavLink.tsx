import { Icon, type IconName } from '@countersign/ui'
import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import styles from './Nav.module.css'

export interface NavLinkProps {
  link: LinkProps
  icon: IconName
  label: string
  count?: number | undefined
  /** The count is work for this wallet, in the accent colour. */
  needsYou?: boolean
  /** Only this exact page, not the pages below it. */
  exact?: boolean
  /** The open page belongs to the entry, although its path does not say so. */
  isHere?: boolean
}

export function NavLink({
  link,
  icon,
  label,
  count = 0,
  needsYou = false,
  exact = false,
  isHere = false,
}: NavLinkProps) {
  return (
    <li>
      <Link
        {...link}
        className={clsx(styles.link, isHere && 'active')}
        {...(isHere ? { 'aria-current': 'page' as const } : {})}
        activeOptions={{ exact, includeSearch: false }}
        title={label}
      >
        <Icon name={icon} />
        <span className={styles.word}>{label}</span>
        {count > 0 && (
          <span className={styles.count} data-needs-you={needsYou || undefined}>
            {count}
          </span>
        )}
      </Link>
    </li>
  )
}
