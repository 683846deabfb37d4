import { type Address, errorText } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { handlerQuery } from '../../../parts/contracts/handlerQuery.ts'
import { handlerAbilities } from '../../../parts/contracts/handlerWords.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import styles from '../powers/PowerForm.module.css'
import { handlerMessages } from './handlerMessages.ts'

type Props = {
  readonly now: Address | null
  readonly after: Address | null
  /** False before a choice. */
  readonly isChosen: boolean
  readonly version: string
}

/** The calls that the account answers now and after the change, and those that stop working. */
export function HandlerChanges({ now, after, isChosen, version }: Props) {
  const { chain, safe } = useAccount()
  const today = useQuery(handlerQuery(chain, { account: safe, version, handler: now }))
  const later = useQuery({ ...handlerQuery(chain, { account: safe, version, handler: after }), enabled: isChosen })
  const afterwards = isChosen ? later.data : undefined
  const lost = handlerAbilities().filter(({ of }) => today.data?.[of] && afterwards && !afterwards[of])
  const error = today.error ?? (isChosen ? later.error : null)
  return (
    <>
      <div className="cs-panel">
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{handlerMessages.accountCan}</th>
              <th scope="col">{handlerMessages.today}</th>
              <th scope="col">{handlerMessages.after}</th>
            </tr>
          </thead>
          <tbody>
            {handlerAbilities().map(({ of, able }) => (
              <tr key={of}>
                <th scope="row">{able}</th>
                <td>{word(today.data?.[of])}</td>
                <td className={today.data?.[of] && afterwards?.[of] === false ? styles.lost : ''}>
                  {word(afterwards?.[of])}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lost.length > 0 && (
        <VerdictNote verdict="caution" title={handlerMessages.stopsWorking}>
          {lost.map(({ without }) => without).join(' ')}
        </VerdictNote>
      )}
      {error && (
        <VerdictNote verdict="unchecked" title={handlerMessages.lossNotChecked}>
          {errorText(error)}
        </VerdictNote>
      )}
    </>
  )
}

const word = (value: boolean | undefined): string =>
  value === undefined ? '–' : value ? handlerMessages.yes : handlerMessages.no
