import type { ReactNode } from 'react'

/** The wallet's answer, formatted and raw. */
export function Answer({ value, children }: { readonly value: unknown; readonly children?: ReactNode }) {
  const raw = JSON.stringify(value, null, 2) ?? 'nothing'
  if (!children) return <Raw text={raw} />
  return (
    <>
      {children}
      <details>
        <summary>Raw answer</summary>
        <Raw text={raw} />
      </details>
    </>
  )
}

/** Scrollable, so it must be focusable by keyboard. */
const Raw = ({ text }: { readonly text: string }) => (
  <pre className="raw" tabIndex={0} role="region" aria-label="Raw answer">
    {text}
  </pre>
)
