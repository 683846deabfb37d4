import { Button, type ButtonProps } from '@mantine/core'
import { type MouseEvent, type ReactNode, useId } from 'react'
import styles from './Forms.module.css'

export interface BlockedButtonProps extends Pick<ButtonProps, 'size' | 'leftSection' | 'fullWidth'> {
  /** Why the button is blocked, as a sentence. */
  reason: ReactNode
  children: ReactNode
  /** Shows the reason beside the button; otherwise it is only the description and the tooltip. Default true. */
  showReason?: boolean
  /** `submit`: Enter in a field of its form presses it too. */
  type?: 'button' | 'submit'
  /** Called on a press, to scroll to the failed check or open the explanation. */
  onPress?: () => void
}

/**
 * A button that cannot act now: dashed, focusable, `aria-disabled`, with the reason beside it.
 *
 * @example
 * <BlockedButton reason="Available when both fields are filled.">Continue</BlockedButton>
 */
export function BlockedButton({
  reason,
  children,
  showReason = true,
  type = 'button',
  onPress,
  ...look
}: BlockedButtonProps) {
  const id = useId()
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onPress?.()
  }
  return (
    <span className={styles.blocked}>
      <Button type={type} aria-disabled aria-describedby={id} onClick={press} {...look}>
        {children}
      </Button>
      <span id={id} className={showReason ? styles.reason : 'cs-visually-hidden'}>
        {reason}
      </span>
    </span>
  )
}
