import { ProvenanceMark } from '@countersign/ui'
import type { AppClaim } from '@countersign/describe/transaction'
import styles from './AppClaimText.module.css'

/** "via Halden Swap (swap.halden.test)", marked as a claim of the proposer. */
export function AppClaimText({ app: { name, host, logo } }: { app: AppClaim }) {
  return (
    <span className={styles.claim} title={`A claim of the proposer, not proved: ${name} at ${host}`}>
      via{' '}
      {logo === null ? (
        <span className={styles.glyph} aria-hidden>
          {initialOf(name)}
        </span>
      ) : (
        <img className={styles.glyph} src={logo} alt="" />
      )}{' '}
      {name} <span className={styles.host}>({host}, a claim)</span> <ProvenanceMark source="service" />
    </span>
  )
}

const initialOf = (name: string): string =>
  ([...name].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '?').toUpperCase()
