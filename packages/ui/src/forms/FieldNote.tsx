import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/iconNames.gen.ts'
import styles from './Forms.module.css'

export interface FieldNoteProps {
  kind: 'error' | 'caution' | 'ok'
  children: ReactNode
  /** Tie it to its field: `{...describedBy(id)}`. */
  id?: string
}

const icons: Record<FieldNoteProps['kind'], IconName> = {
  error: 'alert-octagon',
  caution: 'alert-triangle',
  ok: 'circle-check',
}

/**
 * What is wrong, doubtful or right about a field, below it.
 *
 * @example
 * <FieldNote kind="error" id="recipient-note">This address is for another network.</FieldNote>
 */
export function FieldNote({ kind, children, id }: FieldNoteProps) {
  return (
    <p className={clsx(styles.note, styles[kind])} id={id} {...(kind === 'error' ? { role: 'alert' } : {})}>
      <Icon name={icons[kind]} size={16} />
      <span>{children}</span>
    </p>
  )
}
