import { Fragment, type ReactNode } from 'react'

/** Name and value, one pair per line. Empty values are skipped. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="facts">
      {Object.entries(facts)
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}

/** An address or a hash in full length. */
export const Hex = ({ children }: { readonly children: string }) => <span className="hex">{children}</span>
