import styles from './NetworkDialog.module.css'

/** A switch that was asked for: under way, or stopped with its reason. */
export type Attempt = { readonly error: string | null }

type Props = {
  readonly name: string
  readonly isCurrent: boolean
  /** The account that is open lives there. */
  readonly isHome: boolean
  /** The wallet said that it does not know it. */
  readonly isUnknown: boolean
  readonly attempt: Attempt | null
  readonly onChoose: () => void
}

/** A network the wallet can be moved to, with what came of the last try. */
export function NetworkRow({ name, isCurrent, isHome, isUnknown, attempt, onChoose }: Props) {
  const isWaiting = attempt !== null && attempt.error === null
  const offer = isUnknown ? 'Add' : attempt?.error ? 'Try again' : null
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
            <span>Your wallet does not know it yet</span>
          ) : (
            isHome && <span>The open account lives here</span>
          )}
          {attempt?.error && !isCurrent && (
            <span data-error role="alert">
              {attempt.error}
            </span>
          )}
        </span>
        {isWaiting ? (
          <span className={styles.end} role="status">
            <span className={styles.wait} aria-hidden /> Confirm in wallet
          </span>
        ) : isCurrent ? (
          <b className={styles.end}>Current</b>
        ) : (
          offer !== null && <span className={`${styles.end} cs-link`}>{offer}</span>
        )}
      </button>
    </li>
  )
}
