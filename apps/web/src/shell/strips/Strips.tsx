import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { rememberedHeight, rememberHeight } from './stripHeights.ts'
import { steadyStrips } from './steadyStrips.ts'
import styles from './Strips.module.css'

/** Strips of the last visit have arrived by then, or do not come. */
const RESERVED_MS = 4000

export interface StripsProps {
  /** `shortName:0x…` of the open account; null without an account. */
  account: string | null
  children: ReactNode
}

/** The area above every page: strips may arrive while the user reads the page, and must not move it. */
export function Strips({ account, children }: StripsProps) {
  const strips = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = strips.current
    const page = document.getElementById('main')
    if (!element || !page) return
    const width = innerWidth
    if (account !== null) element.style.minHeight = `${rememberedHeight(account, width)}px`
    const stop = steadyStrips(element, page)
    const timer = setTimeout(() => {
      element.style.minHeight = ''
      if (account !== null) rememberHeight(account, { width, height: element.offsetHeight })
    }, RESERVED_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [account])
  return (
    <div ref={strips} className={styles.strips}>
      {children}
    </div>
  )
}
