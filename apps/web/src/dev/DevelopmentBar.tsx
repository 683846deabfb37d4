import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import styles from './DevelopmentBar.module.css'
import { setDevtools, showsDevtools } from './devtoolsCookie.ts'

const QueryDevtools = lazy(async () => {
  const { ReactQueryDevtools } = await import('@tanstack/react-query-devtools')
  return { default: ReactQueryDevtools }
})

/** A bar in development only: the gallery of atoms, and the devtools of the query cache. */
export function DevelopmentBar({ queryClient }: { readonly queryClient: QueryClient }) {
  const isOpen = showsDevtools(document.cookie)
  // The server reads the cookie: the policy allows the markup of the devtools only when the user opened them.
  const toggle = () => {
    document.cookie = setDevtools(!isOpen)
    location.reload()
  }
  return (
    <>
      <nav className={styles.bar} aria-label="Development">
        <a href="/gallery">Gallery</a>
        <button type="button" onClick={toggle}>
          {isOpen ? 'Close query devtools' : 'Query devtools'}
        </button>
      </nav>
      {isOpen && (
        <Suspense>
          <QueryDevtools client={queryClient} styleNonce="development" initialIsOpen buttonPosition="bottom-left" />
        </Suspense>
      )}
    </>
  )
}
