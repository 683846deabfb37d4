import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/iconNames.gen.ts'
import styles from './Forms.module.css'

export interface FieldNoteProps {
  kind: 'error' | 'caution' | 'ok'
  children: ReactNode
  /** Connects the note with its field: `{...describedBy(id)}`. */
  id?: string
}

const icons: Record<FieldNoteProps['kind'], IconName> = {
  error: 'alert-octagon',
  caution: 'alert-triangle',
  ok: 'circle-check',
}

/**
 * A problem, doubt or confirmation below a field.
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
