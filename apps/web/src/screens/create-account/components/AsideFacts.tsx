import styles from './Create.module.css'

type Props = { readonly facts: readonly { readonly fact: string; readonly detail: string }[] }

/** Facts beside a step, each with a sentence that explains it. */
export const AsideFacts = ({ facts }: Props) => (
  <ul className={styles.facts}>
    {facts.map(({ fact, detail }) => (
      <li key={fact}>
        <b>{fact}</b>
        <span>{detail}</span>
      </li>
    ))}
  </ul>
)
