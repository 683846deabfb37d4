import { useEffect, useRef } from 'react'
import styles from './LoadMore.module.css'
import { listMessages as messages } from './listMessages.ts'

export interface LoadMoreProps {
  hasMore: boolean
  isLoading: boolean
  /** The last attempt failed, so no further attempt is automatic. */
  hasFailed: boolean
  onMore: () => void
  /** What is loaded. */
  what: 'transactions' | 'messages' | 'proposers'
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
  const words = wordsOf(what)
  return (
    <div ref={end} className={styles.more}>
      {hasFailed && <span role="alert">{words.failed}</span>}
      <button
        type="button"
        className="cs-act"
        data-size="xs"
        disabled={isLoading}
        aria-busy={isLoading}
        onClick={onMore}
      >
        {hasFailed ? messages.tryAgain : words.more}
      </button>
    </div>
  )
}

function wordsOf(what: LoadMoreProps['what']): { more: string; failed: string } {
  switch (what) {
    case 'transactions':
      return { more: messages.moreTransactions, failed: messages.noMoreTransactions }
    case 'messages':
      return { more: messages.moreMessages, failed: messages.noMoreMessages }
    case 'proposers':
      return { more: messages.moreProposers, failed: messages.noMoreProposers }
  }
}
