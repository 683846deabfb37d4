import type { ReactNode } from 'react'
import { timeOfDay } from '@countersign/primitives'
import { NoticeStrip } from './NoticeStrip.tsx'
import { uiMessages as messages } from '../uiMessages.ts'

export interface StaleNoteProps {
  /** When the displayed values were read, epoch milliseconds. */
  at: number
  onRefresh?: () => void
  /** Which values are stale, and their age: "Balances are 26 minutes old." */
  children?: ReactNode
}

/**
 * Marks displayed values as stale.
 *
 * @example
 * <StaleNote at={1_795_176_240_000} onRefresh={onRefresh}>Balances are 26 minutes old.</StaleNote>
 */
export function StaleNote({ at, onRefresh, children }: StaleNoteProps) {
  return (
    <NoticeStrip
      icon="clock"
      title={messages.asOf(timeOfDay(at))}
      action={onRefresh && { label: messages.refresh, onClick: onRefresh }}
    >
      {children}
    </NoticeStrip>
  )
}
