import styles from './Spinner.module.css'

type Props = {
  /** Edge length in px. Default 22. */
  readonly size?: number
  /** Accessible name. Without one it is decoration beside words. */
  readonly label?: string
}

/** Something is being loaded or waited for. */
export const Spinner = ({ size = 22, label }: Props) => (
  <span
    className={styles.spinner}
    style={{ width: size, height: size }}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
)
