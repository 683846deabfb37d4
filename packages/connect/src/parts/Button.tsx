import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { Spinner } from './Spinner.tsx'

type Look = {
  /** Default `default`. */
  readonly variant?: 'default' | 'filled' | 'subtle'
  /** Default `sm`. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg'
  readonly icon?: ReactNode
  readonly isWide?: boolean
}

const lookOf = ({ variant = 'default', size = 'sm', isWide }: Look, className?: string) => ({
  className: clsx(styles.button, className),
  'data-variant': variant,
  'data-size': size,
  'data-wide': isWide || undefined,
})

type ButtonProps = Look & ComponentProps<'button'> & { readonly isLoading?: boolean }

export function Button({ variant, size, icon, isWide, isLoading = false, className, children, ...rest }: ButtonProps) {
  const look = lookOf({ ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) }, className)
  return (
    <button type="button" {...look} disabled={isLoading} {...rest}>
      {isLoading ? <Spinner size={16} /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, isWide, className, children, ...rest }: Look & ComponentProps<'a'>) {
  const look = lookOf({ ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) }, className)
  return (
    <a {...look} {...rest}>
      {icon}
      {children}
    </a>
  )
}
