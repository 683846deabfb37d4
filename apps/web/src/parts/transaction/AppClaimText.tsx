import { ProvenanceMark, RichText } from '@countersign/ui'
import type { AppClaim } from '@countersign/describe/transaction'
import styles from './AppClaimText.module.css'
import { rowPartMessages as messages } from './rowPartMessages.ts'

/** "via Halden Swap (swap.halden.test)", marked as a claim of the proposer. */
export function AppClaimText({ app: { name, host, logo } }: { app: AppClaim }) {
  const glyph =
    logo === null ? (
      <span className={styles.glyph} aria-hidden>
        {initialOf(name)}
      </span>
    ) : (
      <img className={styles.glyph} src={logo} alt="" />
    )
  return (
    <span className={styles.claim} title={messages.claim({ name, host })}>
      <RichText
        text={messages.via}
        slots={{
          app: (
            <>
              {glyph} {name}
            </>
          ),
          host: <span className={styles.host}>{messages.hostClaim(host)}</span>,
        }}
      />{' '}
      <ProvenanceMark source="service" />
    </span>
  )
}

const initialOf = (name: string): string =>
  ([...name].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '?').toUpperCase()
