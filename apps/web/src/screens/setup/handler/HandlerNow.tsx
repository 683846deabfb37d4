import type { AccountSetup } from '../model/accountSetup.ts'
import { CodeBadge } from '../powers/CodeBadge.tsx'
import { PowerLabel } from '../powers/PowerLabel.tsx'
import styles from '../powers/PowerForm.module.css'
import { useContract } from '../powers/useContract.ts'
import { handlerMessages } from './handlerMessages.ts'

/** The current handler. */
export function HandlerNow({ setup: { fallbackHandler } }: { setup: AccountSetup }) {
  const contract = useContract(fallbackHandler)
  return (
    <section aria-labelledby="handler-now" className={styles.choices}>
      <h2 id="handler-now" className={styles.heading}>
        {handlerMessages.currentHandler}
      </h2>
      <div className={`cs-panel ${styles.choice}`}>
        {fallbackHandler === null ? (
          handlerMessages.none
        ) : (
          <>
            <PowerLabel address={fallbackHandler} contract={contract} />
            <CodeBadge contract={contract} quiet />
          </>
        )}
      </div>
    </section>
  )
}
