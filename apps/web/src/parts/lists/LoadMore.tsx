import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import styles from './LoadMore.module.css'

export interface LoadMoreProps {
  hasMore: boolean
  isLoading: boolean
  /** The last attempt failed, so no further attempt is automatic. */
  hasFailed: boolean
  onMore: () => void
  /** What is loaded, for example "transactions". */
  what: string
}

/** Loads the next page when the end of the list comes near the viewport; the button does the same. */
export function LoadMore({ hasMore, isLoading, hasFailed, onMore, what }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!element || !hasMore || isLoading || hasFailed) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasMore, isLoading, hasFailed, onMore])
  if (!hasMore) return null
  return (
    <div ref={end} className={styles.more}>
      {hasFailed && <span role="alert">The service did not return more {what}.</span>}
      <Button size="xs" loading={isLoading} onClick={onMore}>
        {hasFailed ? 'Try again' : `Show more ${what}`}
      </Button>
    </div>
  )
}
