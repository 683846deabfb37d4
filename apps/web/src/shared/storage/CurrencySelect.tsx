import { Icon } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useAfterContent } from '../live/useAfterContent.ts'
import { fiatCodesQuery } from '../query/fiatCodesQuery.ts'
import { useCurrency } from './currency.ts'
import styles from './CurrencySelect.module.css'

/** The currency of all pages, from the codes the service can price in. */
export function CurrencySelect() {
  const [currency, setCurrency] = useCurrency()
  const codes = useQuery({ ...fiatCodesQuery(), enabled: useAfterContent() }).data ?? []
  const options = [...new Set([currency.toUpperCase(), ...codes.map((code) => code.toUpperCase())])]
  return (
    <span className={styles.select}>
      <select
        aria-label="Currency"
        value={currency.toUpperCase()}
        onChange={(event) => setCurrency(event.target.value)}
      >
        {options.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <Icon name="chevron-down" size={15} />
    </span>
  )
}
