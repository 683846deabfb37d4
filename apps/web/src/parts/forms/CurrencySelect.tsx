import { useQuery, queryOptions } from '@tanstack/react-query'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { api } from '../../data/client/apiClient.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { ChipSelect } from './ChipSelect.tsx'
import { fieldMessages as messages } from './fieldMessages.ts'

const ONE_HOUR_MS = 3_600_000

const fiatCodesQuery = () =>
  queryOptions({
    queryKey: queryKeys.fiatCodes(),
    queryFn: ({ signal }) => api().getFiatCodes({ signal }),
    staleTime: ONE_HOUR_MS,
  })

type Props = {
  /** Id of the note beside it. */
  readonly describedBy?: string
}

/** The currency of all pages, from the currencies for which the service has prices. */
export function CurrencySelect({ describedBy }: Props) {
  const [currency, setCurrency] = useCurrency()
  const codes = useQuery({ ...fiatCodesQuery(), enabled: useAfterContent() }).data ?? []
  const options = [...new Set([currency.toUpperCase(), ...codes.map((code) => code.toUpperCase())])]
  return (
    <ChipSelect
      aria-label={messages.currency}
      aria-describedby={describedBy}
      value={currency.toUpperCase()}
      onChange={(event) => setCurrency(event.target.value)}
    >
      {options.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </ChipSelect>
  )
}
