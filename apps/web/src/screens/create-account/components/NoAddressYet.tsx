import { createMessages as messages } from '../createMessages.ts'
import styles from './Create.module.css'

/** In place of the address, until the owners are known. */
export const NoAddressYet = () => (
  <div className={styles.address}>
    <h2>{messages.address}</h2>
    <p>{messages.addressLater}</p>
  </div>
)
