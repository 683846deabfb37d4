import type { ReactNode } from 'react'

/** What the wallet sent, for readers and raw. */
export function Answer({ value, children }: { readonly value: unknown; readonly children?: ReactNode }) {
  const raw = JSON.stringify(value, null, 2) ?? 'nothing'
  if (!children) return <Raw text={raw} />
  return (
    <>
      {children}
      <details>
        <summary>As it came</summary>
        <Raw text={raw} />
      </details>
    </>
  )
}

/** Scrolls, so the keyboard must reach it. */
const Raw = ({ text }: { readonly text: string }) => (
  <pre className="raw" tabIndex={0} role="region" aria-label="Raw answer">
    {text}
  </pre>
)
