import { Icon, type IconName } from '@countersign/ui'
import { Link, type LinkProps } from '@tanstack/react-router'
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
}

export function NavLink({ link, icon, label, count = 0, needsYou = false, exact = false }: NavLinkProps) {
  return (
    <li>
      <Link {...link} className={styles.link} activeOptions={{ exact, includeSearch: false }} title={label}>
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
