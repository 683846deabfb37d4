import { connectedMessages } from './connectedMessages.ts'
import styles from './NetworkDialog.module.css'

/** A requested switch: in progress, or failed with a reason. */
export type Attempt = { readonly error: string | null }

type Props = {
  readonly name: string
  readonly isCurrent: boolean
  /** It is the chain of the open account. */
  readonly isHome: boolean
  /** The wallet reported this chain as unknown. */
  readonly isUnknown: boolean
  readonly attempt: Attempt | null
  readonly onChoose: () => void
}

/** A chain to which the wallet can switch, with the result of the last attempt. */
export function NetworkRow({ name, isCurrent, isHome, isUnknown, attempt, onChoose }: Props) {
  const isWaiting = attempt !== null && attempt.error === null
  const offer = isUnknown ? connectedMessages.add : attempt?.error ? connectedMessages.tryAgain : null
  return (
    <li>
      <button
        type="button"
        className={styles.network}
        aria-current={isCurrent}
        data-waiting={isWaiting || undefined}
        onClick={onChoose}
      >
        <span className={styles.dot} aria-hidden />
        <span className={styles.name}>
          <b>{name}</b>
          {isUnknown && !isCurrent ? (
            <span>{connectedMessages.notInWallet}</span>
          ) : (
            isHome && <span>{connectedMessages.openAccount}</span>
          )}
          {attempt?.error && !isCurrent && (
            <span data-error role="alert">
              {attempt.error}
            </span>
          )}
        </span>
        {isWaiting ? (
          <span className={styles.end} role="status">
            <span className={styles.wait} aria-hidden /> {connectedMessages.confirmInWallet}
          </span>
        ) : isCurrent ? (
          <b className={styles.end}>{connectedMessages.current}</b>
        ) : (
          offer !== null && <span className={`${styles.end} cs-link`}>{offer}</span>
        )}
      </button>
    </li>
  )
}
