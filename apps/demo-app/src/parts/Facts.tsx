import { Fragment, type ReactNode } from 'react'

/** Name and value, one pair a line. Empty values are left out. */
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

/** An address or a hash, to be read to the last digit. */
export const Hex = ({ children }: { readonly children: string }) => <span className="hex">{children}</span>
